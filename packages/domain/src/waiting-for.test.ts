import { expect, it } from 'vitest'
import type { RequestState } from './request-status.ts'
import { waitingFor } from './waiting-for.ts'

it.each([
  ['draft', null],
  ['sent', 'decision'],
  ['review', 'decision'],
  ['returned', 'correction'],
  ['approved', null],
  ['superseded', null],
  ['rejected', null],
  ['expired', null],
] as const satisfies readonly (readonly [RequestState, unknown])[])(
  'a request that is %s waits for %s',
  (state, whom) => {
    expect([waitingFor(state, false), waitingFor(state, true)]).toEqual([whom, whom])
  },
)

it('a payment waits for the applicant until there is a receipt, and then for the accountant', () => {
  expect([waitingFor('payment', false), waitingFor('payment', true)]).toEqual(['payment', 'confirmation'])
})
