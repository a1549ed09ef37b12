// What happened to a report, oldest first, with the reasons given (CON-184).
import type { OutputOf } from '@khyanalt/contract/call'
import type { getFeeReportSteps } from '@khyanalt/contract/fee-reports'
import { readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { feeReportStepTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { feeReportStateTexts } from '@khyanalt/domain/messages/states'
import { stateTone } from '@khyanalt/domain/state-tone'
import { formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { Reasons } from './Reasons.tsx'

export const Course = ({ steps }: { readonly steps: OutputOf<typeof getFeeReportSteps>['data'] }) => {
  const t = useText(feeScreenTexts)
  const act = useText(feeReportStepTexts)
  const stateWord = useText(feeReportStateTexts)
  const name = useName()
  return (
    <Timeline
      label={t('history')}
      items={steps.map((step, place) => {
        const state = readFeeReportStatus(step.status)
        const known = Object.hasOwn(feeReportStepTexts.mn, step.action)
        const word = act(known ? (step.action as keyof typeof feeReportStepTexts.mn) : 'other')
        return {
          id: place,
          title: state && stateWord(state) !== word ? `${word} – ${stateWord(state)}` : word,
          time: formatMoment(step.created_at),
          dateTime: step.created_at,
          by: [step.user_name, step.user_position].filter(Boolean).join(', '),
          text: (
            <>
              {step.name && <p>{name(step.name)}</p>}
              {step.comments.length > 0 && <Reasons comments={step.comments} />}
            </>
          ),
          tone: state ? stateTone(state) : 'grey',
        }
      })}
    />
  )
}
