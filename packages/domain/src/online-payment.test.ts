import { describe, expect, it } from 'vitest'
import type { Mongo } from './money.ts'
import { isPayLink, judgePayment, owedBack, returnsByProvider, sumArrived } from './online-payment.ts'

const mongo = (amount: number) => amount as Mongo
const offer = { amount: mongo(5_000_000) }
const paid = (...amounts: number[]) => amounts.map((amount, place) => ({ id: `p${place}`, amount: mongo(amount) }))

describe('money that arrived', () => {
  it.each([
    ['nothing', [], 'unpaid', { state: 'open', received: 0, settles: false, cancels: false }],
    ['all of it', [5_000_000], 'unpaid', { state: 'paid', received: 5_000_000, settles: true, cancels: false }],
    ['one möngö less', [4_999_999], 'unpaid', { state: 'short', received: 4_999_999, settles: false, cancels: false }],
    [
      'the rest',
      [3_000_000, 2_000_000],
      'unpaid',
      { state: 'paid', received: 5_000_000, settles: true, cancels: false },
    ],
    ['too much', [6_000_000], 'unpaid', { state: 'paid', received: 6_000_000, settles: true, cancels: false }],
    ['nothing', [], 'paid', { state: 'cancelled', received: 0, settles: false, cancels: true }],
    ['all of it', [5_000_000], 'paid', { state: 'unasked', received: 5_000_000, settles: false, cancels: true }],
    ['part of it', [1], 'void', { state: 'unasked', received: 1, settles: false, cancels: true }],
  ] as const)('[REQ-ONLINE-03] %s %j for an invoice that is %s', (_, amounts, invoice, expected) => {
    expect(judgePayment(offer, invoice, paid(...amounts))).toEqual(expected)
  })

  it('[REQ-ONLINE-03] counts a payment once, however often the provider names it', () => {
    const twice = [...paid(2_000_000), ...paid(2_000_000)]
    expect(sumArrived(twice)).toBe(2_000_000)
    expect(judgePayment(offer, 'unpaid', [...paid(3_000_000), ...paid(3_000_000)]).state).toBe('short')
  })

  it.each([
    ['paid', 5_000_000, 0, 0],
    ['paid', 6_000_000, 0, 1_000_000],
    ['paid', 6_000_000, 1_000_000, 0],
    ['short', 2_000_000, 0, 2_000_000],
    ['unasked', 5_000_000, 0, 5_000_000],
    ['unasked', 5_000_000, 5_000_000, 0],
    ['open', 0, 0, 0],
  ] as const)(
    '[REQ-ONLINE-05] owes the payer of a %s offer with %i received and %i returned: %i',
    (state, received, returned, back) => {
      expect(owedBack({ state, ...offer, received: mongo(received), returned: mongo(returned) })).toBe(back)
    },
  )
})

it('[REQ-ONLINE-05] goes back over the provider as one whole payment alone', () => {
  const back = (received: number, returned: number, ...amounts: number[]) =>
    returnsByProvider({
      state: 'unasked',
      ...offer,
      received: mongo(received),
      returned: mongo(returned),
      arrived: paid(...amounts),
    })
  expect(back(5_000_000, 0, 5_000_000)).toBe(true)
  expect(back(5_000_000, 0, 3_000_000, 2_000_000)).toBe(false)
  expect(back(5_000_000, 1, 5_000_000)).toBe(false)
  expect(back(5_000_000, 5_000_000, 5_000_000)).toBe(false)
})

it('[REQ-ONLINE-02] opens programs of banks and pages, and runs nothing in the portal', () => {
  for (const good of [
    'khanbank://q?qPay_QRcode=0002',
    'https://s.qpay.mn/a',
    '/demo/qpay/pay/1',
    'socialpay-payment://q',
  ])
    expect([good, isPayLink(good)]).toEqual([good, true])
  for (const bad of [
    'javascript:alert(1)',
    'javascript://%0aalert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://a.b',
    'x',
    '',
  ])
    expect([bad, isPayLink(bad)]).toEqual([bad, false])
})
