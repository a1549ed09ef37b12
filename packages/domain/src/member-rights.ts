// What a member may do in an organisation's name, beside the roles MEMBER and ADMIN (REQ-BEHALF-06).

/** Prepares drafts and keeps the registers; sends; pays and attaches receipts; reads what the organisation has. */
export const memberRights = ['prepare', 'send', 'pay', 'read'] as const
export type MemberRight = (typeof memberRights)[number]

/** Whoever prepares or sends reads too; in the order of the list, each once. */
export const tidyRights = (given: readonly MemberRight[]): readonly MemberRight[] =>
  memberRights.filter(
    right => given.includes(right) || (right === 'read' && (given.includes('prepare') || given.includes('send'))),
  )

/** The rights of a member; an ADMIN, who could give them to himself, has all. */
export const rightsOf = (role: 'MEMBER' | 'ADMIN', stored: readonly string[]): readonly MemberRight[] =>
  role === 'ADMIN' ? memberRights : memberRights.filter(right => stored.includes(right))

/** Every right for each organisation, as its ADMIN has them. */
export const fullRights = (companyIds: readonly string[]): Readonly<Record<string, readonly MemberRight[]>> =>
  Object.fromEntries(companyIds.map(id => [id, memberRights]))
