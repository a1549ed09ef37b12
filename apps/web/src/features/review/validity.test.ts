import { describe, expect, it } from 'vitest'
import { proposedDueDate, proposedValidity } from './validity.ts'

describe('the days proposed in a decision', () => {
  it('[CON-070] let a certificate end the same day the given months later, or on the last day of a shorter month', () => {
    expect(proposedValidity('2026-01-15', 12)).toEqual({ sdate: '2026-01-15', edate: '2027-01-15' })
    expect(proposedValidity('2026-01-31', 1).edate).toBe('2026-02-28')
    expect(proposedValidity('2026-01-15', null).edate).toBe('')
  })

  it('[CON-071] give fourteen days to pay', () => {
    expect(proposedDueDate('2026-12-20')).toBe('2027-01-03')
  })
})
