// How the agency does: few figures first, then the answers to a manager's questions; every figure leads to its requests.

import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Backlog, DueAhead } from './Backlog.tsx'
import { Headline } from './Headline.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { Places } from './Places.tsx'
import { askedOf, readPeriod, writePeriod, yearOf } from './period.ts'
import { backlogQuery, oversightQuery, timesQuery, workQuery } from './queries.ts'
import { Reports } from './Reports.tsx'
import { Times } from './Times.tsx'
import { Trend } from './Trend.tsx'
import { People, Remarks } from './Work.tsx'

export const OversightScreen = () => {
  const t = useText(staffOversightTexts)
  const answers = useText(oversightAnswerTexts)
  const { ui } = useLanguage()
  const heading = usePair(staffOversightTexts)('title')
  usePageTitle(heading.title)
  const [query, setQuery] = useSearchParams()
  const period = readPeriod(query)
  const asked = askedOf(period)
  const wholeYear = yearOf(period)
  const figures = useQuery(oversightQuery(asked))
  const times = useQuery(timesQuery(asked)).data?.data
  const backlog = useQuery(backlogQuery(asked)).data?.data
  const work = useQuery(workQuery(asked)).data?.data
  const year = useQuery(oversightQuery(wholeYear)).data?.data
  const main = figures.data?.data
  return (
    <StaffScreen>
      <PageHeader
        {...heading}
        ornament={false}
        lead={main?.as_of ? t('asOf', { time: formatMoment(main.as_of) }) : undefined}
        actions={
          <Button variant="secondary" icon="print" onClick={() => window.print()}>
            {answers('print')}
          </Button>
        }
      />
      <PeriodBar key={query.toString()} period={period} onChange={next => setQuery(writePeriod(next))} />
      {figures.error && (
        <ErrorState title={t('failed')} text={errorText(figures.error, ui)} onRetry={() => figures.refetch()} />
      )}
      {figures.isPending && <Skeleton lines={12} />}
      {main && (
        <>
          {!main.as_of && <Alert tone="info">{t('notYet')}</Alert>}
          <Headline figures={main} backlog={backlog} period={period} asked={asked} />
          {times ? <Times times={times} period={period} asked={asked} /> : <Skeleton lines={8} />}
          {backlog ? (
            <>
              <Backlog backlog={backlog} period={period} />
              <DueAhead backlog={backlog} period={period} asked={asked} />
            </>
          ) : (
            <Skeleton lines={8} />
          )}
          {work ? (
            <>
              <People work={work} period={period} asked={asked} />
              <Remarks work={work} period={period} asked={asked} />
            </>
          ) : (
            <Skeleton lines={8} />
          )}
          {year && <Trend year={year} period={period} asked={wholeYear} />}
          <Places figures={main} period={period} />
          <Reports />
        </>
      )}
    </StaffScreen>
  )
}
