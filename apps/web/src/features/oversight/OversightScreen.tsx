// How the agency does in a period, and how things stand now; every figure leads to the requests behind it.
import { downloadOversight } from '@khyanalt/contract/oversight'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { downloadFile } from '../../api/download.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Figures } from './Figures.tsx'
import { Load } from './Load.tsx'
import styles from './oversight.module.css'
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
  const download = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      downloadFile(downloadOversight, { ...period, format, lang: ui }, `oversight.${format}`),
  })
  const figures = data?.data
  return (
    <div className={styles.screen}>
      <PageHeader
        {...heading}
        ornament={false}
        lead={figures?.as_of ? t('asOf', { time: formatMoment(figures.as_of) }) : undefined}
        actions={(['csv', 'xlsx'] as const).map(format => (
          <Button
            key={format}
            variant="secondary"
            icon="download"
            onClick={() => download.mutate(format)}
            busy={download.isPending && download.variables === format}
          >
            {t(format === 'csv' ? 'download' : 'downloadExcel')}
          </Button>
        ))}
      />
      {download.error && <Alert tone="error">{errorText(download.error, ui)}</Alert>}
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
    </div>
  )
}
