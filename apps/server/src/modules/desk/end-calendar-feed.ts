// The address of a person's calendar ends with all sessions of the person.
import type { Tx } from '../../db/transaction.ts'
import { deleteFeed } from './calendar-feeds.sql.ts'

/** Programs that read the calendar are answered as if there had never been an address. */
export const endCalendarFeed = async (tx: Tx, userId: string): Promise<void> => {
  await deleteFeed(tx, userId)
}
