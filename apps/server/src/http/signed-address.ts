// Short-lived signed addresses: a new tab and a download carry no bearer header (CON-018).
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'
import type { Session } from './session.ts'

type Needed = Pick<Services, 'secret' | 'clock'>
type Kind = 'file' | 'export'

const seconds = 5 * 60

/**
 * The part of an address that opens a thing of a kind for five minutes, for whoever holds it, as long as the session it
 * was made for stands and its person belongs to the same companies and has the same roles.
 */
export const signAddress = ({ secret, clock }: Needed, session: Session, kind: Kind, name: string): string => {
  const until = String(Math.floor(clock.now().getTime() / 1000) + seconds)
  return `by=${session.sessionId}&until=${until}&signature=${sign(secret, session, kind, name, until)}`
}

/** Whether the address was made here for this session, which is null when it has ended, and has not run out. */
export const isAddressValid = (
  { secret, clock }: Needed,
  session: Session | null,
  kind: Kind,
  { name, until, signature }: { readonly name: string; readonly until: string; readonly signature: string },
): boolean =>
  session !== null &&
  isSameText(signature, sign(secret, session, kind, name, until)) &&
  Number(until) * 1000 > clock.now().getTime()

/** Compares texts without telling by time where they differ. Bytes in base64url have several spellings, a text has one. */
export const isSameText = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

const sign = (secret: string, session: Session, kind: Kind, name: string, until: string): string =>
  createHmac('sha256', secret)
    .update([kind, name, until, session.sessionId, rightsOf(session)].join('\n'))
    .digest('base64url')

/** What decides on what the person may see; when it changes, addresses of before are worth nothing. */
const rightsOf = ({ companyIds, grants, organizationId }: Session): string =>
  createHash('sha256')
    .update(
      JSON.stringify([companyIds.toSorted(), grants.map(grant => JSON.stringify(grant)).toSorted(), organizationId]),
    )
    .digest('base64url')
