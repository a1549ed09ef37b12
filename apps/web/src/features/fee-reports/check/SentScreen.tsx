// After sending: the documented words, the number, what happens next, the receipt (REQ-DECLARE-07).
import type { FeeReport } from '@khyanalt/contract/fee-reports'
import { readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { feePaperTexts } from '@khyanalt/domain/messages/fee-report-paper'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { usePageTitle } from '../../../document.ts'
import { feePaths } from '../../../fee-paths.ts'
import { formatMoment } from '../../../language/format.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Result } from '../../../ui/Result.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../fee-reports.module.css'
import { reportQuery } from '../queries.ts'
import look from './check.module.css'
import { ReportPapers } from './ReportPapers.tsx'
import { useMainFacts } from './use-main-facts.ts'

export const SentScreen = () => {
  const { id = '' } = useParams()
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(reportQuery(id))
  usePageTitle(t('showTitle', { number: data?.data.request_number ?? '' }))
  const sent = data && readFeeReportStatus(data.data.status) === 'sent'
  // The draft may be known from before it was sent; what it is now is on its way.
  if (!data || (isFetching && !sent)) {
    return error ? (
      <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="screen" />
    )
  }
  // Whoever comes back after a decision reads where the report stands now.
  if (!sent) return <Navigate to={feePaths.report(id)} replace />
  return <Sent report={data.data} usualDays={data.usual_days} />
}

const Sent = ({ report, usualDays }: { readonly report: FeeReport; readonly usualDays: number | null }) => {
  const t = useText(feeDeclareTexts)
  const paper = useText(feePaperTexts)
  const [query] = useSearchParams()
  const words = usePair(feeScreenTexts)(query.has('again') ? 'resent' : 'sent')
  const facts = useMainFacts(report)
  return (
    <div className={styles.page}>
      <Result tone="success" {...words}>
        <ButtonLink to={paths.feeReports}>{t('toList')}</ButtonLink>
        <ReportPapers id={report.id} />
        <ButtonLink to={feePaths.report(report.id)} variant="secondary">
          {t('toReport')}
        </ButtonLink>
      </Result>
      <Card padding="l" title={paper('receipt')}>
        <DescriptionList
          items={[
            { term: paper('number'), value: <strong>{report.request_number}</strong> },
            { term: paper('sentAt'), value: report.submitted_at && formatMoment(report.submitted_at) },
            ...facts,
          ]}
        />
      </Card>
      <Card padding="l" title={paper('next')}>
        <ol className={look.next}>
          <li>{paper('nextReview')}</li>
          {usualDays !== null && <li>{paper('nextUsual', { days: usualDays })}</li>}
          <li>{paper('nextNews')}</li>
          <li>{paper('nextReturn')}</li>
        </ol>
      </Card>
    </div>
  )
}
