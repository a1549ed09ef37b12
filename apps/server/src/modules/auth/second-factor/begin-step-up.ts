import type * as calls from '@khyanalt/contract/second-factor'
import type { UseCase } from '../../../http/bind.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Services } from '../../../services.ts'
import { askForProof } from './challenges.ts'
import { lockPerson } from './second-factor.sql.ts'

/** Asks for a proof. Whoever acts for a client cannot be that client. */
export const beginStepUp =
  (services: Pick<Services, 'clock' | 'config'>): UseCase<typeof calls.beginStepUp> =>
  async (tx, caller) => {
    if (caller.support) throw refuse('not_allowed')
    const person = await lockPerson(tx, caller.userId)
    if (!person) throw refuse('session_expired')
    return askForProof(tx, services, person, { purpose: 'step_up', session_id: caller.sessionId })
  }
