// How the agency does in a period, and how things stand now; every figure leads to the requests behind it.
import { downloadOversight } from '@khyanalt/contract/oversight'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { TableDownload } from '../../tables/TableDownload.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Figures } from './Figures.tsx'
import { Load } from './Load.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { Places } from './Places.tsx'
import { readPeriod, writePeriod } from './period.ts'
import { oversightQuery } from './queries.ts'

export const OversightScreen = () => {
  const t = useText(staffOversightTexts)
  const { ui } = useLanguage()
  const heading = usePair(staffOversightTexts)('title')
  usePageTitle(heading.title)
  const [query, setQuery] = useSearchParams()
  const period = readPeriod(query)
  const { data, error, isPending, refetch } = useQuery(oversightQuery(period))
  const figures = data?.data
  return (
    <StaffScreen>
      <PageHeader
        {...heading}
        ornament={false}
        lead={figures?.as_of ? t('asOf', { time: formatMoment(figures.as_of) }) : undefined}
        actions={<TableDownload call={downloadOversight} input={period} name="oversight" />}
      />
      <PeriodBar key={query.toString()} period={period} onChange={next => setQuery(writePeriod(next))} />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={12} />}
      {figures && (
        <>
          {!figures.as_of && <Alert tone="info">{t('notYet')}</Alert>}
          <Figures figures={figures} period={period} />
          <Load now={figures.now} period={period} />
          <Places figures={figures} period={period} />
        </>
      )}
    </StaffScreen>
  )
}
