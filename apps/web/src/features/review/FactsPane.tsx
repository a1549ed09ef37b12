// What to know and what to do: state, decision, remarks, plan, people, money, history.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { type RefObject, useId } from 'react'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ApplicantFacts } from './ApplicantFacts.tsx'
import { CaseActions } from './CaseActions.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { CaseHolder } from './CaseHolder.tsx'
import { CaseMoney } from './CaseMoney.tsx'
import { CaseStatus } from './CaseStatus.tsx'
import { DraftRemarks } from './DraftRemarks.tsx'
import type { Desk } from './desk.ts'
import styles from './FactsPane.module.css'
import type { OpenedFile } from './FilePane.tsx'
import { InternalNotes } from './InternalNotes.tsx'
import { PlanSteps } from './PlanSteps.tsx'
import { RemarkRounds } from './RemarkRounds.tsx'
import { Timeline } from './Timeline.tsx'

export const FactsPane = ({
  done,
  statusHeading,
  onOpenFile,
  ...desk
}: Desk & {
  /** What was done last, in a sentence that stays. */
  readonly done: string | null
  readonly statusHeading: RefObject<HTMLHeadingElement | null>
  readonly onOpenFile: (file: OpenedFile) => void
}) => {
  const t = useText(staffCaseTexts)
  const id = useId()
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <h2 id={id} className={styles.hidden}>
        {t('facts')}
      </h2>
      <CaseStatus shown={desk.shown} heading={statusHeading} />
      <CaseHolder shown={desk.shown} />
      {done && <Alert tone="success">{done}</Alert>}
      <CaseActions {...desk} />
      <DraftRemarks drafts={desk.drafts} />
      <InternalNotes shown={desk.shown} />
      <PlanSteps shown={desk.shown} />
      <ApplicantFacts shown={desk.shown} />
      <CaseHistory shown={desk.shown} />
      <CaseMoney shown={desk.shown} onOpenFile={onOpenFile} />
      <RemarkRounds shown={desk.shown} />
      <Timeline shown={desk.shown} />
    </section>
  )
}
