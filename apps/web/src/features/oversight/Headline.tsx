// The few figures that matter most, each against the period before.
import type { Oversight } from '@khyanalt/contract/oversight'
import type { OversightBacklog } from '@khyanalt/contract/oversight-answers'
import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import styles from './oversight.module.css'
import { type Asked, type Period, writePeriod } from './period.ts'

type Totals = Oversight['totals']

export const Headline = ({
  figures,
  backlog,
  period,
  asked,
}: {
  readonly figures: Oversight
  readonly backlog: OversightBacklog | undefined
  readonly period: Period
  readonly asked: Asked
}) => {
  const t = useText(oversightAnswerTexts)
  const { totals, before } = figures
  const days = (value: number | null) => (value === null ? '–' : t('calendarDays', { days: value }))
  const list = (measure: string) => `${staffPaths.oversightList}?${writePeriod(period, { measure })}`
  const share = (value: number | null) => (value === null ? '–' : `${value} %`)
  return (
    <section className={styles.headline} aria-label={t('headline')}>
      <Figure
        main
        label={t('medianTime')}
        value={days(totals.median_days)}
        to={list('decided')}
        before={before && { value: days(before.median_days), by: differenceOf(totals.median_days, before.median_days) }}
      />
      <Figure
        label={t('inTerm')}
        value={share(inTerm(totals))}
        to={list('late')}
        before={before && { value: share(inTerm(before)), by: differenceOf(inTerm(totals), inTerm(before)) }}
      />
      <Figure
        label={t('decided')}
        value={decidedOf(totals)}
        to={list('decided')}
        before={before && { value: decidedOf(before), by: decidedOf(totals) - decidedOf(before) }}
      />
      <Figure
        label={t('openNow')}
        value={backlog?.open ?? '…'}
        to={list('open')}
        note={backlog && <Link to={list('overdue')}>{t('overdueNow', { count: backlog.overdue })}</Link>}
      />
      {asked.against_from && asked.against_to && (
        <p className={styles.against}>{t('comparedTo', { from: asked.against_from, to: asked.against_to })}</p>
      )}
    </section>
  )
}

const Figure = ({
  label,
  value,
  to,
  before,
  note,
  main = false,
}: {
  readonly label: string
  readonly value: ReactNode
  readonly to: string
  readonly before?: { readonly value: ReactNode; readonly by: number | null } | null | undefined
  readonly note?: ReactNode
  readonly main?: boolean | undefined
}) => {
  const t = useText(oversightAnswerTexts)
  return (
    <div className={styles.figure} data-main={main || undefined}>
      <Link to={to} className={styles.figureLink}>
        <span className={styles.value}>{value}</span>
        <span className={styles.label}>{label}</span>
      </Link>
      {before && (
        <p className={styles.before}>
          {t('before', { value: String(before.value) })}
          {before.by !== null && ` (${changeOf(t, before.by)})`}
        </p>
      )}
      {note && <p className={styles.before}>{note}</p>}
    </div>
  )
}

const changeOf = (t: ReturnType<typeof useText<keyof typeof oversightAnswerTexts.mn>>, by: number): string =>
  by === 0 ? t('same') : t('change', { direction: t(by > 0 ? 'up' : 'down'), by: Math.abs(by) })

const differenceOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before

const decidedOf = ({ approved, rejected }: Totals): number => approved + rejected

/** The share of decisions within the term, in whole percent; null without decisions. */
const inTerm = (totals: Totals): number | null => {
  const decided = decidedOf(totals)
  return decided === 0 ? null : Math.floor(((decided - totals.late) / decided) * 100)
}
