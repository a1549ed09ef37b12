// Addresses at which files open.
import type { Session } from '../../http/session.ts'
import { signAddress } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'

/** The address at which the file opens for five minutes, for whoever holds it while the caller's rights stand. */
export const fileUrl = (services: Pick<Services, 'secret' | 'clock'>, caller: Session, name: string): string =>
  `/api/files/${name}?${signAddress(services, caller, 'file', name)}`
