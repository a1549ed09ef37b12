// Tells people what happened, in the transaction in which it happened.
import type { Link, ParamOf } from '@khyanalt/domain/notifications/notification-event'
import { type NotificationName, notificationEvents } from '@khyanalt/domain/notifications/notification-events'
import { v7 as uuidv7 } from 'uuid'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { listReaders } from '../senders/list-readers.ts'
import { waysOf } from './further-channels.ts'
import type { Params } from './notification-sentence.ts'
import { insertNotification } from './notifications.sql.ts'
import { listChannels } from './push-devices.sql.ts'

/** One event told to several people. */
export type Message = {
  /** Of a company's request, only those who are still members are told. */
  readonly to: readonly string[]
  readonly event: NotificationName
  /** What fills the sentence and the link. */
  readonly params: Params
  /** Where it leads instead, of an event that several nouns share. */
  readonly link?: Link
  readonly requestId: string | null
}

/** Stores the message once per person, rings their bells and queues their e-mails; nothing leaves before commit. */
export const notify = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  message: Message,
): Promise<void> => {
  const link = message.link ?? notificationEvents[message.event].opens.link(param(message.params))
  const readers = await listReaders(tx, message.to, message.requestId)
  const ids = new Map<string, string>()
  for (const { userId, area } of readers) {
    const id = uuidv7()
    ids.set(userId, id)
    await insertNotification(tx, {
      id,
      user_id: userId,
      type: message.event,
      params: message.params,
      url: link[area],
      request_id: message.requestId,
      created_at: services.clock.now(),
    })
    await services.enqueue(tx, 'send-notification-mail', { notificationId: id })
  }
  await tellElsewhere(tx, services, message.event, ids)
  await ringBell(tx, { of: 'notifications', userIds: readers.map(({ userId }) => userId) })
}

/** Queues what goes to devices and by SMS, for those who want it. */
const tellElsewhere = async (
  tx: Tx,
  { enqueue }: Pick<Services, 'enqueue'>,
  event: NotificationName,
  /** The stored message of each reader. */
  ids: ReadonlyMap<string, string>,
): Promise<void> => {
  if (ids.size === 0) return
  const channels = await listChannels(tx, [...ids.keys()])
  for (const [userId, notificationId] of ids) {
    const own = channels.filter(({ user_id }) => user_id === userId)
    for (const way of waysOf(own, notificationEvents[event].topic)) {
      if (way.by === 'sms') await enqueue(tx, 'send-sms', { notificationId })
      else await enqueue(tx, 'send-push', { notificationId, deviceId: way.deviceId })
    }
  }
}

const param =
  (params: Params): ParamOf =>
  name => {
    const value = params[name]
    return typeof value === 'string' ? value : (value?.mn ?? '')
  }
