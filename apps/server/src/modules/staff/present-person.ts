// What administrators learn of an account.
import type { Person, PersonRow } from '@khyanalt/contract/staff-people'
import type { UserType } from '@khyanalt/domain/client-type'
import type { Module, Role } from '@khyanalt/domain/roles'
import type { findAccountRow, listCompaniesOf, listGrantRows, listPeopleRows } from './people.sql.ts'

type Unit = {
  readonly organization_id: number | null
  readonly organization_mn: string | null
  readonly organization_en: string | null
}

export const presentPersonRow = (row: Awaited<ReturnType<typeof listPeopleRows>>['rows'][number]): PersonRow => ({
  id: row.id,
  login: row.login_email ?? row.register_number ?? '',
  name: row.name,
  lastname: row.lastname,
  position: row.position,
  organization: presentUnit(row),
  roles: row.roles,
  active: row.active,
  last_sign_in: row.last_sign_in === null ? null : new Date(row.last_sign_in).toISOString(),
})

type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountRow>>>

export const presentPerson = (
  row: AccountRow,
  {
    grants,
    companies,
    sessions,
    proposals,
    hasSecondFactor,
    lock,
  }: {
    readonly grants: Awaited<ReturnType<typeof listGrantRows>>
    readonly companies: Awaited<ReturnType<typeof listCompaniesOf>>
    readonly sessions: Person['sessions']
    readonly proposals: Person['proposals']
    readonly hasSecondFactor: boolean
    readonly lock: Person['lock']
  },
): Person => ({
  id: row.id,
  kind: row.kind === 'staff' ? 'staff' : 'client',
  version: row.version,
  login: row.login_email ?? row.register_number ?? '',
  name: row.name,
  lastname: row.lastname,
  type: row.user_type as UserType,
  email: row.email ?? row.login_email,
  phone: row.phone,
  nationality: row.nationality,
  position: row.position,
  organization: presentUnit(row),
  active: row.active,
  private_number: row.private_number,
  has_password: row.password_hash !== null,
  has_second_factor: hasSecondFactor,
  created_at: row.created_at.toISOString(),
  grants: grants.map(grant => ({
    role: grant.role as Role,
    ...(grant.module === null ? {} : { module: grant.module as Module }),
    ...(grant.category_id === null ? {} : { categoryId: grant.category_id }),
    ...(grant.organization_id === null ? {} : { organizationId: grant.organization_id }),
  })),
  companies: companies.map(({ id, name_mn, register_number, role }) => ({
    id,
    name: name_mn,
    register_number,
    role: role === 'ADMIN' ? 'ADMIN' : 'MEMBER',
  })),
  sessions,
  proposals,
  lock,
})

const presentUnit = (row: Unit): Person['organization'] =>
  row.organization_id === null
    ? null
    : { id: row.organization_id, name_mn: row.organization_mn ?? '', name_en: row.organization_en ?? '' }
