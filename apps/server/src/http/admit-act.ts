// From the verdict of a table of acts to a refusal.
import type { Verdict } from '@khyanalt/domain/cases/case-type'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { refuse } from './refusal.ts'

/**
 * Throws unless the act is allowed; `missing` is said of what is somebody else's, `current` of what moved meanwhile,
 * `amount` of a fee that stands in the way.
 */
export const admitAct = (
  verdict: Verdict,
  {
    missing,
    current,
    amount = '',
  }: {
    readonly missing: ErrorCode
    readonly current: Readonly<Record<string, unknown>>
    readonly amount?: string
  },
): void => {
  if (verdict.allowed) return
  switch (verdict.because) {
    // Somebody else's does not exist for a client.
    case 'not_yours':
      throw refuse(missing)
    case 'wrong_state':
      throw refuse('wrong_state', { current })
    case 'right_missing':
      throw refuse('right_missing')
    case 'wrong_role':
      throw refuse('not_allowed')
    case 'wrong_step':
    case 'own_request':
    case 'supported_applicant':
    case 'private_interest':
    case 'agreed_before':
    case 'fee_not_owed':
      throw refuse(verdict.because)
    case 'fee_unsettled':
      throw refuse('fee_unsettled', { params: { amount }, current })
  }
}
