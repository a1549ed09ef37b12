// One sent report with everything needed to decide on it.

import type { OutputOf } from '@khyanalt/contract/call'
import { getStaffFeeReport } from '@khyanalt/contract/staff-fee-reports'
import type { FeeReportDecision } from '@khyanalt/domain/fee-report/report-actions'
import { feeReportDecisions } from '@khyanalt/domain/fee-report/report-actions'
import { readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { feeReportActionTexts, feeReportStepTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { callApi } from '../../../api/client.ts'
import { Barred } from '../../../console/Barred.tsx'
import { useText } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Alert } from '../../../ui/Alert.tsx'
import frame from '../../cases/CaseFrame.module.css'
import { CaseFrame } from '../../cases/CaseFrame.tsx'
import { CasePlan, progressOf } from '../../cases/CasePlan.tsx'
import { CaseScreen } from '../../cases/CaseScreen.tsx'
import { Decisions } from '../../cases/Decisions.tsx'
import { FactBlock } from '../../cases/FactBlock.tsx'
import { NewerNotice } from '../../cases/NewerNotice.tsx'
import { useCaseDesk } from '../../cases/use-case-desk.ts'
import { Course, feeStepWord } from '../Course.tsx'
import { ReportPapers } from '../check/ReportPapers.tsx'
import { SentWarnings } from '../check/SentWarnings.tsx'
import { Reasons } from '../Reasons.tsx'
import { ReportView } from '../ReportView.tsx'
import { ReportStatus } from '../Status.tsx'
import { Differences } from './Differences.tsx'
import styles from './desk.module.css'
import { deskReportQuery } from './desk-queries.ts'
import { ReportDecision } from './ReportDecision.tsx'

type Shown = OutputOf<typeof getStaffFeeReport>

const useQueue = () => ({ path: staffPaths.feeReports, text: useText(staffFeeTexts)('back') })

export const FeeCaseScreen = () => {
  const { id = '' } = useParams()
  const t = useText(staffFeeTexts)
  const query = useQuery(deskReportQuery(id))
  const title = t('caseTitle', { number: query.data?.data.request_number ?? '' })
  return (
    <CaseScreen title={title} queue={useQueue()} failed={t('failed')} query={query}>
      {shown => <Case key={id} shown={shown} title={title} />}
    </CaseScreen>
  )
}

const Case = ({ shown, title }: { readonly shown: Shown; readonly title: string }) => {
  const t = useText(staffFeeTexts)
  const act = useText(feeReportActionTexts)
  const word = useText(feeReportStepTexts)
  const { data: report, plan, steps, barred } = shown
  const { deciding, decide, close, done, heading, settle, newer, look, showNewer } = useCaseDesk<
    Shown,
    FeeReportDecision
  >(shown, {
    queryKey: deskReportQuery(report.id).queryKey,
    read: signal => callApi(getStaffFeeReport, { id: report.id }, { signal }),
    versionOf: ({ data: { version } }) => version,
  })
  const buttons = feeReportDecisions
    .filter(one => report.actions.includes(one))
    .map(
      (one, place) =>
        ({
          act: one,
          label: act(one),
          look: one === 'reject' || one === 'suspend' ? 'danger' : place === 0 ? 'primary' : 'secondary',
        }) as const,
    )
  const state = readFeeReportStatus(report.status)
  const at = state === 'registered' || state === 'suspended' ? 'granted' : state === 'rejected' ? 'ended' : 'open'
  const meanwhile = newer && (
    <NewerNotice
      title={t('newer')}
      shown={steps}
      found={newer.steps}
      word={action => word(feeStepWord(action))}
      onShow={showNewer}
    />
  )
  return (
    <CaseFrame
      title={title}
      heading={heading}
      status={<ReportStatus code={report.status} />}
      queue={useQueue()}
      notice={meanwhile}
      facts={{
        title: t('acts'),
        content: (
          <>
            {done && <Alert tone="success">{done}</Alert>}
            <div className={frame.actions}>
              {barred && <Barred because={barred} act={act('register')} />}
              {buttons.length === 0 && !barred && <p className={styles.quiet}>{t('noActs')}</p>}
              <Decisions buttons={buttons} onStart={decide} />
              <ReportPapers id={report.id} />
            </div>
            {report.comments.length > 0 && <Reasons comments={report.comments} />}
            <CasePlan steps={plan} progress={progressOf(plan.length, Math.max(1, shown.step), at)} />
            <FactBlock title={t('history')}>
              <Course steps={steps} />
            </FactBlock>
          </>
        ),
      }}
    >
      {shown.late && <Alert tone="info">{t('lateSent')}</Alert>}
      <SentWarnings warnings={report.warnings} />
      <ReportView
        report={report}
        beside={sheet => <Differences report={report} last={shown.last_quarter} sheet={sheet} />}
      />
      {deciding && (
        <ReportDecision
          report={report}
          decision={deciding}
          onDone={() => settle(t('done', { number: report.request_number ?? '', act: act(deciding) }))}
          onClose={close}
          onRefused={look}
          meanwhile={meanwhile}
        />
      )}
    </CaseFrame>
  )
}
