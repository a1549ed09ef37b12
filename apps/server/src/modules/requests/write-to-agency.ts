import type * as calls from '@khyanalt/contract/request-messages'
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import { mayWrite } from '@khyanalt/domain/request-messages'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { lockCase } from '../cases/lock-case.ts'
import { notify } from '../notifications/notify.ts'
import { demandRight } from '../senders/demand-right.ts'
import { requestReading } from './apply-action.ts'
import { tellDeputy } from './change-holder.ts'
import { factsOf } from './request-facts.ts'
import { writeMessage } from './request-messages.ts'

/** Writes to the agency; whoever holds the request is notified, and else it waits in the queue. */
export const writeToAgency =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof calls.writeToAgency> =>
  async (tx, caller, { request_number, text, about, files }) => {
    const request = await lockCase(tx, requestReading, caller.actor, request_number)
    const facts = factsOf(request)
    // Somebody of the agency who reads it is no applicant.
    if (!isApplicant(caller.actor, facts)) throw refuse('request_not_found')
    await demandRight(tx, caller, request.owner_company_id, 'prepare')
    if (!mayWrite(caller.actor, 'applicant', facts)) throw refuse('wrong_state')
    await writeMessage(tx, services, caller, request, 'applicant', { text, about, files })
    if (request.holder_user_id === null) return {}
    await notify(tx, services, {
      to: [request.holder_user_id],
      event: 'question_asked',
      params: { number: request_number, by: caller.name },
      requestId: null,
    })
    const holder = request.holder_user_id
    await tellDeputy(tx, services, { by: caller, request, holder, event: 'deputy_question_asked' })
    return {}
  }
