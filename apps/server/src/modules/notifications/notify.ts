// Tells people what happened, in the transaction in which it happened.
import type { NotificationType, OtherSentence } from '@khyanalt/domain/messages/notifications'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { listReaders } from '../senders/list-readers.ts'
import type { Params } from './notification-sentence.ts'
import { insertNotification } from './notifications.sql.ts'

/** One message to several people. */
export type Message = {
  /** Of a company's request, only those who are still members are told. */
  readonly to: readonly string[]
  readonly type: NotificationType
  /** Another sentence of the same type; by default the type's own. */
  readonly sentence?: OtherSentence
  readonly params: Params
  readonly url: string
  readonly requestId: string | null
}

/** Stores the message once per person and queues bell and e-mail; nothing leaves before commit. */
export const notify = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  message: Message,
): Promise<void> => {
  for (const { userId, area } of await listReaders(tx, message.to, message.requestId)) {
    const id = uuidv7()
    await insertNotification(tx, {
      id,
      user_id: userId,
      type: message.type,
      params: { ...message.params, ...(message.sentence ? { sentence: message.sentence } : {}) },
      // Whoever acts for a customer has the same request elsewhere.
      url: area === 'staff' ? message.url.replace('/dashboard/services/request/', '/portal/request/') : message.url,
      request_id: message.requestId,
      created_at: services.clock.now(),
    })
    await services.enqueue(tx, 'send-notification-mail', { notificationId: id })
    await services.enqueue(tx, 'announce-notification', { userId })
  }
}
