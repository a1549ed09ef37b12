// SQL of accounts as administrators see and change them.
import type { Role } from '@khyanalt/domain/roles'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

export type PeopleFilter = {
  readonly kind: 'staff' | 'foreigner'
  readonly search?: string | undefined
  readonly role?: Role | undefined
  readonly state?: 'open' | 'locked' | undefined
}

/** A page of accounts by name, and how many there are. */
export const listPeopleRows = async (
  tx: Tx,
  { kind, search, role, state }: PeopleFilter,
  { page, size }: { readonly page: number; readonly size: number },
) => {
  const pattern = search ? `%${search.replace(/[\\%_]/g, found => `\\${found}`)}%` : null
  let people = tx.selectFrom('users as u').leftJoin('organizations as o', 'o.id', 'u.organization_id')
  people =
    kind === 'staff'
      ? people.where('u.kind', '=', 'staff')
      : people.where('u.kind', '=', 'client').where('u.user_type', '=', 3)
  if (state) people = people.where('u.active', '=', state === 'open')
  if (pattern) {
    people = people.where(eb =>
      eb.or(
        (['u.name', 'u.lastname', 'u.login_email', 'u.register_number'] as const).map(column =>
          eb(column, 'ilike', pattern),
        ),
      ),
    )
  }
  if (role) {
    people = people.where(eb =>
      eb.exists(
        eb.selectFrom('staff_grants as g').select('g.id').whereRef('g.user_id', '=', 'u.id').where('g.role', '=', role),
      ),
    )
  }
  const rows = await people
    .select(['u.id', 'u.login_email', 'u.register_number', 'u.name', 'u.lastname', 'u.position', 'u.active'])
    .select(['o.id as organization_id', 'o.name_mn as organization_mn', 'o.name_en as organization_en'])
    .select([
      sql<Role[]>`coalesce((
        select json_agg(distinct g.role) from staff_grants g where g.user_id = u.id
      ), '[]')`.as('roles'),
      sql<string | null>`(
        select to_json(max(s.created_at)) from sessions s where s.user_id = u.id and s.acting_user_id is null
      )`.as('last_sign_in'),
    ])
    .orderBy('u.name')
    .orderBy('u.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await people.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The client with a register number, locked or not. */
export const findClientId = async (tx: Tx, registerNumber: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'client')
    .where('register_number', '=', registerNumber)
    .executeTakeFirst()
  return row?.id ?? null
}

/** An account with the unit it works in. */
export const findAccountRow = async (tx: Tx, id: string) =>
  tx
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .select([
      'u.id',
      'u.kind',
      'u.version',
      'u.login_email',
      'u.register_number',
      'u.name',
      'u.lastname',
      'u.user_type',
    ])
    .select(['u.email', 'u.phone', 'u.nationality', 'u.position', 'u.active', 'u.password_hash', 'u.created_at'])
    .select(['o.id as organization_id', 'o.name_mn as organization_mn', 'o.name_en as organization_en'])
    .where('u.id', '=', id)
    .executeTakeFirst()

/** Locks an account until the transaction ends. */
export const lockAccountRow = async (tx: Tx, id: string) =>
  tx.selectFrom('users').select(['id', 'kind', 'version', 'active']).where('id', '=', id).forUpdate().executeTakeFirst()

/** Ids of the active administrators, locked so that two of them cannot take the role from one another. */
export const lockAdministrators = async (tx: Tx): Promise<string[]> => {
  const rows = await tx
    .selectFrom('staff_grants as g')
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .select('u.id')
    .where('g.role', '=', 'ADMIN')
    .where('u.active', '=', true)
    .orderBy('u.id')
    .orderBy('g.id')
    .forUpdate()
    .execute()
  return [...new Set(rows.map(row => row.id))]
}

/** Adds an account; false when its name for signing in is taken. */
export const insertAccount = async (
  tx: Tx,
  account: {
    readonly id: string
    readonly kind: 'staff' | 'client'
    readonly login_email: string | null
    readonly register_number: string | null
    readonly user_type: 1 | 3
    readonly name: string
    readonly position: string | null
    readonly nationality: string | null
    readonly email: string | null
    readonly organization_id: number | null
    readonly created_at: Date
    readonly updated_at: Date
  },
): Promise<boolean> => {
  const row = await tx
    .insertInto('users')
    .values(account)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether another account signs in by this e-mail address. */
export const isEmailTaken = async (tx: Tx, email: string, butFor: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('login_email', '=', email)
    .where('id', '!=', butFor)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes an account and counts its version. */
export const updateAccount = async (
  tx: Tx,
  id: string,
  changes: {
    readonly login_email?: string
    readonly name?: string
    readonly position?: string | null
    readonly organization_id?: number | null
    readonly active?: boolean
  },
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set(eb => ({ ...changes, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute()
}

export type GrantRow = {
  readonly id: string
  readonly user_id: string
  readonly role: Role
  readonly module: string | null
  readonly category_id: number | null
  readonly organization_id: number | null
}

/** The roles of an account in the order they were given. */
export const listGrantRows = async (tx: Tx, userId: string) =>
  tx
    .selectFrom('staff_grants')
    .select(['role', 'module', 'category_id', 'organization_id'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** Puts these roles in place of those an account has. */
export const replaceGrants = async (tx: Tx, userId: string, grants: readonly GrantRow[]): Promise<void> => {
  await tx.deleteFrom('staff_grants').where('user_id', '=', userId).execute()
  if (grants.length > 0)
    await tx
      .insertInto('staff_grants')
      .values([...grants])
      .execute()
}

/** What roles can be limited to. */
export const listScopeIds = async (tx: Tx) => {
  const categories = await tx.selectFrom('categories').select('id').where('parent_id', 'is', null).execute()
  const organizations = await tx.selectFrom('organizations').select('id').execute()
  return {
    categoryIds: new Set(categories.map(row => row.id)),
    organizationIds: new Set(organizations.map(row => row.id)),
  }
}

/** The organisations a person acts for, longest first. */
export const listCompaniesOf = async (tx: Tx, userId: string) =>
  tx
    .selectFrom('company_members as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.id', 'c.name_mn', 'c.register_number', 'm.role'])
    .where('m.user_id', '=', userId)
    .orderBy('m.created_at')
    .orderBy('c.id')
    .execute()
