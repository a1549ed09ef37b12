// What to know and what to do: state, decision, remarks, plan, people, money, history.
import { addInternalNote } from '@khyanalt/contract/case-notes'
import type { RefObject } from 'react'
import { Letters } from '../../papers/Letters.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { InternalNotes } from '../cases/InternalNotes.tsx'
import { ApplicantFacts } from './ApplicantFacts.tsx'
import { CaseActions } from './CaseActions.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { CaseHolder } from './CaseHolder.tsx'
import { CaseMessages } from './CaseMessages.tsx'
import { CaseMoney } from './CaseMoney.tsx'
import { CasePresence } from './CasePresence.tsx'
import { CaseStatus } from './CaseStatus.tsx'
import { DraftRemarks } from './DraftRemarks.tsx'
import type { Desk } from './desk.ts'
import type { OpenedFile } from './FilePane.tsx'
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
}) => (
  <>
    <CaseStatus shown={desk.shown} heading={statusHeading} />
    <CaseHolder shown={desk.shown} />
    <CasePresence number={desk.shown.request.request_number} />
    {done && <Alert tone="success">{done}</Alert>}
    <CaseActions {...desk} />
    <DraftRemarks drafts={desk.drafts} />
    <CaseMessages shown={desk.shown} />
    <InternalNotes notes={desk.shown.notes} number={desk.shown.request.request_number} call={addInternalNote} />
    <PlanSteps shown={desk.shown} />
    <ApplicantFacts shown={desk.shown} />
    <CaseHistory shown={desk.shown} />
    <CaseMoney shown={desk.shown} onOpenFile={onOpenFile} />
    <Letters number={desk.shown.request.request_number} version={desk.shown.request.version} />
    <RemarkRounds shown={desk.shown} />
    <Timeline shown={desk.shown} />
  </>
)
