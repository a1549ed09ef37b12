// A figure that leads to the requests behind it; nothing leads nowhere.
import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import { Link } from 'react-router'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { type Period, writePeriod } from './period.ts'

export const FigureLink = ({
  count,
  what,
  period,
  behind,
}: {
  readonly count: number
  /** What is counted, for whoever hears the link. */
  readonly what: string
  readonly period: Period
  /** How the list behind is asked for. */
  readonly behind: Readonly<Record<string, string>>
}) => {
  const t = useText(oversightAnswerTexts)
  if (count === 0) return <>{count}</>
  return (
    <Link
      to={`${staffPaths.oversightList}?${writePeriod(period, behind)}`}
      aria-label={t('showCases', { what, count })}
    >
      {count}
    </Link>
  )
}
