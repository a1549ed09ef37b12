// The rounds of a request as its applicant may look back at them: what was sent, and what was said of it.
import type * as calls from '@khyanalt/contract/request-rounds'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { sentWorkers } from './named-workers.ts'
import { getOwnCase } from './own-request.ts'
import { presentRemark } from './present-request.ts'
import { viewOf } from './request-facts.ts'

export const listRounds =
  (services: Pick<Services, 'clock'>): UseCase<typeof calls.listRounds> =>
  async (tx, caller, { id }) => {
    const file = await getOwnCase(tx, caller, id)
    await rememberView(tx, services, caller, viewOf(file.request, 'request'))
    return {
      rounds: file.rounds.map(round => ({
        round: round.round,
        submitted_at: round.submitted_at.toISOString(),
        data: { ...round.answers },
        comments: file.remarks.filter(remark => remark.round === round.round).map(presentRemark),
      })),
      workers: sentWorkers(file.rounds),
    }
  }
