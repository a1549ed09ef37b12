import type * as calls from '@khyanalt/contract/staff-fee-reports'
import { feeOverviewTexts } from '@khyanalt/domain/messages/fee-overview'
import type { TableUseCase } from '../../http/table-file.ts'
import { type Sums, sumUp } from './read-overview.ts'

export const downloadFeeOverview: TableUseCase<typeof calls.downloadFeeOverview> = async (tx, caller, input) => {
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
