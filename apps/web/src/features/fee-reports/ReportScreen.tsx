// A report of the own company to be read: its answers, its course, and the reasons of the agency.
import type { OutputOf } from '@khyanalt/contract/call'
import type { getFeeReportSteps } from '@khyanalt/contract/fee-reports'
import { isFeeReportEditable, readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { feePaths } from '../../fee-paths.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { OfAnother } from '../../people/OfAnother.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastManager } from '../../ui/toast.ts'
import { Course } from './Course.tsx'
import { ReportPapers } from './check/ReportPapers.tsx'
import { SentWarnings } from './check/SentWarnings.tsx'
import styles from './fee-reports.module.css'
import { reportQuery, stepsQuery } from './queries.ts'
import { Reasons } from './Reasons.tsx'
import { ReportView } from './ReportView.tsx'
import { ReportStatus } from './Status.tsx'

/** How long the notice of a rejection stays as a toast (REQ-AMNAT-33); the page keeps it for good. */
const noticeTime = 20_000

export const ReportScreen = () => {
  const { id = '' } = useParams()
  const t = useText(feeScreenTexts)
  const pair = usePair(feeScreenTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(reportQuery(id))
  const steps = useQuery(stepsQuery(id))
  const report = data?.data
  const state = report && readFeeReportStatus(report.status)
  const number = report?.request_number
  const heading = number ? pair('showTitle', { number }) : pair('draftRow')
  usePageTitle(heading.title)
  useRejectionNotice(state === 'rejected' ? report?.comments : undefined)
  return (
    <div className={styles.page}>
      <BackLink to={paths.feeReports}>{t('back')}</BackLink>
      {error && !report && (
        <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
      )}
      {!report && !error && <Skeleton height="screen" />}
      {report && state && (
        <>
          <PageHeader
            {...heading}
            status={<ReportStatus code={report.status} />}
            actions={
              <>
                {isFeeReportEditable(state) && (
                  <ButtonLink to={feePaths.edit(report.id)} icon="edit">
                    {t(state === 'draft' ? 'continue' : 'correct')}
                  </ButtonLink>
                )}
                {number && <ReportPapers id={report.id} />}
              </>
            }
          />
          {(state === 'returned' || state === 'rejected' || report.comments.length > 0) && (
            <Alert
              tone={state === 'rejected' || state === 'suspended' ? 'error' : 'warning'}
              title={
                state === 'rejected' ? t('rejectedTitle') : state === 'returned' ? t('returnedTitle') : t('reasons')
              }
            >
              <Reasons comments={report.comments} />
            </Alert>
          )}
          {report.company && <OfAnother companyId={report.company.id} />}
          <SentWarnings warnings={report.warnings} />
          <ReportView report={report} />
          {steps.data && <History steps={steps.data.data} />}
        </>
      )}
    </div>
  )
}

const History = ({ steps }: { readonly steps: OutputOf<typeof getFeeReportSteps>['data'] }) => {
  const t = useText(feeScreenTexts)
  return steps.length === 0 ? null : (
    <Card padding="l" title={t('history')}>
      <Course steps={steps} />
    </Card>
  )
}

const useRejectionNotice = (comments: readonly { readonly title: string; readonly comment: string }[] | undefined) => {
  const t = useText(feeScreenTexts)
  const title = t('rejectedTitle')
  const reasons = comments?.map(one => `${one.title}: ${one.comment}`).join('\n')
  useEffect(() => {
    if (reasons === undefined) return
    const id = toastManager.add({ title, description: reasons, type: 'error', timeout: noticeTime })
    return () => toastManager.close(id)
  }, [title, reasons])
}
