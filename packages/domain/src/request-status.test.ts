import { describe, expect, it } from 'vitest'
import { isHeld } from './queue-view.ts'
import {
  decidedStates,
  isApproved,
  isEditable,
  isProcessing,
  RequestState,
  readRequestStatus,
  requestStatusCode,
  statesOfFilter,
} from './request-status.ts'

describe('the wire number of a request', () => {
  it('[CON-063] names a step of review from 1 to 998 without 900, and 999 reads as review though no step has it', () => {
    const steps = Array.from({ length: 1100 }, (_, code) => code).filter(code => {
      const read = readRequestStatus(code)
      return read?.state === 'review' && read.step === code
    })
    expect([steps.length, steps[0], steps.at(-1)]).toEqual([998, 1, 999])
    expect(steps).not.toContain(900)
    expect(readRequestStatus(900)).toEqual({ state: 'payment', step: 0 })
    expect([readRequestStatus(-1), readRequestStatus(1.5)]).toEqual([null, null])
  })

  it('is told and read alike in every state', () => {
    const told = [5000, 0, 900, 1000, 1100, 2000, 3000, 4000].map(code => {
      const { state, step } = readRequestStatus(code) ?? { state: 'review' as const, step: -1 }
      return requestStatusCode(state, step)
    })
    expect(told).toEqual([5000, 0, 900, 1000, 1100, 2000, 3000, 4000])
    expect(requestStatusCode('review', 7)).toBe(7)
  })
})

describe('the states of a request', () => {
  const every = Object.values(RequestState)

  it('[REQ-STATUS-11] let the applicant change a draft and what was returned, and nothing else', () => {
    expect(every.filter(isEditable)).toEqual(['draft', 'returned'])
  })

  it('[CON-060] count a request that was renewed as approved', () => {
    expect(every.filter(isApproved)).toEqual(['approved', 'superseded'])
    expect(decidedStates).toEqual(['approved', 'superseded', 'rejected', 'expired'])
  })

  it('[CON-064] [REQ-DASH-02] are in action while sent and under review, as the filter selects them', () => {
    expect(every.filter(isProcessing)).toEqual(['sent', 'review'])
    expect(statesOfFilter('PROCESSING')).toEqual(['sent', 'review'])
    expect(statesOfFilter('1000')).toEqual(['approved', 'superseded'])
    expect(statesOfFilter('3000')).toEqual(['rejected'])
    expect(statesOfFilter('no')).toBeNull()
  })

  it('let somebody of the agency hold what was sent and is not decided', () => {
    expect(every.filter(isHeld)).toEqual(['sent', 'review', 'payment', 'returned'])
  })
})
