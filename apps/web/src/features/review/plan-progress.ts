// Which step of the review plan a request stands at, read from its history.
import type { RequestDetail } from '@khyanalt/contract/requests'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import { progressOf } from '../cases/CasePlan.tsx'

/** The progress of each step of a plan of this length; a closed request has no step that is `now`. */
export const planProgress = (request: RequestDetail, length: number) => {
  const { state } = readRequestStatus(request.status) ?? { state: 'review' }
  const granted = state === 'approved' || state === 'superseded'
  const ended = state === 'rejected' || state === 'expired'
  return progressOf(length, currentStep(request), granted ? 'granted' : ended ? 'ended' : 'open')
}

/** The step from 1; a return keeps it (CON-067), so only agreements move on. */
export const currentStep = (request: RequestDetail): number => {
  const read = readRequestStatus(request.status)
  if (read?.state === 'review') return read.step
  return 1 + request.steps.filter(({ action }) => action === 'agree').length
}
