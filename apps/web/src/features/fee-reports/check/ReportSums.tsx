// What a report comes to, and what it is: on the check, in the question before sending, after it.
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import { type Decimal, formatDecimal } from '@khyanalt/domain/fee-report/decimal'
import { netBalance } from '@khyanalt/domain/fee-report/proposals'
import type { Season } from '@khyanalt/domain/fee-report/quarters'
import { unitNames } from '@khyanalt/domain/fee-report/sheet-templates'
import { type Amount, reportSummary } from '@khyanalt/domain/fee-report/totals'
import { feePaperTexts } from '@khyanalt/domain/messages/fee-report-paper'
import { useName, useText } from '../../../language/language.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'

export const ReportSums = ({ answers, season }: { readonly answers: FeeReportAnswers; readonly season: Season }) => {
  const t = useText(feePaperTexts)
  const name = useName()
  const sums = reportSummary(answers, season)
  const amount = ({ value, unit }: Amount) => `${formatDecimal(value)} ${name(unitNames[unit])}`
  const tugrik = (value: Decimal) => `${formatDecimal(value)} ₮`
  const net = netBalance(answers.tailan_etssiin_uldegdel)
  const side = (value: bigint) =>
    t(value < 0n ? 'owed' : 'over', { value: formatDecimal((value < 0n ? -value : value) as Decimal) })
  return (
    <DescriptionList
      items={[
        { term: t('produced'), value: amount(sums.produced) },
        { term: t('soldHere'), value: amount(sums.soldHere) },
        { term: t('exported'), value: amount(sums.exported) },
        { term: t('valuation'), value: tugrik(sums.valuation) },
        { term: t('baseFee'), value: tugrik(sums.baseFee) },
        { term: t('additionalFee'), value: tugrik(sums.additionalFee) },
        { term: t('totalFee'), value: <strong>{tugrik(sums.totalFee)}</strong> },
        { term: t('closing'), value: net === 0n ? t('settled') : side(net) },
      ]}
    />
  )
}
