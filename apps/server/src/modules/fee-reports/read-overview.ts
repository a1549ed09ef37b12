// Sums by mineral, province and quarter, on screen and as a table.
import type { FeeOverview } from '@khyanalt/contract/staff-fee-reports'
import type { FeeMineral } from '@khyanalt/domain/fee-report/answers'
import { isBefore, type Quarter, type Season } from '@khyanalt/domain/fee-report/quarters'
import { feeReportPlace } from '@khyanalt/domain/fee-report/report-actions'
import { feeMineralTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { holdsRole } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { readAimags } from './choices.ts'
import { type SumRow, sumReports } from './overview.sql.ts'

type Span = {
  readonly from_year: number
  readonly from_season: Season
  readonly to_year: number
  readonly to_season: Season
  readonly all: 'yes' | 'no'
}

export const sumUp = async (tx: Tx, caller: Session, span: Span): Promise<FeeOverview> => {
  const from: Quarter = { year: span.from_year, season: span.from_season }
  const to: Quarter = { year: span.to_year, season: span.to_season }
  if (isBefore(to, from)) throw refuse('dates_invalid')
  const overseer = (['APPROVER', 'ADMIN'] as const).some(role => holdsRole(caller.grants, role, feeReportPlace))
  const states = overseer
    ? ['registered', ...(span.all === 'yes' ? ['sent', 'review', 'complaint', 'returned'] : [])]
    : []
  const rows = await sumReports(tx, { from, to, states })
  const of = (part: SumRow['part']): readonly SumRow[] => rows.filter(row => row.part === part)
  const aimags = await readAimags(
    tx,
    of('aimag').map(({ aimag }) => aimag ?? ''),
  )
  return {
    totals: of('all').map(sumsOf)[0] ?? noSums,
    minerals: of('mineral').map(row => ({
      mineral: row.mineral ?? '',
      name: mineralName(row.mineral as FeeMineral),
      ...sumsOf(row),
    })),
    aimags: of('aimag').map(row => ({
      code: row.aimag ?? '',
      name: aimags.get(row.aimag ?? '') ?? { mn: '–', en: '–' },
      ...sumsOf(row),
    })),
    quarters: of('quarter').map(row => ({ year: row.year ?? 0, season: row.season ?? 0, ...sumsOf(row) })),
  }
}

const mineralName = (mineral: FeeMineral) => ({ mn: feeMineralTexts.mn[mineral], en: feeMineralTexts.en[mineral] })

export type Sums = FeeOverview['totals']

const sumsOf = ({
  reports,
  companies,
  produced,
  sold,
  valuation,
  base_fee,
  additional_fee,
  total_fee,
}: SumRow): Sums => ({ reports, companies, produced, sold, valuation, base_fee, additional_fee, total_fee })

const noSums: Sums = {
  reports: 0,
  companies: 0,
  produced: '0.00',
  sold: '0.00',
  valuation: '0.00',
  base_fee: '0.00',
  additional_fee: '0.00',
  total_fee: '0.00',
}
