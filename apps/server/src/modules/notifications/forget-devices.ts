// Ends messages on the devices of a person.
import type { Tx } from '../../db/transaction.ts'
import { deleteDevices } from './push-devices.sql.ts'

/** No device shows messages of this person any more, until he or she asks for it again. */
export const forgetDevices = (tx: Tx, userId: string): Promise<void> => deleteDevices(tx, userId)
