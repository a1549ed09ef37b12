// Creating and editing a report: one screen, whose address changes once the server has made the draft.
import type { FeeReport } from '@khyanalt/contract/fee-reports'
import { type FeeReportAnswers, readFeeReport } from '@khyanalt/domain/fee-report/answers'
import { isFeeReportEditable, readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useBehalf } from '../../api/behalf.ts'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { usePageTitle } from '../../document.ts'
import { feePaths } from '../../fee-paths.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { MayNot } from '../../people/MayNot.tsx'
import { OfAnother } from '../../people/OfAnother.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ClosedNotice, NoCompany } from './ClosedNotice.tsx'
import styles from './fee-reports.module.css'
import { companiesQuery, periodQuery, reportQuery } from './queries.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportStatus } from './Status.tsx'
import { useReport } from './use-report.ts'

export const ReportFormScreen = () => {
  const { id } = useParams()
  // The draft that this page made goes on under its own address; a new report after it is another one.
  const [made, setMade] = useState<Made>({ id: null, reached: false, serial: 0 })
  if (id !== undefined && id === made.id && !made.reached) setMade({ ...made, reached: true })
  if (id === undefined && made.reached) setMade({ id: null, reached: false, serial: made.serial + 1 })
  const goesOn = id === undefined || id === made.id
  return (
    <Screen
      key={goesOn ? `new ${made.serial}` : id}
      id={goesOn ? null : id}
      onMade={newId => setMade({ id: newId, reached: false, serial: made.serial })}
    />
  )
}

type Made = {
  readonly id: string | null
  /** Whether the page stands at the draft's address by now. */
  readonly reached: boolean
  readonly serial: number
}

type ScreenProps = { readonly id: string | null; readonly onMade: (id: string) => void }

const Screen = ({ id, onMade }: ScreenProps) => {
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  const heading = usePair(feeScreenTexts)(id === null ? 'createTitle' : 'editTitle')
  usePageTitle(heading.title)
  const { user } = useSession()
  const period = useQuery(periodQuery)
  const companies = useQuery(companiesQuery(user?.id ?? ''))
  // What is being edited is not replaced behind its writer's back.
  const stored = useQuery({ ...reportQuery(id ?? ''), enabled: id !== null, gcTime: 0, refetchOnWindowFocus: false })
  const error = period.error ?? companies.error ?? stored.error
  const report = stored.data?.data ?? null
  const state = report && readFeeReportStatus(report.status)
  const retry = () => {
    void period.refetch()
    void companies.refetch()
    if (id !== null) void stored.refetch()
  }
  const ready = period.data && companies.data && user && (id === null || report)
  if (report && state && !isFeeReportEditable(state)) return <Navigate to={feePaths.report(report.id)} replace />
  return (
    <div className={styles.page}>
      <BackLink to={paths.feeReports}>{t('back')}</BackLink>
      <PageHeader {...heading} status={report && <ReportStatus code={report.status} />} />
      {error && !ready && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={retry} />}
      {!ready && !error && <Skeleton height="screen" />}
      {ready && companies.data.data.length === 0 && <NoCompany />}
      {ready && companies.data.data.length > 0 && id === null && period.data.data === 0 && <ClosedNotice />}
      {ready && companies.data.data.length > 0 && (id !== null || period.data.data !== 0) && (
        <Filled
          userId={user.id}
          stored={report}
          returned={state === 'returned'}
          companies={companies.data.data}
          period={period.data}
          onMade={onMade}
        />
      )}
    </div>
  )
}

type FilledProps = Pick<React.ComponentProps<typeof ReportForm>, 'companies' | 'period' | 'returned'> & {
  readonly userId: string
  readonly stored: FeeReport | null
  readonly onMade: (id: string) => void
}

const Filled = ({ userId, stored, onMade, ...rest }: FilledProps) => {
  const navigate = useNavigate()
  const { behalf } = useBehalf()
  const only = rest.companies.length === 1 ? rest.companies[0] : rest.companies.find(one => one.id === behalf)
  const given: Partial<FeeReportAnswers> = only ? { company_id: only.id } : {}
  const { report, peers } = useReport({
    userId,
    stored: stored && { id: stored.id, version: stored.version, answers: readFeeReport(stored) },
    given,
    onMade: id => {
      onMade(id)
      const to = { pathname: feePaths.edit(id), search: window.location.search }
      void navigate(to, { replace: true, preventScrollReset: true })
    },
  })
  if (!report) return <Skeleton height="screen" />
  const companyId = stored?.company?.id ?? only?.id ?? null
  return (
    <>
      <OfAnother companyId={companyId} />
      <MayNot companyId={companyId} right="prepare" />
      <MayNot companyId={companyId} right="send" />
      <ReportForm report={report} peers={peers} stored={stored} {...rest} />
    </>
  )
}
