import type * as calls from '@khyanalt/contract/notifications'
import type { UseCase } from '../../http/bind.ts'
import { deleteDevices } from './push-devices.sql.ts'

/** Forgets one browser of the caller, or all; one that is not the caller's stays. */
export const removeDevice: UseCase<typeof calls.removeDevice> = async (tx, { userId }, { endpoint }) => {
  await deleteDevices(tx, userId, endpoint)
  return {}
}
