import { describe, expect, it } from 'vitest'
import { daysBetween, isRenewalOffered } from './renewal-offer.ts'

describe('a renewal', () => {
  it.each([
    ['active', '2027-01-20', true],
    ['active', '2027-01-21', false],
    ['active', '2026-11-21', true],
    ['expired', '2020-01-01', true],
    ['cancelled', '2026-12-01', false],
    ['prepared', '2026-12-01', false],
  ] as const)('of a certificate that is %s and ends on %s is offered on 2026-11-21: %s', (state, endsOn, offered) => {
    expect(isRenewalOffered({ state, endsOn }, '2026-11-21')).toBe(offered)
  })

  it('counts days across months and leap years', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1)
  })
})
