// Figures of the period, by month and by what was returned.
import type { Oversight, OversightMeasure } from '@khyanalt/contract/oversight'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { BarChart } from '../../ui/BarChart.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import styles from './oversight.module.css'
import { type Period, writePeriod } from './period.ts'

const groups = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ' ')

export const Figures = ({ figures, period }: { readonly figures: Oversight; readonly period: Period }) => {
  const t = useText(staffOversightTexts)
  const { totals } = figures
  const decided = totals.approved + totals.rejected
  const counted = [
    'received',
    'approved',
    'rejected',
    'returned',
    'expired',
    'late',
  ] as const satisfies OversightMeasure[]
  const days = (value: number | null) => (value === null ? t('none') : t('days', { days: value }))
  const inTime =
    decided === 0 ? t('none') : t('percent', { share: Math.floor(((decided - totals.late) / decided) * 100) })
  return (
    <section className={styles.part} aria-labelledby="figures">
      <h2 id="figures">{t('figures')}</h2>
      <div className={styles.cards}>
        {counted.map(measure => (
          <StatCard
            key={measure}
            value={totals[measure]}
            label={t(measure)}
            to={`${staffPaths.oversightList}?${writePeriod(period, { measure })}`}
          />
        ))}
        <StatCard value={days(totals.median_days)} label={t('median')} />
        <StatCard value={days(totals.p90_days)} label={t('p90')} />
        <StatCard value={inTime} label={t('within')} />
        <StatCard value={groups(totals.revenue)} label={t('revenue')} />
      </div>
      <div className={styles.charts}>
        {figures.months.length === 0 ? (
          <p className={styles.quiet}>{t('empty')}</p>
        ) : (
          <BarChart
            title={t('byMonth')}
            valueLabel={t('received')}
            labelHeader={t('month')}
            bars={figures.months.map(({ month, received }) => ({ label: month, value: received }))}
          />
        )}
        {figures.fields.length === 0 ? (
          <p className={styles.quiet}>{t('noFields')}</p>
        ) : (
          <BarChart
            title={t('fields')}
            valueLabel={t('remarks')}
            labelHeader={t('field')}
            bars={figures.fields.map(({ title, count }) => ({ label: title, value: count }))}
          />
        )}
      </div>
    </section>
  )
}
