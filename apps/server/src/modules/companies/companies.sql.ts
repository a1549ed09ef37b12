// SQL of companies.
import { nameKey } from '@khyanalt/domain/search-key'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** What is kept of a company beside its id and times. */
export type CompanyData = {
  readonly register_number: string
  readonly name_mn: string
  readonly name_en: string | null
  readonly legal_form: string | null
  readonly legal_form_en: string | null
  readonly founded_on: string | null
  readonly address_codes: readonly string[]
  /** The address in one line, as papers print it. */
  readonly address: string | null
  readonly custom_address: string | null
  readonly custom_address_english: string | null
  readonly industry: readonly string[]
  readonly director_register_number: string | null
  readonly director_lastname: string | null
  readonly director_firstname: string | null
  readonly director_position: string | null
  readonly director_phone: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly postbox: string | null
  readonly fax: string | null
}

/** A stored company. */
export type CompanyRow = CompanyData & {
  readonly id: string
  readonly active: boolean
  readonly verified_at: Date | null
  readonly version: number
  readonly created_at: Date
}

/** A member's role in a company. */
export type MemberRole = 'MEMBER' | 'ADMIN'

const columns = [
  'c.id',
  'c.register_number',
  'c.name_mn',
  'c.name_en',
  'c.legal_form',
  'c.legal_form_en',
  'c.founded_on',
  'c.address_codes',
  'c.address',
  'c.custom_address',
  'c.custom_address_english',
  'c.industry',
  'c.director_register_number',
  'c.director_lastname',
  'c.director_firstname',
  'c.director_position',
  'c.director_phone',
  'c.phone',
  'c.email',
  'c.postbox',
  'c.fax',
  'c.active',
  'c.verified_at',
  'c.version',
  'c.created_at',
] as const

/** Adds a company unless its register number is known; false when it is. Waits for a twin that is being added. */
export const insertCompany = async (
  tx: Tx,
  company: CompanyData & { readonly id: string; readonly verified_at: Date | null; readonly created_at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('companies')
    .values({
      ...company,
      name_key: keyOf(company),
      address_codes: [...company.address_codes],
      industry: [...company.industry],
      updated_at: company.created_at,
    })
    .onConflict(conflict => conflict.column('register_number').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) === 1
}

/** Both names by their sound, for searches. */
export const keyOf = ({ name_mn, name_en }: Pick<CompanyData, 'name_mn' | 'name_en'>): string =>
  nameKey(`${name_mn} ${name_en ?? ''}`)

/** Writes new data over a company. */
export const updateCompanyRow = async (tx: Tx, id: string, data: CompanyData, at: Date): Promise<void> => {
  await tx
    .updateTable('companies')
    .set({ ...data, address_codes: [...data.address_codes], industry: [...data.industry], updated_at: at })
    .set({ name_key: keyOf(data) })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Notes that a verified person stands for the company. */
export const markVerified = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('companies').set({ verified_at: at }).where('id', '=', id).execute()
}

/** A company by id. */
export const findCompanyRow = async (tx: Tx, id: string): Promise<CompanyRow | undefined> =>
  tx.selectFrom('companies as c').select(columns).where('c.id', '=', id).executeTakeFirst()

/** A company of which the person is a member, with his or her role; `lock` holds it until the transaction ends. */
export const findOwnCompany = async (
  tx: Tx,
  userId: string,
  by: { readonly id: string } | { readonly registerNumber: string },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<(CompanyRow & { readonly role: MemberRole }) | null> => {
  const row = await tx
    .selectFrom('companies as c')
    .innerJoin('company_members as m', 'm.company_id', 'c.id')
    .select([...columns, 'm.role'])
    .where('m.user_id', '=', userId)
    .where('id' in by ? 'c.id' : 'c.register_number', '=', 'id' in by ? by.id : by.registerNumber)
    .$if(lock, query => query.forUpdate('c'))
    .executeTakeFirst()
  return row ?? null
}

/** The id of a company with this register number; locks it. */
export const findByRegister = async (tx: Tx, registerNumber: string) =>
  tx
    .selectFrom('companies')
    .select(['id', 'name_mn', 'name_en'])
    .where('register_number', '=', registerNumber)
    .forUpdate()
    .executeTakeFirst()

/** Whether the portal knows the register number. */
export const isRegistered = async (tx: Tx, registerNumber: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('companies')
    .select('id')
    .where('register_number', '=', registerNumber)
    .executeTakeFirst()
  return row !== undefined
}

/** Companies of a person in the order of joining, with the numbers of their members and requests. */
export const listOwnRows = async (tx: Tx, userId: string, sid: string | undefined) =>
  tx
    .selectFrom('company_members as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select([
      'm.role',
      'c.id',
      'c.register_number',
      'c.name_mn',
      'c.name_en',
      'c.active',
      'c.verified_at',
      'c.founded_on',
      'c.legal_form',
      'c.legal_form_en',
      sql<number>`(select count(*) from company_members x where x.company_id = c.id)`.as('members'),
      sql<number>`(
        select count(*) from requests r where r.owner_company_id = c.id and r.deleted_at is null
      )`.as('requests'),
    ])
    .where('m.user_id', '=', userId)
    .$if(sid !== undefined, query => query.where('m.sid', '=', sid ?? ''))
    .orderBy('m.created_at')
    .orderBy('c.id')
    .execute()

/** Names of a person's companies, by name. */
export const listNames = async (tx: Tx, userId: string, sid: string | undefined) =>
  tx
    .selectFrom('company_members as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.id', 'c.name_mn as name'])
    .where('m.user_id', '=', userId)
    .$if(sid !== undefined, query => query.where('m.sid', '=', sid ?? ''))
    .orderBy('c.name_mn')
    .execute()
