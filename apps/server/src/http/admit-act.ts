// From the verdict of a table of acts to a refusal.
import type { Verdict } from '@khyanalt/domain/cases/case-type'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { type Refusal, refuse } from './refusal.ts'

type Told = {
  /** Said of what is somebody else's. */
  readonly missing: ErrorCode
  /** What moved meanwhile. */
  readonly current: Readonly<Record<string, unknown>>
  /** A fee that stands in the way. */
  readonly amount?: string
}

/** Throws unless the act is allowed. */
export const admitAct = (verdict: Verdict, told: Told): void => {
  const refusal = judgeAct(verdict, told)
  if (refusal) throw refusal
}

/** The refusal of an act that is not allowed; null when it is. */
export const judgeAct = (verdict: Verdict, { missing, current, amount = '' }: Told): Refusal | null => {
  if (verdict.allowed) return null
  switch (verdict.because) {
    // Somebody else's does not exist for a client.
    case 'not_yours':
      return refuse(missing)
    case 'wrong_state':
      return refuse('wrong_state', { current })
    case 'right_missing':
      return refuse('right_missing')
    case 'wrong_role':
      return refuse('not_allowed')
    case 'wrong_step':
    case 'own_request':
    case 'supported_applicant':
    case 'private_interest':
    case 'agreed_before':
    case 'fee_not_owed':
      return refuse(verdict.because)
    case 'fee_unsettled':
      return refuse('fee_unsettled', { params: { amount }, current })
  }
}
