import type * as calls from '@khyanalt/contract/request-messages'
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import { mayWrite } from '@khyanalt/domain/request-messages'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findLocked } from '../requests/find-locked.ts'
import { factsOf } from '../requests/request-facts.ts'
import { writeMessage } from '../requests/request-messages.ts'
import { tellParties } from '../requests/tell-parties.ts'
import { isInScope } from './desk-scopes.ts'

/** Writes to the applicant of a request in scope; both its owner and whoever filed it are notified. */
export const writeToApplicant =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof calls.writeToApplicant> =>
  async (tx, caller, { request_number, text, files, asked_at }) => {
    const request = await findLocked(tx, request_number)
    if (!request || !isInScope(caller, request)) throw refuse('request_not_found')
    const facts = factsOf(request)
    if (!mayWrite(caller.actor, 'agency', facts))
      throw refuse(isApplicant(caller.actor, facts) ? 'not_allowed' : 'wrong_state')
    await writeMessage(tx, services, caller, request, 'agency', { text, files, asked_at })
    await tellParties(tx, services, request, { event: 'agency_wrote', params: { number: request_number } })
    return {}
  }
