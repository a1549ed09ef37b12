// SQL of late requests: cases of that type, each with the quarter that it asks to open.
import type { LateRequestState } from '@khyanalt/domain/fee-report/late-requests'
import type { Quarter, Season } from '@khyanalt/domain/fee-report/quarters'
import type { Part } from '@khyanalt/domain/took-part'
import { readCaseParts, withParts } from '../../db/parts.sql.ts'
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
  readonly step: number
  readonly round: number
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

/** What a decision says of the quarter. */
export type LateDecided = { readonly open_until?: string; readonly reason?: string }

/** Late requests with their companies. */
export const selectLate = (tx: Tx) =>
  tx
    .selectFrom('cases as k')
    .innerJoin('late_request_quarters as q', 'q.case_id', 'k.id')
    .innerJoin('companies as c', 'c.id', 'k.owner_company_id')
    .select(['k.id', 'k.state', 'k.step', 'k.round', 'k.version', 'k.created_by', 'k.helpers', 'k.created_at'])
    .select(['q.year', 'q.season', 'q.details', 'q.open_until', 'q.used_at', 'q.reason'])
    .select(['c.id as company_id', 'c.register_number as company_key', 'c.name_mn as company_mn'])
    .select('c.name_en as company_en')
    .where('k.type', '=', 'late_request')
    .$narrowType<{ state: LateRequestState }>()

/** A late request, which nobody else changes until the transaction ends. */
export const lockLateRow = async (tx: Tx, id: string): Promise<LateRecord | null> =>
  isUuid(id)
    ? ((await withLateParts(tx, await selectLate(tx).where('k.id', '=', id).forUpdate(['k', 'q']).execute()))[0] ??
      null)
    : null

/** Late requests with who of the agency is their applicant, while they may be decided. */
export const withLateParts = (tx: Tx, rows: readonly LateRecord[]): Promise<LateRecord[]> =>
  withParts(tx, rows, {
    key: ({ id }) => id,
    open: ({ state }) => state === 'sent' || state === 'received',
    read: readCaseParts,
  })

/** A page of the late requests of companies, newest first, and how many there are. */
export const listLateOf = async (
  tx: Tx,
  companyIds: readonly string[],
  { page, results }: { readonly page: number; readonly results: number },
) => {
  if (companyIds.length === 0) return { rows: [], total: 0 }
  const rows = await selectLate(tx)
    .where('k.owner_company_id', 'in', [...companyIds])
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(results)
    .offset((page - 1) * results)
    .execute()
  const { total } = await tx
    .selectFrom('cases')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('type', '=', 'late_request')
    .where('owner_company_id', 'in', [...companyIds])
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** What a late request claims: one company's quarter. */
export const claimOf = (companyId: string, { year, season }: Quarter): string => `${companyId}/${year}/${season}`

/** The request of a company for a quarter that was not rejected. */
export const findStanding = async (tx: Tx, companyId: string, quarter: Quarter) =>
  tx
    .selectFrom('cases')
    .select('id')
    .where('type', '=', 'late_request')
    .where('claim', '=', claimOf(companyId, quarter))
    .executeTakeFirst()

/** Writes the quarter that a new late request asks for. */
export const insertQuarter =
  (row: { readonly case_id: string; readonly year: number; readonly season: Season; readonly details: string }) =>
  (db: Pick<Tx, 'insertInto'>) =>
    db.insertInto('late_request_quarters').values(row)

/** Writes what a decision says of the quarter. */
export const updateQuarter = (id: string, decided: LateDecided) => (db: Pick<Tx, 'updateTable'>) =>
  db.updateTable('late_request_quarters').set(decided).where('case_id', '=', id)
