// Which step of the review plan a request stands at, read from its history.
import type { RequestDetail } from '@khyanalt/contract/requests'
import { readRequestStatus } from '@khyanalt/domain/request-status'

export type StepProgress = 'done' | 'now' | 'later'

/** The progress of each step of a plan of this length; a closed request has no step that is `now`. */
export const planProgress = (request: RequestDetail, length: number): readonly StepProgress[] => {
  const { state } = readRequestStatus(request.status) ?? { state: 'review' }
  const current = currentStep(request)
  if (state === 'approved' || state === 'superseded') return Array.from({ length }, () => 'done')
  const open = state !== 'rejected' && state !== 'expired'
  return Array.from({ length }, (_, index) => {
    if (index + 1 < current) return 'done'
    return index + 1 === current && open ? 'now' : 'later'
  })
}

/** The step from 1; a return keeps it (CON-067), so only agreements move on. */
export const currentStep = (request: RequestDetail): number => {
  const read = readRequestStatus(request.status)
  if (read?.state === 'review') return read.step
  return 1 + request.steps.filter(({ action }) => action === 'agree').length
}
