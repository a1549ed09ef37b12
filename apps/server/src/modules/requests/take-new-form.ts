// A returned request goes over to the present version of its form, because its person chose so.
import { isDeepStrictEqual } from 'node:util'
import type * as calls from '@khyanalt/contract/requests'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase, refuseStale } from '../cases/lock-case.ts'
import { findService } from '../catalogue/find-service.ts'
import { type PublishedDefinition, readDefinition } from '../catalogue/read-definition.ts'
import { requestReading } from './apply-action.ts'
import { type JudgedRequest, judgeRequests, mayMove, moveRequests } from './lift-requests.ts'
import type { RequestRecord } from './request-record.ts'

export const takeNewForm =
  (services: Services): UseCase<typeof calls.takeNewForm> =>
  async (tx, caller, { request_number, version }) => {
    const request = await lockCase(tx, requestReading, caller.actor, request_number)
    await admitAction(tx, requestReading, caller, 'save_draft', request)
    // A draft goes over by itself.
    if (request.state !== 'returned') throw refuse('wrong_state', { current: { version: request.version } })
    refuseStale(request, version, { updated_at: request.updated_at.toISOString() })
    const offer = await findOffer(tx, services, request)
    if (offer === null) throw refuse('wrong_state')
    await moveRequests(tx, services, caller, [offer.judged], offer.next)
    return { version: request.version + 1 }
  }

/** The version that a returned request may go over to, with what it would make of the answers; null where there is none. */
export const findOffer = async (
  tx: Tx,
  services: Pick<Services, 'clock'>,
  request: RequestRecord,
): Promise<{ readonly next: PublishedDefinition; readonly judged: JudgedRequest } | null> => {
  if (request.state !== 'returned' || request.type === 'UPDATE') return null
  const current = (await findService(tx, request.service_id))?.definitionId ?? null
  if (current === null || current === request.definition_version_id) return null
  const next = await readDefinition(tx, current)
  const pinned = await readDefinition(tx, request.definition_version_id)
  // A version may differ in what the service costs or says alone.
  if (isDeepStrictEqual([pinned.language, pinned.body, pinned.plan], [next.language, next.body, next.plan])) return null
  const open = { ...request, state: request.state, type: request.type }
  const [judged] = await judgeRequests(tx, services, [open], next)
  return judged && mayMove(judged.verdict) ? { next, judged } : null
}
