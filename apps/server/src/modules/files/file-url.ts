// Addresses at which files open.
import { isAddressValid, signAddress } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'

type Needed = Pick<Services, 'secret' | 'clock'>

/** The address at which the file opens for five minutes, for whoever holds it. */
export const fileUrl = (services: Needed, name: string): string =>
  `/api/files/${name}?${signAddress(services, 'file', name)}`

/** Whether the address was made here and has not run out. */
export const isFileUrlValid = (
  services: Needed,
  address: { readonly name: string; readonly until: string; readonly signature: string },
): boolean => isAddressValid(services, 'file', address)
