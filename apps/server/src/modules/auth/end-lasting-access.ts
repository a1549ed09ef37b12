// What opens something of a person without a session, and must end with all of them: the address of the calendar, and
// devices that show messages.
import type { Tx } from '../../db/transaction.ts'
import { endCalendarFeed } from '../desk/end-calendar-feed.ts'
import { forgetDevices } from '../notifications/forget-devices.ts'

/** Ends both; the person may ask for them again. */
export const endLastingAccess = async (tx: Tx, userId: string): Promise<void> => {
  await forgetDevices(tx, userId)
  await endCalendarFeed(tx, userId)
}
