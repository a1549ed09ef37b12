// Short-lived signed addresses: a new tab and a download carry no bearer header (CON-018).
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'

type Needed = Pick<Services, 'secret' | 'clock'>

const seconds = 5 * 60

/** The part of an address that opens a thing of a kind for five minutes, for whoever holds it. */
export const signAddress = ({ secret, clock }: Needed, kind: 'file' | 'export', name: string): string => {
  const until = String(Math.floor(clock.now().getTime() / 1000) + seconds)
  return `until=${until}&signature=${sign(secret, kind, name, until)}`
}

/** Whether the address was made here and has not run out. */
export const isAddressValid = (
  { secret, clock }: Needed,
  kind: 'file' | 'export',
  { name, until, signature }: { readonly name: string; readonly until: string; readonly signature: string },
): boolean => {
  const expected = sign(secret, kind, name, until)
  if (!isSameText(signature, expected)) return false
  return Number(until) * 1000 > clock.now().getTime()
}

/** Compares texts without telling by time where they differ. Bytes in base64url have several spellings, a text has one. */
export const isSameText = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

const sign = (secret: string, kind: string, name: string, until: string): string =>
  createHmac('sha256', secret).update(`${kind}\n${name}\n${until}`).digest('base64url')
