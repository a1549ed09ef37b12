// Keeps one signed PDF provable: certificates and lists of revocation once it is signed (PAdES-B-LT), a timestamp over
// all of it where there is none yet, or before the certificate of the last one's authority ends (B-LTA).
import { isTampered } from '@khyanalt/verifier/check-certificate'
import { type Evidence, writeUpdate } from '@khyanalt/verifier/extend-pdf'
import { checkPdfSignature } from '@khyanalt/verifier/pdf-signature'
import { type ProvenTime, readProvenTime } from '@khyanalt/verifier/proven-time'
import type { RevocationInfo } from '../../external/revocation-info.ts'
import type { Stamp, TimestampAuthority } from '../../external/timestamp-authority.ts'
import { gatherEvidence } from './gather-evidence.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What became of a PDF: `bytes` are null when nothing was added; it is looked at again then. */
export type Extended = {
  readonly act: 'stamped' | 'evidenced' | 'waiting' | 'kept'
  readonly bytes: Bytes | null
  readonly provenUntil: Date | null
  readonly again: Date
  /** Lists of revocation that could not be had. */
  readonly missing: readonly string[]
}

const day = 86_400_000
/** An issuer's new list comes out within that time. */
const patienceMs = 8 * day
const renewMs = 180 * day
const pauseMs = 30 * day
// Hex digits; a token has 8,000 bytes at most (timestamp-authority.ts).
const room = 16_384

/**
 * Adds what is due to a PDF that the portal signed. Throws when its signature does not hold, and TimestampsAway when a
 * timestamp is due and there is none to be had.
 */
export const extendDocument = async (
  pdf: Bytes,
  { timestamps, revocation }: { readonly timestamps: TimestampAuthority; readonly revocation: RevocationInfo },
  now: Date,
): Promise<Extended> => {
  const { signature, revisions } = await checkPdfSignature(pdf)
  if (!revisions || signature.kind !== 'signed' || !signature.intact) throw new Error('The signature does not hold')
  const time = await readProvenTime(revisions, timestamps.roots, now)
  if (isTampered(time)) throw new Error('A timestamp does not belong to the document')

  const provenUntil = time.until === null ? null : new Date(time.until)
  const next = renewalOf(time)
  const wantsStamp = next === null || next <= now
  if (!wantsStamp && revisions.updates.length > 0) {
    return { act: 'kept', bytes: null, provenUntil, again: next, missing: [] }
  }
  const { evidence, complete, missing } = await gatherEvidence(revisions, timestamps.roots, revocation, now)
  if (!wantsStamp) {
    // A list that came out after the signature says more than one from before.
    const waits = !complete && now.getTime() - new Date(time.at ?? now).getTime() < patienceMs
    if (waits) return { act: 'waiting', bytes: null, provenUntil, again: new Date(now.getTime() + day), missing }
    const { bytes } = writeUpdate(pdf, evidence, null)
    return { act: 'evidenced', bytes: join(pdf, bytes), provenUntil, again: next, missing }
  }
  const { bytes, says } = await stampPdf(pdf, evidence, timestamps)
  const ends = new Date(says.ends)
  // An authority that still uses the same certificate proves nothing for longer.
  if (provenUntil && ends <= provenUntil) {
    return { act: 'waiting', bytes: null, provenUntil, again: new Date(now.getTime() + pauseMs), missing }
  }
  const again = renewalOf({ until: says.ends, renewed: says.at }) ?? now
  return { act: 'stamped', bytes, provenUntil: ends, again, missing }
}

/** When the last timestamp is renewed: half a year before its authority's certificate ends, or in its last quarter. */
export const renewalOf = ({ until, renewed }: Pick<ProvenTime, 'until' | 'renewed'>): Date | null => {
  if (until === null || renewed === null) return null
  const [end, from] = [new Date(until).getTime(), new Date(renewed).getTime()]
  return new Date(end - Math.min(renewMs, (end - from) / 4))
}

const stampPdf = async (
  pdf: Bytes,
  evidence: Evidence,
  timestamps: TimestampAuthority,
): Promise<{ readonly bytes: Bytes; readonly says: Stamp['says'] }> => {
  const empty = writeUpdate(pdf, evidence, { room, token: new Uint8Array() })
  const [first, second] = empty.hole ?? [0, 0]
  const whole = join(pdf, empty.bytes)
  const { token, says } = await timestamps.stamp(join(whole.subarray(0, first), whole.subarray(second)))
  return { bytes: join(pdf, writeUpdate(pdf, evidence, { room, token }).bytes), says }
}

const join = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts))
