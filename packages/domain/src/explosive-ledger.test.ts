import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterEntry, type Balance, emptyBalance, leftOf, rowRefusal, settlementOf } from './explosive-ledger.ts'
import { problemTexts } from './messages/problems.ts'
import { formatQuantity, parseQuantity, type Quantity, quantityDigits } from './quantity.ts'
import type { RequestState } from './request-status.ts'

const entries = ['permit', 'reserve', 'use', 'release'] as const
const history = fc.array(fc.tuple(fc.constantFrom(...entries), fc.integer({ min: -5, max: 40 })), { maxLength: 60 })

describe('the ledger of a material', () => {
  it('[CON-111] is the sum of its entries and never overdrawn, in 10,000 histories', () => {
    fc.assert(
      fc.property(history, moves => {
        let balance: Balance = emptyBalance
        const sums = { permit: 0, reserve: 0, use: 0, release: 0 }
        for (const [entry, quantity] of moves) {
          const next = afterEntry(balance, entry, quantity as Quantity)
          if (next === null) continue
          sums[entry] += quantity
          balance = next
          expect(balance).toEqual({
            permitted: sums.permit,
            reserved: sums.reserve - sums.use - sums.release,
            used: sums.use,
          })
          expect(Math.min(leftOf(balance), balance.reserved, balance.used)).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('refuses more than is left, more than was reserved, nothing, and half a thousandth', () => {
    const balance = { permitted: 10, reserved: 3, used: 2 } as Balance
    const q = (quantity: number) => quantity as Quantity
    expect(leftOf(balance)).toBe(5)
    expect([afterEntry(balance, 'reserve', q(6)), afterEntry(balance, 'use', q(4))]).toEqual([null, null])
    expect([afterEntry(balance, 'release', q(4)), afterEntry(balance, 'permit', q(0))]).toEqual([null, null])
    expect([afterEntry(balance, 'reserve', q(-1)), afterEntry(balance, 'reserve', q(0.5))]).toEqual([null, null])
    expect(afterEntry(balance, 'use', q(3))).toEqual({ permitted: 10, reserved: 0, used: 5 })
  })

  it('[CON-111] permits, reserves all that is left, uses and releases all that is reserved', () => {
    const balance = { permitted: 10, reserved: 3, used: 2 } as Balance
    const q = (quantity: number) => quantity as Quantity
    expect(afterEntry(balance, 'permit', q(4))).toEqual({ permitted: 14, reserved: 3, used: 2 })
    expect(afterEntry(balance, 'reserve', q(5))).toEqual({ permitted: 10, reserved: 8, used: 2 })
    expect(afterEntry(balance, 'use', q(1))).toEqual({ permitted: 10, reserved: 2, used: 3 })
    expect(afterEntry(balance, 'release', q(3))).toEqual({ permitted: 10, reserved: 0, used: 2 })
  })

  it('holds a reservation while the request is under way, uses it on approval, releases it otherwise', () => {
    const states: readonly RequestState[] = ['sent', 'review', 'payment', 'approved', 'superseded', 'returned']
    expect(states.map(settlementOf)).toEqual([null, null, null, 'use', 'use', 'release'])
    expect((['rejected', 'expired', 'draft'] as const).map(settlementOf)).toEqual(['release', 'release', 'release'])
  })

  /** The sentence that the row is refused with, in English; null where it may be added. */
  const refused = (row: number, left: number, sameName: number): string | null => {
    const because = rowRefusal(row as Quantity, { left: left as Quantity, sameName: sameName as Quantity })
    return because && problemTexts.en[because]
  }
  it('[REQ-EXPL-03] one row takes all that is left and no more', () => {
    expect([refused(10, 10, 0), refused(11, 10, 0)]).toEqual([null, 'Permitted quantity is exceeded'])
  })
  it('[REQ-EXPL-04] nothing is taken of what is exhausted', () => {
    expect([refused(5, 0, 0), refused(1, -1, 0)]).toEqual(Array(2).fill('Permitted quantity is exhausted'))
  })
  it('[REQ-EXPL-05] rows of one name take all that is left together and no more', () => {
    expect([refused(5, 10, 5), refused(5, 10, 6)]).toEqual([null, 'Upper quantity exceeded'])
  })
})

describe('a quantity', () => {
  it.each([
    ['12', 12_000],
    [7, 7000],
    ['0.5', 500],
    ['999999999.999', 999_999_999_999],
    ['-1', null],
    ['1.2345', null],
    ['1e5', null],
    ['9999999999', null],
    ['', null],
    [Number.NaN, null],
    [null, null],
  ])('reads %s as %s', (given, quantity) => {
    expect(parseQuantity(given)).toBe(quantity)
    if (quantity !== null) expect(parseQuantity(quantityDigits(quantity as Quantity))).toBe(quantity)
  })

  it('[REQ-EXPL-11] is shown with the short form of its unit', () => {
    expect(formatQuantity(12_500_500 as Quantity, 'kg', 'mn')).toBe('12,500.5 кг')
    expect([formatQuantity(3000 as Quantity, 'pcs', 'mn'), formatQuantity(0 as Quantity, 'm', 'en')]).toEqual([
      '3 ш',
      '0 m',
    ])
    expect(formatQuantity(1500 as Quantity, 'm', 'mn')).toBe('1.5 м')
  })
})
