// One sent report with everything needed to decide on it.

import type { OutputOf } from '@khyanalt/contract/call'
import type { getStaffFeeReport } from '@khyanalt/contract/staff-fee-reports'
import type { FeeReportDecision } from '@khyanalt/domain/fee-report/report-actions'
import { feeReportDecisions } from '@khyanalt/domain/fee-report/report-actions'
import { readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { feeReportActionTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { Barred } from '../../../console/Barred.tsx'
import look from '../../../console/rows.module.css'
import { Shortcuts } from '../../../console/Shortcuts.tsx'
import { useKeys } from '../../../console/use-keys.ts'
import { usePageTitle } from '../../../document.ts'
import { useLanguage, useName, useText } from '../../../language/language.tsx'
import { StaffScreen } from '../../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { BackLink } from '../../../ui/BackLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { announce } from '../../../ui/live-region.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Course } from '../Course.tsx'
import { ReportPapers } from '../check/ReportPapers.tsx'
import { SentWarnings } from '../check/SentWarnings.tsx'
import { Reasons } from '../Reasons.tsx'
import { ReportView } from '../ReportView.tsx'
import { ReportStatus } from '../Status.tsx'
import { Differences } from './Differences.tsx'
import styles from './desk.module.css'
import { deskReportQuery } from './desk-queries.ts'
import { ReportDecision } from './ReportDecision.tsx'

/** A key, the acts it may stand for, and how the list of shortcuts calls it. */
const actKeys = [
  { key: 'r', acts: ['receive'], word: 'key_receive' },
  { key: 'a', acts: ['agree', 'register'], word: 'key_agree' },
  { key: 'b', acts: ['return'], word: 'key_return' },
  { key: 'x', acts: ['reject'], word: 'key_reject' },
  { key: 's', acts: ['suspend'], word: 'key_suspend' },
] as const

export const FeeCaseScreen = () => {
  const { id = '' } = useParams()
  const t = useText(staffFeeTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(deskReportQuery(id))
  const title = t('caseTitle', { number: data?.data.request_number ?? '' })
  usePageTitle(title)
  if (data) return <Case key={id} shown={data} title={title} />
  return (
    <StaffScreen>
      <BackLink to={staffPaths.feeReports}>{t('back')}</BackLink>
      <h1>{title}</h1>
      {error ? (
        <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={12} />
      )}
    </StaffScreen>
  )
}

type Shown = OutputOf<typeof getStaffFeeReport>

const Case = ({ shown, title }: { readonly shown: Shown; readonly title: string }) => {
  const t = useText(staffFeeTexts)
  const act = useText(feeReportActionTexts)
  const name = useName()
  const navigate = useNavigate()
  const { state: kept } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [deciding, setDeciding] = useState<FeeReportDecision | null>(null)
  const [helping, setHelping] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const { data: report } = shown
  const open = feeReportDecisions.filter(one => report.actions.includes(one))
  const desk = `${staffPaths.feeReports}${typeof kept?.desk === 'string' ? kept.desk : ''}`
  const keys = actKeys.flatMap(({ key, acts, word }) => {
    const found = open.find(one => (acts as readonly string[]).includes(one))
    return found ? [{ key, found, word }] : []
  })
  useKeys([
    ...keys.map(({ key, found }) => [[key], () => setDeciding(found)] as const),
    [['u'], () => void navigate(desk)],
    [['?'], () => setHelping(true)],
  ])
  const settle = (decision: FeeReportDecision) => {
    const sentence = t('done', { number: report.request_number ?? '', act: act(decision) })
    setDeciding(null)
    setDone(sentence)
    announce(sentence)
    heading.current?.focus()
  }
  return (
    <StaffScreen>
      <BackLink to={desk}>{t('back')}</BackLink>
      <div className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <ReportStatus code={report.status} />
        <Shortcuts
          open={helping}
          onOpenChange={setHelping}
          keys={[...keys.map(({ key, word }) => [key, t(word)] as const), ['u', t('key_back')], ['?', t('key_help')]]}
        />
      </div>
      {done && <Alert tone="success">{done}</Alert>}
      {shown.late && <Alert tone="info">{t('lateSent')}</Alert>}
      <div className={styles.panes}>
        <div className={styles.main}>
          <SentWarnings warnings={report.warnings} />
          <ReportView
            report={report}
            beside={sheet => <Differences report={report} last={shown.last_quarter} sheet={sheet} />}
          />
        </div>
        <aside className={styles.side}>
          <Card title={t('acts')}>
            <div className={styles.acts}>
              {shown.barred && <Barred because={shown.barred} act={act('register')} />}
              {open.length === 0 && !shown.barred && <p className={styles.quiet}>{t('noActs')}</p>}
              {open.map((one, place) => (
                <Button
                  key={one}
                  variant={one === 'reject' || one === 'suspend' ? 'danger' : place === 0 ? 'primary' : 'secondary'}
                  onClick={() => setDeciding(one)}
                >
                  {act(one)}
                </Button>
              ))}
              <ReportPapers id={report.id} />
            </div>
            {report.comments.length > 0 && <Reasons comments={report.comments} />}
          </Card>
          <Card title={t('plan')}>
            <ol className={styles.plan}>
              {shown.plan.map((step, place) => (
                <li key={step.role} aria-current={isAt(shown, place) ? 'step' : undefined}>
                  {name(step.name)}{' '}
                  <span className={look.aside}>{t(step.role === 'APPROVER' ? 'role_APPROVER' : 'role_REVIEWER')}</span>
                </li>
              ))}
            </ol>
          </Card>
          <Card title={t('history')}>
            <Course steps={shown.steps} />
          </Card>
        </aside>
      </div>
      {deciding && (
        <ReportDecision
          report={report}
          decision={deciding}
          onDone={() => settle(deciding)}
          onClose={() => setDeciding(null)}
        />
      )}
    </StaffScreen>
  )
}

const isAt = ({ data, step }: Shown, place: number): boolean =>
  readFeeReportStatus(data.status) === 'review' && step === place + 1
