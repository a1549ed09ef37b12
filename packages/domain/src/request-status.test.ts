import { describe, expect, it } from 'vitest'
import { readRequestStatus, requestStatusCode } from './request-status.ts'

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
