// Short-lived signed addresses of files: a new tab carries no bearer header (CON-018).
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../services.ts'

type Needed = Pick<Services, 'secret' | 'clock'>

const seconds = 5 * 60

/** The address at which the file opens for five minutes, for whoever holds it. */
export const fileUrl = ({ secret, clock }: Needed, name: string): string => {
  const until = String(Math.floor(clock.now().getTime() / 1000) + seconds)
  return `/api/files/${name}?until=${until}&signature=${sign(secret, name, until).toString('base64url')}`
}

/** Whether the address was made here and has not run out. */
export const isFileUrlValid = (
  { secret, clock }: Needed,
  { name, until, signature }: { readonly name: string; readonly until: string; readonly signature: string },
): boolean => {
  const expected = sign(secret, name, until)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return Number(until) * 1000 > clock.now().getTime()
}

const sign = (secret: string, name: string, until: string): Buffer =>
  createHmac('sha256', secret).update(`file\n${name}\n${until}`).digest()
