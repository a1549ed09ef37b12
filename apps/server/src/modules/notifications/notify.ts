// Tells people what happened, in the transaction in which it happened.
import type { NotificationType } from '@khyanalt/domain/messages/notifications'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { insertNotification } from './notifications.sql.ts'

/** One message to several people. */
export type Message = {
  readonly to: readonly string[]
  readonly type: NotificationType
  /** Another sentence of the same type; by default the type's own. */
  readonly sentence?: 'receipt_returned'
  readonly params: Readonly<Record<string, string>>
  readonly url: string
  readonly requestId: string | null
}

/** Stores the message once per person and queues bell and e-mail; nothing leaves before commit. */
export const notify = async (tx: Tx, services: Services, message: Message): Promise<void> => {
  for (const userId of new Set(message.to)) {
    const id = uuidv7()
    await insertNotification(tx, {
      id,
      user_id: userId,
      type: message.type,
      params: { ...message.params, ...(message.sentence ? { sentence: message.sentence } : {}) },
      url: message.url,
      request_id: message.requestId,
      created_at: services.clock.now(),
    })
    await services.enqueue(tx, 'send-notification-mail', { notificationId: id })
    await services.enqueue(tx, 'announce-notification', { userId })
  }
}
