import { describe, expect, it } from 'vitest'
import { proposedDueDate, proposedValidity } from './validity.ts'

describe('the days proposed in a decision', () => {
  it('let a certificate end the day before the given months are over; a year where the service gives none', () => {
    expect(proposedValidity('2026-01-15', 12)).toEqual({ sdate: '2026-01-15', edate: '2027-01-14' })
    expect(proposedValidity('2026-01-31', 1).edate).toBe('2026-02-27')
    expect(proposedValidity('2026-01-15', null).edate).toBe('2027-01-14')
  })

  it('[CON-071] give fourteen days to pay', () => {
    expect(proposedDueDate('2026-12-20')).toBe('2027-01-03')
  })
})
