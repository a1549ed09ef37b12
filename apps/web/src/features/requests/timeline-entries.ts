// The course of a request as entries to read (REQ-STEP-02…05).
import type { RequestDetail } from '@khyanalt/contract/requests'
import { type RequestViewKey, requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import type { CaseEvent } from '../cases/CaseTimeline.tsx'
import { eventTone } from '../cases/event-tone.ts'

export type TimelineEntry = Omit<CaseEvent, 'what'> & { readonly label: RequestViewKey }

/** Opening first, then every act, the approval last with its date. */
export const timelineEntries = (request: RequestDetail): readonly TimelineEntry[] => [
  {
    label: 'opened',
    tone: 'grey',
    person: null,
    at: request.created_at,
  },
  ...request.steps
    // The approval closes the timeline with its own date.
    .filter(step => !(step.action === 'approve' && request.verified_date !== null))
    .map(step => ({
      label: labelOf(step),
      tone: eventTone(readRequestStatus(step.status)?.state ?? null, step.resolve),
      step: step.name,
      person: step.user_name,
      position: step.user_position,
      at: step.created_at,
    })),
  ...(request.verified_date === null ? [] : [approval(request, request.verified_date)]),
]

type Step = RequestDetail['steps'][number]

const approval = (request: RequestDetail, at: string): TimelineEntry => {
  const act = request.steps.find(step => step.action === 'approve')
  return {
    label: 'approved',
    tone: 'green',
    step: act?.name ?? null,
    person: act?.user_name ?? null,
    position: act?.user_position ?? null,
    at,
  }
}

const labelOf = ({ resolve, action }: Step): RequestViewKey => {
  if (resolve !== null) return keyOf(`resolve_${resolve}`)
  return keyOf(`action_${action}`)
}

/** An act without a word of its own reads as a change. */
const keyOf = (key: string): RequestViewKey =>
  Object.hasOwn(requestViewTexts.mn, key) ? (key as RequestViewKey) : 'action_other'
