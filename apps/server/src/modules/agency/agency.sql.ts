// SQL of what the agency says of itself.
import type { AgencyFacts } from '@khyanalt/contract/agency-settings'
import type { PaymentAccount } from '@khyanalt/domain/agency'
import type { Tx } from '../../db/transaction.ts'

/** What is stored; the bytes of the mark are read by themselves. */
export type AgencyRow = {
  readonly version: number
  readonly facts: AgencyFacts
  readonly account: PaymentAccount | null
  readonly logo_digest: string | null
  /** Who saved it last, by name. */
  readonly saved_by: string | null
  readonly saved_at: Date
}

/** The row, or null until the agency has given its data. */
export const findAgencyRow = async (tx: Tx): Promise<AgencyRow | null> =>
  (await tx
    .selectFrom('agency as a')
    .leftJoin('users as u', 'u.id', 'a.saved_by')
    .select(['a.version', 'a.facts', 'a.account', 'a.logo_digest', 'u.name as saved_by', 'a.saved_at'])
    .executeTakeFirst()) ?? null

type Saved = {
  readonly facts: AgencyFacts
  readonly account: PaymentAccount | null
  readonly by: string | null
  readonly at: Date
}

/** Writes over the version that was seen; null where somebody else was faster. */
export const writeAgency = async (tx: Tx, seen: number, { facts, account, by, at }: Saved): Promise<number | null> => {
  const row = {
    version: seen + 1,
    facts: JSON.stringify(facts),
    account: account && JSON.stringify(account),
    saved_by: by,
    saved_at: at,
  }
  const written =
    seen === 0
      ? await tx
          .insertInto('agency')
          .values(row)
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst()
      : await tx.updateTable('agency').set(row).where('version', '=', seen).executeTakeFirst()
  const count = 'numUpdatedRows' in written ? written.numUpdatedRows : written.numInsertedOrUpdatedRows
  return count === 1n ? seen + 1 : null
}

/** Puts another mark in the place of the one before, or none. */
export const writeLogo = async (
  tx: Tx,
  seen: number,
  { logo, by, at }: { readonly logo: { bytes: Buffer; digest: string } | null; readonly by: string; readonly at: Date },
): Promise<number | null> => {
  const { numUpdatedRows } = await tx
    .updateTable('agency')
    .set({
      version: seen + 1,
      logo: logo?.bytes ?? null,
      logo_digest: logo?.digest ?? null,
      saved_by: by,
      saved_at: at,
    })
    .where('version', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? seen + 1 : null
}

/** The bytes of the mark with this digest. */
export const findLogo = async (tx: Tx, digest: string): Promise<Buffer | null> =>
  (await tx.selectFrom('agency').select('logo').where('logo_digest', '=', digest).executeTakeFirst())?.logo ?? null
