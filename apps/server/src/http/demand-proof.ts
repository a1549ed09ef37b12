// Acts that weigh more than reading ask for a proof of the last minutes.
import { needsProof, type ProofOf } from '@khyanalt/domain/second-factor'
import { refuse } from './refusal.ts'
import type { Session } from './session.ts'

/** Refuses with `step_up_needed`; whoever acts for a client, and so cannot prove to be that client, with `not_allowed`. */
export const demandProof = (
  of: ProofOf,
  { secondFactor, support }: Pick<Session, 'secondFactor' | 'support'>,
): void => {
  if (needsProof(of, secondFactor)) throw refuse(support ? 'not_allowed' : 'step_up_needed')
}
