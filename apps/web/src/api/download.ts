// Saves the bytes of a call as a file, with the bearer token; a link could not carry it.
import type { Call, InputOf } from '@khyanalt/contract/call'
import { fetchBytes } from './client.ts'

/** Downloads the answer of a call under a name; refusals are thrown as ApiErrors. */
export const downloadFile = async <C extends Call>(call: C, input: InputOf<C>, name: string): Promise<void> => {
  const address = URL.createObjectURL(await fetchBytes(call, input))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
