// What names a report to a person: company, quarter, licence, mineral, value and fee.
import type { FeeReport } from '@khyanalt/contract/fee-reports'
import { readFeeReport } from '@khyanalt/domain/fee-report/answers'
import { formatDecimal } from '@khyanalt/domain/fee-report/decimal'
import { reportSummary } from '@khyanalt/domain/fee-report/totals'
import { feeMineralTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { feePaperTexts } from '@khyanalt/domain/messages/fee-report-paper'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useName, useText } from '../../../language/language.tsx'
import type { Description } from '../../../ui/DescriptionList.tsx'

/** In the order in which a person checks them. */
export const useMainFacts = (report: FeeReport): readonly Description[] => {
  const t = useText(feeScreenTexts)
  const paper = useText(feePaperTexts)
  const mineral = useText(feeMineralTexts)
  const name = useName()
  const { company, year, season_value: season, mineral_name } = report
  const sums = season === null ? null : reportSummary(readFeeReport(report), season)
  const known = (value: string): value is keyof typeof feeMineralTexts.mn => Object.hasOwn(feeMineralTexts.mn, value)
  return [
    {
      term: t('company'),
      value: company && `${name({ mn: company.name_mn, en: company.name_en ?? '' })} (${company.key})`,
    },
    { term: t('quarterLabel'), value: season && t('quarter', { year: String(year ?? ''), season }) },
    { term: t('licence'), value: `${report.cert_type}-${report.license_number}` },
    { term: t('mineral'), value: known(mineral_name) ? mineral(mineral_name) : '–' },
    { term: paper('valuation'), value: sums && `${formatDecimal(sums.valuation)} ₮` },
    { term: paper('totalFee'), value: sums && `${formatDecimal(sums.totalFee)} ₮` },
  ]
}
