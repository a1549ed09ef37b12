import type { Refusal as Because } from '@khyanalt/domain/cases/case-type'
import { describe, expect, it } from 'vitest'
import { admitAct } from './admit-act.ts'
import { Refusal } from './refusal.ts'

const current = { version: 7 }
const refusal = (because: Because, amount?: string) => {
  try {
    admitAct({ allowed: false, because } as never, { missing: 'request_not_found', current, ...(amount && { amount }) })
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.details]
    throw error
  }
  return null
}

describe('an act that the rules do not allow', () => {
  it('[REQ-CASE-03] does not exist for whom the case does not concern, and says nothing of it', () => {
    expect(refusal('not_yours')).toEqual(['request_not_found', {}])
  })

  it('[REQ-CASE-02] tells what moved meanwhile, and whose role it is not', () => {
    expect(refusal('wrong_state')).toEqual(['wrong_state', { current }])
    expect(refusal('wrong_role')).toEqual(['not_allowed', {}])
  })

  it.each([
    'wrong_step',
    'own_request',
    'supported_applicant',
    'private_interest',
    'agreed_before',
    'fee_not_owed',
  ] as const)('[REQ-CASE-02] is refused by its own reason: %s', because => {
    expect(refusal(because)).toEqual([because, {}])
  })

  it('names the fee that stands in the way', () => {
    expect(refusal('fee_unsettled', '50,000.00 ₮')).toEqual([
      'fee_unsettled',
      { params: { amount: '50,000.00 ₮' }, current },
    ])
    expect(refusal('fee_unsettled')).toEqual(['fee_unsettled', { params: { amount: '' }, current }])
  })

  it('is admitted where they do', () => {
    expect(() => admitAct({ allowed: true }, { missing: 'request_not_found', current })).not.toThrow()
  })
})
