// SQL of late requests.
import type { LateRequestFacts, LateRequestState } from '@khyanalt/domain/fee-report/late-requests'
import type { Quarter, Season } from '@khyanalt/domain/fee-report/quarters'
import { companyCaseFacts } from '@khyanalt/domain/fee-report/report-actions'
import type { Part } from '@khyanalt/domain/took-part'
import { sql } from 'kysely'
import { readLateParts, withParts } from '../../db/parts.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'

/** A stored late request with its company. */
export type LateRecord = {
  readonly id: string
  readonly company_id: string
  readonly company_key: string
  readonly company_mn: string
  readonly company_en: string | null
  readonly year: number
  readonly season: Season
  readonly details: string
  readonly state: LateRequestState
  readonly open_until: string | null
  readonly used_at: Date | null
  readonly reason: string | null
  readonly version: number
  readonly created_by: string
  readonly helpers: readonly string[]
  readonly created_at: Date
  /** Who of the agency is the applicant in private life; absent in the company's own list. */
  readonly parts?: readonly Part[]
}

/** What the rules need to know of it. */
export const lateFactsOf = ({ state, company_id, helpers, parts = [] }: LateRecord): LateRequestFacts => ({
  ...companyCaseFacts(company_id, helpers, parts),
  state,
  step: 1,
  plan: [],
})

export const selectLate = (tx: Tx) =>
  tx
    .selectFrom('late_requests as l')
    .innerJoin('companies as c', 'c.id', 'l.company_id')
    .selectAll('l')
    .select(['c.register_number as company_key', 'c.name_mn as company_mn', 'c.name_en as company_en'])

/** A late request, which nobody else changes until the transaction ends. */
export const lockLateRow = async (tx: Tx, id: string): Promise<LateRecord | null> =>
  isUuid(id)
    ? ((await withLateParts(tx, await selectLate(tx).where('l.id', '=', id).forUpdate('l').execute()))[0] ?? null)
    : null

/** Late requests with who of the agency is their applicant, while they may be decided. */
export const withLateParts = (tx: Tx, rows: readonly object[]): Promise<LateRecord[]> =>
  withParts(tx, rows as readonly LateRecord[], {
    key: ({ id }) => id,
    open: ({ state }) => state === 'sent' || state === 'received',
    read: readLateParts,
  })

/** A page of the late requests of companies, newest first, and how many there are. */
export const listLateOf = async (
  tx: Tx,
  companyIds: readonly string[],
  { page, results }: { readonly page: number; readonly results: number },
) => {
  if (companyIds.length === 0) return { rows: [], total: 0 }
  const rows = await selectLate(tx)
    .where('l.company_id', 'in', [...companyIds])
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(results)
    .offset((page - 1) * results)
    .execute()
  const { total } = await tx
    .selectFrom('late_requests')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('company_id', 'in', [...companyIds])
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The request of a company for a quarter that was not rejected. */
export const findStanding = async (tx: Tx, companyId: string, { year, season }: Quarter) =>
  tx
    .selectFrom('late_requests')
    .select('id')
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .where('season', '=', season)
    .where('state', '<>', 'rejected')
    .executeTakeFirst()

/** Stores a late request. */
export const insertLate = async (
  tx: Tx,
  {
    at,
    helpers,
    ...request
  }: {
    readonly id: string
    readonly company_id: string
    readonly year: number
    readonly season: Season
    readonly details: string
    readonly created_by: string
    readonly helpers: readonly string[]
    readonly at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('late_requests')
    .values({ ...request, helpers: [...helpers], state: 'sent', created_at: at, updated_at: at })
    .execute()
}

/** Moves a locked late request; answers its new version. */
export const updateLate = async (
  tx: Tx,
  id: string,
  change: { readonly state: LateRequestState; readonly open_until?: string; readonly reason?: string },
  at: Date,
): Promise<number> => {
  const { version } = await tx
    .updateTable('late_requests')
    .set({ ...change, version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
