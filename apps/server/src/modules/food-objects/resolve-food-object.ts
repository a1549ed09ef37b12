// The decisions of the agency on a food object (decisions §M).
import type * as calls from '@khyanalt/contract/staff-food'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { decideCase } from '../cases/decide-case.ts'
import { foodObjectKind, keptOf } from './food-object-case.ts'

export const resolveFoodObject =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof calls.resolveFoodObject> =>
  async (tx, caller, { request_number, action, operator_msg, version }) => {
    const note = operator_msg || null
    const { status, version: now } = await decideCase(
      tx,
      services,
      foodObjectKind,
      caller,
      { key: request_number, action, version },
      object => ({ own: keptOf(action, object, note, services.clock.now()), note }),
    )
    return { status, version: now }
  }
