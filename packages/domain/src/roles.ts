// Staff roles and their scopes (CON-022).

/** The five roles of portal accounts. */
export const Role = {
  /** Acts for customers at the front office. */
  OPERATOR: 'OPERATOR',
  /** Inspector: receives, checks, agrees, returns. */
  REVIEWER: 'REVIEWER',
  /** Head of unit: final decisions. */
  APPROVER: 'APPROVER',
  /** Invoices and receipts. */
  FINANCE: 'FINANCE',
  /** Accounts, catalogue, posts, periods, audit. */
  ADMIN: 'ADMIN',
} as const
export type Role = (typeof Role)[keyof typeof Role]
export const roles = Object.values(Role)

/** The part of the agency's work that a role may be limited to. */
export const Module = { INSPECTION: 'INSPECTION', FSI: 'FSI', AMNAT: 'AMNAT' } as const
export type Module = (typeof Module)[keyof typeof Module]

/** A role held by a staff member; an absent limit means everywhere. */
export type Grant = {
  readonly role: Role
  readonly module?: Module
  readonly categoryId?: number
  readonly organizationId?: number
}

/** Whether the role is held everywhere. */
export const isUnlimited = ({ module, categoryId, organizationId }: Grant): boolean =>
  module === undefined && categoryId === undefined && organizationId === undefined

/** What a piece of work belongs to. */
export type WorkPlace = {
  readonly module: Module
  readonly categoryId: number
  readonly organizationId: number | null
}

/** Whether one of the grants gives this role at this place. */
export const holdsRole = (grants: readonly Grant[], role: Role, place: WorkPlace): boolean =>
  grants.some(
    grant =>
      grant.role === role &&
      (grant.module === undefined || grant.module === place.module) &&
      (grant.categoryId === undefined || grant.categoryId === place.categoryId) &&
      (grant.organizationId === undefined || grant.organizationId === place.organizationId),
  )
