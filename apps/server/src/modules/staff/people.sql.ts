// SQL of accounts as administrators see and change them.

import { peopleTotalLimit } from '@khyanalt/contract/staff-people'
import type { Module, Role } from '@khyanalt/domain/roles'
import { type Expression, type SqlBool, sql } from 'kysely'
import { countTo, openFound } from '../../db/found-rows.sql.ts'
import type { Tx } from '../../db/transaction.ts'

export type PeopleFilter = {
  readonly kind: 'staff' | 'foreigner'
  readonly search?: string | undefined
  readonly role?: Role | undefined
  readonly state?: 'open' | 'locked' | undefined
}

/** A page of accounts by name, and how many there are, counted up to a limit. */
export const listPeopleRows = async (
  tx: Tx,
  { kind, search, role, state }: PeopleFilter,
  { page, size }: { readonly page: number; readonly size: number },
) => {
  const people = tx
    .selectFrom('users as u')
    .where(eb =>
      kind === 'staff'
        ? eb('u.kind', '=', 'staff')
        : eb.and([eb('u.kind', '=', 'client'), eb('u.user_type', '=', eb.lit(3))]),
    )
    .$if(state !== undefined, query => query.where('u.active', '=', state === 'open'))
    .$if(Boolean(search), query =>
      query.where(kind === 'staff' ? isStaffMeant(search ?? '') : isForeignerMeant(search ?? '')),
    )
    .$if(role !== undefined, query =>
      query.where(eb =>
        eb.exists(
          eb
            .selectFrom('staff_grants as g')
            .select('g.id')
            .whereRef('g.user_id', '=', 'u.id')
            .where('g.role', '=', role ?? 'OPERATOR'),
        ),
      ),
    )
    .select(['u.id', 'u.name'])
  const total = await countTo(tx, people, peopleTotalLimit)
  const first = (page - 1) * size
  // Behind what is counted nobody turns pages; a made-up page number costs nothing.
  if (first >= total) return { rows: [], total }
  const shown = await openFound(tx, people, total < peopleTotalLimit)
    .selectFrom('found')
    .select('id')
    .orderBy('name')
    .orderBy('id')
    .limit(size)
    .offset(first)
    .execute()
  const ids = shown.map(({ id }) => id)
  const rows = await tx
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .where('u.id', 'in', ids)
    .select(['u.id', 'u.login_email', 'u.register_number', 'u.name', 'u.lastname', 'u.position', 'u.active'])
    .select(['o.id as organization_id', 'o.name_mn as organization_mn', 'o.name_en as organization_en'])
    .select([
      sql<Role[]>`coalesce((
        select json_agg(distinct g.role) from staff_grants g where g.user_id = u.id
      ), '[]')`.as('roles'),
      sql<string | null>`(
        select to_json(s.created_at) from sessions s where s.user_id = u.id and s.acting_user_id is null
        order by s.created_at desc limit 1
      )`.as('last_sign_in'),
    ])
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
  return { rows, total: Number(total) }
}

/** Any part of what staff are called by; they are few, and an index holds them apart. */
const isStaffMeant = (search: string): Expression<SqlBool> => {
  const pattern = `%${escaped(search)}%`
  return sql<SqlBool>`(u.name ilike ${pattern} or u.lastname ilike ${pattern} or u.login_email ilike ${pattern}
    or u.register_number ilike ${pattern})`
}

/** Beginnings of words of the name, or of the register number they sign in by; foreigners are many. */
const isForeignerMeant = (search: string): Expression<SqlBool> => {
  const begins = `${escaped(search.toUpperCase())}%`
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return sql<SqlBool>`u.register_number like ${begins}`
  const query = words.map(word => `${word}:*`).join(' & ')
  return sql<SqlBool>`(u.register_number like ${begins}
    or to_tsvector('simple', coalesce(u.lastname, '') || ' ' || u.name) @@ to_tsquery('simple', ${query}))`
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, found => `\\${found}`)

/** What staff are called and sign in by; they are few. */
export const listStaffNames = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'lastname', 'login_email', 'position'])
    .where('kind', '=', 'staff')
    .orderBy('name')
    .orderBy('id')
    .limit(peopleTotalLimit)
    .execute()

/** Foreigners that a text means. */
export const findForeigners = (tx: Tx, search: string, limit: number) =>
  tx
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.lastname'])
    .where('u.kind', '=', 'client')
    .where('u.user_type', '=', sql.lit(3))
    .where(isForeignerMeant(search))
    .limit(limit)
    .execute()

/** What the client with a register number is called. */
export const findClientName = async (tx: Tx, registerNumber: string) =>
  (await tx
    .selectFrom('users')
    .select(['id', 'name', 'lastname'])
    .where('kind', '=', 'client')
    .where('register_number', '=', registerNumber)
    .executeTakeFirst()) ?? null

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
    .select([
      'u.email',
      'u.phone',
      'u.private_number',
      'u.nationality',
      'u.position',
      'u.active',
      'u.password_hash',
      'u.created_at',
    ])
    .select(['o.id as organization_id', 'o.name_mn as organization_mn', 'o.name_en as organization_en'])
    .where('u.id', '=', id)
    .executeTakeFirst()

/** The active account of a name that somebody signs in by, locked. */
export const findByLogin = async (tx: Tx, login: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'kind', 'name'])
    .where(eb => eb.or([eb('login_email', '=', login.toLowerCase()), eb('register_number', '=', login.toUpperCase())]))
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()

/** Locks an account until the transaction ends. */
export const lockAccountRow = async (tx: Tx, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'kind', 'version', 'active', 'login_email', 'email', 'private_number'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

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
    readonly private_number: string | null
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

/** Whether another member of staff is this person in private life. */
export const isPrivateNumberTaken = async (tx: Tx, number: string, butFor: string | null): Promise<boolean> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('private_number', '=', number)
    .$if(butFor !== null, query => query.where('id', '!=', butFor ?? ''))
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
    readonly private_number?: string
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
  readonly module: Module | null
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

/** What categories and units are called. */
export const listScopeNames = async (tx: Tx) => {
  const categories = await tx
    .selectFrom('categories')
    .select(['id', 'name_mn', 'name_en'])
    .where('parent_id', 'is', null)
    .execute()
  const organizations = await tx.selectFrom('organizations').select(['id', 'name_mn', 'name_en']).execute()
  const named = (rows: readonly { id: number; name_mn: string; name_en: string | null }[]) =>
    new Map(rows.map(({ id, name_mn, name_en }) => [id, { mn: name_mn, en: name_en ?? name_mn }]))
  return { categories: named(categories), organizations: named(organizations) }
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
