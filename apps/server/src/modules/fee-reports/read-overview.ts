// Sums by mineral, province and quarter, on screen and as a table.
import type { downloadFeeOverview, FeeOverview, readFeeOverview } from '@khyanalt/contract/staff-fee-reports'
import type { FeeMineral } from '@khyanalt/domain/fee-report/answers'
import { isBefore, type Quarter, type Season } from '@khyanalt/domain/fee-report/quarters'
import { feeReportPlace } from '@khyanalt/domain/fee-report/report-actions'
import { feeOverviewTexts } from '@khyanalt/domain/messages/fee-overview'
import { feeMineralTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { holdsRole } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { TableUseCase } from '../../http/table-file.ts'
import { readAimags } from './choices.ts'
import { type SumRow, sumReports } from './overview.sql.ts'

type Span = {
  readonly from_year: number
  readonly from_season: Season
  readonly to_year: number
  readonly to_season: Season
  readonly all: 'yes' | 'no'
}

export const answerOverview: UseCase<typeof readFeeOverview> = async (tx, caller, input) => ({
  data: await sumUp(tx, caller, input),
})

const sumUp = async (tx: Tx, caller: Session, span: Span): Promise<FeeOverview> => {
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

type Sums = FeeOverview['totals']
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

export const tableOfOverview: TableUseCase<typeof downloadFeeOverview> = async (tx, caller, input) => {
  const { lang } = input
  const say = feeOverviewTexts[lang]
  const { totals, minerals, aimags, quarters } = await sumUp(tx, caller, input)
  const cells = (sums: Sums) => [
    sums.reports,
    sums.companies,
    sums.produced,
    sums.sold,
    sums.valuation,
    sums.base_fee,
    sums.additional_fee,
    sums.total_fee,
  ]
  const number = (title: string) => ({ title, kind: 'number' as const })
  return {
    name: `fee-overview-${input.from_year}-${input.from_season}-${input.to_year}-${input.to_season}`,
    title: say.title,
    columns: [
      { title: say.by },
      { title: say.what },
      number(say.reports),
      number(say.companies),
      number(say.produced),
      number(say.sold),
      number(say.valuation),
      number(say.base_fee),
      number(say.additional_fee),
      number(say.total_fee),
    ],
    rows: [
      ...minerals.map(row => [say.mineral, row.name[lang], ...cells(row)]),
      ...aimags.map(row => [say.aimag, row.name[lang], ...cells(row)]),
      ...quarters.map(row => [say.quarter, `${row.year} / ${row.season}`, ...cells(row)]),
      [say.total, '', ...cells(totals)],
    ],
  }
}
