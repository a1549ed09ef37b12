// The check before sending: proposals, what stands out, the sums, and everything as the agency will see it.
import type { FeeReport } from '@khyanalt/contract/fee-reports'
import { explainWarnings } from '@khyanalt/domain/fee-report/explanations'
import { placeName } from '@khyanalt/domain/fee-report/place-names'
import { proposeFigures } from '@khyanalt/domain/fee-report/proposals'
import { type FeeWarning, reportWarnings } from '@khyanalt/domain/fee-report/warnings'
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useEffect, useMemo, useRef, useState } from 'react'
import { DraftStatus } from '../../../form/DraftStatus.tsx'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { useLastQuarter } from '../LastQuarter.tsx'
import { ReportView } from '../ReportView.tsx'
import { readAnswers, useReportFrame } from '../report-frame.ts'
import type { useSendReport } from '../use-send-report.ts'
import styles from './check.module.css'
import { Offers } from './Offers.tsx'
import { ReportSums } from './ReportSums.tsx'
import { useFigures } from './use-figures.ts'
import { useMainFacts } from './use-main-facts.ts'
import { explainId, WarningList } from './WarningList.tsx'

type CheckReportProps = {
  /** The report as the agency will see it, from its numbers. */
  readonly show: (answers: ReturnType<typeof useFigures>) => FeeReport
  readonly sending: ReturnType<typeof useSendReport>
  /** Back to the form, to a place where one is named. */
  readonly onEdit: (path: string | null) => void
}

export const CheckReport = ({ show, sending, onEdit }: CheckReportProps) => {
  const t = useText(feeDeclareTexts)
  const form = useText(feeScreenTexts)
  const pair = usePair(feeDeclareTexts)
  const { ui } = useLanguage()
  const { report } = useReportFrame()
  const heading = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLHeadingElement>(null)
  const answers = useFigures()
  const { last, pending } = useLastQuarter()
  const shown = useMemo(() => show(answers), [show, answers])
  const facts = useMainFacts(shown)
  const warnings = useMemo(() => reportWarnings(answers, { last }), [answers, last])
  const proposals = useMemo(() => proposeFigures(answers, { last: last?.answers }), [answers, last])
  const [missing, setMissing] = useState<readonly FeeWarning[]>([])
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const ask = () => {
    const words = readAnswers(report).explanations ?? []
    const open = warnings.filter((_, at) => explainWarnings(warnings, words)[at]?.explanation === null)
    setMissing(open)
    if (open.length === 0) setAsking(true)
    else requestAnimationFrame(() => summary.current?.focus())
  }
  // A number that was corrected since needs no words any more.
  const stillMissing = missing.filter(one => warnings.some(({ path, code }) => path === one.path && code === one.code))
  const title = pair('checkTitle')
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title.title}
          {title.subtitle && (
            <span lang="en" className={styles.subtitle}>
              {title.subtitle}
            </span>
          )}
        </h2>
        <p>{t('checkLead')}</p>
      </div>
      {sending.failure && (
        <Alert tone="error" urgent title={form('notSent')}>
          {sending.failure}
        </Alert>
      )}
      <ErrorSummary
        ref={summary}
        title={t('mend')}
        problems={stillMissing.map(one => ({ id: explainId(one), text: placeName(one.path, ui) }))}
      />
      <Offers />
      {pending ? (
        <p role="status">{t('looking')}</p>
      ) : warnings.length > 0 ? (
        <WarningList warnings={warnings} missing={stillMissing} proposals={proposals} onEdit={onEdit} />
      ) : (
        <Alert tone="success" title={t('noWarnings')}>
          {t('noWarningsText')}
        </Alert>
      )}
      {answers.season_value !== null && (
        <Card padding="l" title={t('sums')}>
          <ReportSums answers={answers} season={answers.season_value} />
        </Card>
      )}
      <h2 className={styles.title}>{t('seen')}</h2>
      <ReportView report={shown} />
      <div className={styles.acts}>
        <Button variant="secondary" icon="arrowLeft" onClick={() => onEdit(null)}>
          {t('backToForm')}
        </Button>
        <Button icon="send" busy={sending.busy || pending} busyLabel={form('sending')} onClick={ask}>
          {form('send')}
        </Button>
        <DraftStatus sync={report.sync} />
      </div>
      <ConfirmDialog
        open={asking}
        title={t('askTitle')}
        text={t('askText')}
        confirmLabel={form('send')}
        busy={sending.busy}
        onConfirm={() => void sending.send().finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <DescriptionList items={facts} />
      </ConfirmDialog>
    </>
  )
}
