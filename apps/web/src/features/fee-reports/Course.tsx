// What happened to a report, oldest first, with the reasons given (CON-184).
import type { OutputOf } from '@khyanalt/contract/call'
import type { getFeeReportSteps } from '@khyanalt/contract/fee-reports'
import { readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { feeReportStepTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { feeReportStateTexts } from '@khyanalt/domain/messages/states'
import { useText } from '../../language/language.tsx'
import { CaseTimeline } from '../cases/CaseTimeline.tsx'
import { eventTone } from '../cases/event-tone.ts'
import { Reasons } from './Reasons.tsx'

/** The key of the word for an action; one without a word of its own reads as another step. */
export const feeStepWord = (action: string) =>
  (Object.hasOwn(feeReportStepTexts.mn, action) ? action : 'other') as keyof typeof feeReportStepTexts.mn

export const Course = ({ steps }: { readonly steps: OutputOf<typeof getFeeReportSteps>['data'] }) => {
  const t = useText(feeScreenTexts)
  const act = useText(feeReportStepTexts)
  const stateWord = useText(feeReportStateTexts)
  return (
    <CaseTimeline
      label={t('history')}
      events={steps.map(step => {
        const state = readFeeReportStatus(step.status)
        const word = act(feeStepWord(step.action))
        return {
          what: state && stateWord(state) !== word ? `${word} – ${stateWord(state)}` : word,
          at: step.created_at,
          tone: eventTone(state, step.resolve),
          person: step.user_name,
          position: step.user_position,
          step: step.name,
          note: step.comments.length > 0 && <Reasons comments={step.comments} />,
        }
      })}
    />
  )
}
