import type * as calls from '@khyanalt/contract/notifications'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { upsertDevice } from './push-devices.sql.ts'

/** Keeps where a browser is written to. */
export const addDevice =
  ({ clock, push }: Pick<Services, 'clock' | 'push'>): UseCase<typeof calls.addDevice> =>
  async (tx, { userId, support }, { endpoint, p256dh, auth }) => {
    // Whoever helps a client must not go on reading the client's messages.
    if (support) throw refuse('not_allowed')
    const device = { endpoint, publicKey: p256dh, authSecret: auth }
    if (!push?.canReach(device)) throw refuse('push_unreachable')
    await upsertDevice(tx, userId, device, clock.now())
    return {}
  }
