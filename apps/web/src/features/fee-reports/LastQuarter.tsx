// The report of the quarter before: what repeats is copied, what should have been carried over is explained.
import type { OutputOf } from '@khyanalt/contract/call'
import type { getLastQuarter } from '@khyanalt/contract/fee-reports'
import { balanceSides, type FeeReportAnswers, readFeeReport, withTemplate } from '@khyanalt/domain/fee-report/answers'
import { formatDecimal } from '@khyanalt/domain/fee-report/decimal'
import { monthKey, monthsOf } from '@khyanalt/domain/fee-report/quarters'
import { sheetNames } from '@khyanalt/domain/fee-report/sheet-templates'
import { carryOverGaps } from '@khyanalt/domain/fee-report/totals'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toast.ts'
import { lastQuarterQuery } from './queries.ts'
import { readAnswers, rewrite, useReportFrame, useTextValue } from './report-frame.ts'
import { cellName, type Values, valuesOf } from './report-values.ts'

type Last = NonNullable<OutputOf<typeof getLastQuarter>['data']>

/** The last report, once everything that names it is chosen; `pending` while it is being asked for. */
export const useLastQuarter = (): { readonly last: Last | null; readonly pending: boolean } => {
  const season = Number(useTextValue('season_value'))
  const asked = {
    company_id: useTextValue('company_id'),
    year: Number(useTextValue('year')) || null,
    season_value: season === 1 || season === 2 || season === 3 || season === 4 ? season : null,
    cert_type: useTextValue('cert_type'),
    license_number: useTextValue('license_number'),
    mineral_name: useTextValue('mineral_name'),
  } as const
  const { data, isLoading } = useQuery(lastQuarterQuery(asked))
  return { last: data?.data ?? null, pending: isLoading }
}

/** Offers to copy it. */
export const CopyLast = () => {
  const t = useText(feeScreenTexts)
  const { report } = useReportFrame()
  const { last } = useLastQuarter()
  if (!last) return null
  return (
    <Alert
      tone="info"
      title={t('lastFound', { year: String(last.year), season: last.season })}
      actions={
        <Button
          variant="secondary"
          icon="copy"
          onClick={() => {
            copyLast(report, readFeeReport(last.answers), last.season)
            showToast({ text: t('lastCopied') })
          }}
        >
          {t('lastCopy')}
        </Button>
      }
    >
      {t('lastText')}
    </Alert>
  )
}

const repeated = ['payer_type', 'deposit_name', 'second_mineral', 'resource_increased'] as const

const copyLast = (
  report: ReturnType<typeof useReportFrame>['report'],
  last: FeeReportAnswers,
  lastSeason: Last['season'],
): void => {
  const now = readAnswers(report)
  if (now.mayagt_id === null && last.mayagt_id !== null) rewrite(report, withTemplate(now, last.mayagt_id))
  const { season_value: season } = now
  if (season === null) return
  const lastMonths = monthsOf(lastSeason)
  const cells = sheetNames.flatMap(sheet =>
    monthsOf(season).flatMap((month, place) => {
      const row = last[sheet].row_data[monthKey(lastMonths[place] ?? 0)]
      return row ? (['row_1', 'row_2'] as const).map(key => [cellName(sheet, month, key), row[key]] as const) : []
    }),
  )
  const opening = balanceSides.map(side => [`tailan_uldegdel.${side}`, last.tailan_etssiin_uldegdel[side]] as const)
  const known = valuesOf(last)
  const all: readonly (readonly [string, unknown])[] = [
    ...repeated.map(name => [name, known[name]] as const),
    ...cells,
    ...opening,
  ]
  const values = report.values.read()
  // Nothing that was filled in already is written over; a unit is filled in by the sheet.
  report.write(
    Object.fromEntries(
      all.filter(([name, value]) => value !== '' && (isEmpty(values, name) || name.endsWith('row_2'))),
    ),
  )
}

const isEmpty = (values: Values, name: string): boolean => (values[name] ?? '') === ''

/** Where the opening balance is not what the last quarter closed with; it explains and never keeps from sending. */
export const CarryOver = () => {
  const t = useText(feeScreenTexts)
  const { report } = useReportFrame()
  const { last } = useLastQuarter()
  const [iluu, dutuu] = [useTextValue('tailan_uldegdel.iluu'), useTextValue('tailan_uldegdel.dutuu')]
  if (!last) return null
  const before = readFeeReport(last.answers)
  const gaps = carryOverGaps({ tailan_uldegdel: { iluu, dutuu } }, before)
  if (gaps.length === 0) return null
  return (
    <Alert
      tone="info"
      title={t('carryTitle')}
      actions={
        <Button
          variant="secondary"
          onClick={() =>
            report.write(
              Object.fromEntries(
                balanceSides.map(side => [`tailan_uldegdel.${side}`, before.tailan_etssiin_uldegdel[side]]),
              ),
            )
          }
        >
          {t('carryTake')}
        </Button>
      }
    >
      {gaps.map(gap => (
        <p key={gap.side}>
          {t('carryText', {
            side: t(gap.side === 'iluu' ? 'surplus' : 'deficit'),
            before: formatDecimal(gap.before),
            now: formatDecimal(gap.now),
          })}
        </p>
      ))}
    </Alert>
  )
}
