// The course of a request as entries to read (REQ-STEP-02…05).
import type { RequestDetail } from '@khyanalt/contract/requests'
import type { Bilingual } from '@khyanalt/domain/language'
import { type RequestTextKey, requestTexts } from '@khyanalt/domain/messages/requests'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import { stateTone } from '@khyanalt/domain/state-tone'

export type TimelineEntry = {
  readonly key: string
  readonly label: RequestTextKey
  readonly tone: 'blue' | 'green' | 'orange' | 'red' | 'purple' | 'grey'
  /** The review step the entry belongs to. */
  readonly step: Bilingual | null
  readonly person: string | null
  readonly position: string | null
  readonly at: string
}

/** Opening first, then every act, the approval last with its date. */
export const timelineEntries = (request: RequestDetail): readonly TimelineEntry[] => [
  {
    key: 'opened',
    label: 'opened',
    tone: 'grey',
    step: null,
    person: null,
    position: null,
    at: request.created_at,
  },
  ...request.steps
    // The approval closes the timeline with its own date.
    .filter(step => !(step.action === 'approve' && request.verified_date !== null))
    .map((step, index) => ({
      key: `${index} ${step.created_at}`,
      label: labelOf(step),
      tone: toneOf(step),
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
    key: 'approved',
    label: 'approved',
    tone: 'green',
    step: act?.name ?? null,
    person: act?.user_name ?? null,
    position: act?.user_position ?? null,
    at,
  }
}

const labelOf = ({ resolve, action }: Step): RequestTextKey => {
  if (resolve !== null) return keyOf(`resolve_${resolve}`)
  return keyOf(`action_${action}`)
}

/** An act without a word of its own reads as a change. */
const keyOf = (key: string): RequestTextKey =>
  Object.hasOwn(requestTexts.mn, key) ? (key as RequestTextKey) : 'action_other'

/** By the status the act led to where that says enough, else by what the step decided. */
const toneOf = ({ status, resolve }: Step): TimelineEntry['tone'] => {
  const state = readRequestStatus(status)?.state
  if (
    state === 'payment' ||
    state === 'approved' ||
    state === 'returned' ||
    state === 'rejected' ||
    state === 'expired'
  ) {
    return stateTone(state)
  }
  if (resolve === null) return 'blue'
  return resolve === 0 ? 'blue' : resolve === 1 ? 'green' : 'red'
}
