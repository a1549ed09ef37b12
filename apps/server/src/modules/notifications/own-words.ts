// The words of one stored message, as they were when it was made.
import { eventNameOf } from '@khyanalt/domain/notifications/notification-events'
import type { OwnWords } from '@khyanalt/domain/own-texts/own-texts'
import type { Tx } from '../../db/transaction.ts'
import { readOwnWords } from '../own-texts/read-own-words.ts'

type Stored = { readonly type: string; readonly params: object; readonly created_at: Date }

/** The message with the agency's own words of it. */
export const withOwnWords = async <Message extends Stored>(
  tx: Tx,
  message: Message | null,
): Promise<(Message & { readonly own: OwnWords | null }) | null> => {
  if (message === null) return null
  const name = eventNameOf(message)
  return { ...message, own: (await readOwnWords(tx, [name]))(name, message.created_at) }
}
