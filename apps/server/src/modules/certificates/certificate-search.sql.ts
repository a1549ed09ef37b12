// SQL of finding certificates by a few typed letters: each question reads as many rows as it answers.
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { NumberPattern } from './certificate-number.ts'
import { nameAs, stateAs } from './demo-certificates.sql.ts'

type FoundRow = {
  readonly cs_id: string
  readonly ref_id: string
  readonly service: { readonly mn: string; readonly en: string }
  readonly holder: string
  readonly state: CertificateState
  readonly ends_on: string
  readonly suspended_from: string | null
  readonly suspended_until: string | null
}

const selectFound = (tx: Tx, limit: number) =>
  tx
    .selectFrom('certificates as c')
    .innerJoin('services as s', 's.id', 'c.service_id')
    .select(['c.cs_id', 'c.ref_id', 'c.holder', 'c.ends_on', 'c.suspended_from', 'c.suspended_until'])
    .select(stateAs<CertificateState>('c', 'cancelled').as('state'))
    .select(
      sql<FoundRow['service']>`json_build_object(
        'mn', ${nameAs('c', sql`s.name_mn`, 'mn')}, 'en', ${nameAs('c', sql`s.name_en`, 'en')})`.as('service'),
    )
    .where('c.state', '!=', 'prepared')
    .limit(limit)

/** Whether a number begins or ends as typed. */
export const numberMatches = ({ starts, ends }: NumberPattern) =>
  sql<SqlBool>`(c.ref_id like ${starts} or reverse(c.ref_id) like ${ends})`

/** Public certificates by number: those that begin so, then those that end so. */
export const findByNumber = async (tx: Tx, { starts, ends }: NumberPattern, limit: number): Promise<FoundRow[]> => {
  const begun = await selectFound(tx, limit).where('c.ref_id', 'like', starts).execute()
  if (begun.length > 0) return begun
  return await selectFound(tx, limit).where(sql`reverse(c.ref_id)`, 'like', ends).execute()
}

/** Public certificates whose holder's name sounds like this from its beginning. */
export const findByHolderKey = async (tx: Tx, key: string, limit: number): Promise<FoundRow[]> =>
  await selectFound(tx, limit).where('c.holder_key', 'like', `${key}%`).execute()

/** Rows whose holder has no key yet. */
export const listUnkeyed = async (tx: Tx, limit: number): Promise<{ id: string; holder: string }[]> =>
  tx
    .selectFrom('certificates')
    .select(['id', 'holder'])
    .where('holder_key', 'is', null)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Stores the key of a holder. */
export const updateHolderKey = async (tx: Tx, id: string, key: string): Promise<void> => {
  await tx.updateTable('certificates').set({ holder_key: key }).where('id', '=', id).execute()
}
