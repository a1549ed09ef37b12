// The whole question: is this PDF the agency's, unchanged, and does it still say what holds?
import { type Bytes, sha256, toHex } from './bytes.ts'
import type { LogFault } from './check-log.ts'
import { digestOfContent, readContent } from './content.ts'
import type { LogEntry } from './log-entry.ts'
import { checkPdfSignature, type PdfSignature } from './pdf-signature.ts'
import { type ProvenTime, readProvenTime } from './proven-time.ts'
import { readRevisions } from './revisions.ts'

/** What the entries of a certificate say when read to the end. */
export type Standing = {
  readonly ref_id: string
  readonly cs_id: string
  readonly starts_on: string | null
  readonly ends_on: string | null
  /** Version of the given PDF, and the newest one. */
  readonly version: number
  readonly newest: number
  readonly state: 'valid' | 'not_yet' | 'expired' | 'revoked' | 'superseded' | 'suspended'
  /** Days of a suspension that is not over; null where there is none. */
  readonly suspended: { readonly from: string; readonly until: string } | null
  /** Whether a part of what it permits is limited. */
  readonly limited: boolean
  /** When the last change of the state was written down. */
  readonly since: string
}

/**
 * `genuine` needs an intact signature of a trusted signer, made while that signer's certificate held, or a believed log
 * that names the file; and no timestamp in it that was tampered with.
 */
export type Verdict = {
  readonly genuine: boolean
  /** Of the whole file; the log names the part that was issued, without what was added to keep it provable. */
  readonly sha256: string
  readonly signature: PdfSignature
  /** What timestamps prove; null without an intact signature. */
  readonly time: ProvenTime | null
  /** Whether the signer is one of those that are trusted. */
  readonly trusted: boolean
  /** Why the log is not believed, if there is one; `absent` when the log does not name the file. */
  readonly log: 'none' | 'absent' | 'named' | LogFault
  readonly standing: Standing | null
  /** Whether the log's digest proves what the file says it says; `none` where there is nothing to compare. */
  readonly content: 'none' | 'proven' | 'differs'
}

/** Hex SHA-256 of a file as it was issued, which the log names; of any other file, of all of it. */
export const fingerprintOfIssued = async (pdf: Bytes): Promise<string> => {
  const revisions = readRevisions(pdf)
  return toHex(await sha256(typeof revisions === 'string' ? pdf : pdf.slice(0, revisions.issued)))
}

/** Joins what the file says and what the log says; `entries` are believed already unless `fault` tells otherwise. */
export const judge = async (
  pdf: Bytes,
  {
    trusted,
    authorities = [],
    log,
    today,
    now = new Date(),
  }: {
    readonly trusted: readonly string[]
    /** Roots of authorities whose timestamps are believed, DER. */
    readonly authorities?: readonly Bytes[]
    readonly log: { readonly entries: readonly LogEntry[]; readonly fault: LogFault | null } | null
    /** Day in Ulaanbaatar. */
    readonly today: string
    /** The moment of the check, at which the certificates of signer and authorities must hold or be proven. */
    readonly now?: Date
  },
): Promise<Verdict> => {
  const { signature, revisions } = await checkPdfSignature(pdf)
  const issued = toHex(await sha256(revisions ? pdf.slice(0, revisions.issued) : pdf))
  const known = signature.kind === 'signed' && trusted.includes(signature.fingerprint)
  const standing = log && !log.fault ? readStanding(log.entries, issued, today) : null
  const intact = signature.kind === 'signed' && signature.intact
  const time = intact && revisions ? await readProvenTime(revisions, authorities, now) : null
  return {
    genuine:
      intact &&
      isTimely(time, standing) &&
      (known || standing !== null) &&
      (!log || log.fault !== null ? known : standing !== null),
    sha256: toHex(await sha256(pdf)),
    signature,
    time,
    trusted: known,
    log: !log ? 'none' : (log.fault ?? (standing ? 'named' : 'absent')),
    standing,
    content: standing && log ? await compareContent(pdf, standing, log.entries) : 'none',
  }
}

/** A key whose certificate ended or was revoked may be in other hands: only what it signed before counts. */
const isTimely = (time: ProvenTime | null, standing: Standing | null): boolean => {
  if (!time || time.signer === 'revoked' || isTampered(time)) return false
  return time.signer === 'held' || standing !== null
}

/** Whether something was changed in what proves the time. */
export const isTampered = ({ fault }: ProvenTime): boolean => fault !== null && changed.includes(fault)
const changed: readonly ProvenTime['fault'][] = [
  'unreadable',
  'other_bytes',
  'broken',
  'not_for_timestamps',
  'evidence_changed',
]

/** Compares the content in the file with the digest that was written down when its version came about. */
const compareContent = async (
  pdf: Bytes,
  { cs_id, version }: Standing,
  entries: readonly LogEntry[],
): Promise<Verdict['content']> => {
  const content = readContent(pdf)
  const made = entries.find(entry => entry.cs_id === cs_id && entry.version === version && entry.content_sha256)
  if (content === null || made === undefined) return 'none'
  return (await digestOfContent(content)) === made.content_sha256 ? 'proven' : 'differs'
}

/** Reads the entries of the certificate whose PDF this is, oldest first. */
export const readStanding = (entries: readonly LogEntry[], sha256: string, today: string): Standing | null => {
  const own = entries.find(entry => entry.kind === 'signed' && entry.sha256 === sha256)
  if (!own) return null
  const history = entries.filter(({ cs_id }) => cs_id === own.cs_id).toSorted((one, other) => one.seq - other.seq)
  const acts = history.filter(({ kind }) => kind !== 'signed')
  const last = acts.at(-1) ?? own
  const newest = history.at(-1) ?? own
  const dates = acts.at(-1) ?? newest
  // A replacement makes no version: what was said of the last one stays said.
  const made = acts.findLast(({ kind }) => kind !== 'superseded') ?? last
  return {
    ref_id: own.ref_id,
    cs_id: own.cs_id,
    starts_on: dates.starts_on,
    ends_on: dates.ends_on,
    version: own.version,
    newest: Math.max(...history.map(({ version }) => version)),
    state: stateOf(last, made, today),
    suspended: suspensionOf(made, today),
    limited: made.limited === true,
    since: last.at,
  }
}

const suspensionOf = ({ suspended_from: from, suspended_until: until }: LogEntry, today: string) =>
  from !== undefined && until !== undefined && until >= today ? { from, until } : null

const stateOf = ({ kind, starts_on, ends_on }: LogEntry, made: LogEntry, today: string): Standing['state'] => {
  if (kind === 'revoked' || kind === 'superseded') return kind
  if (ends_on !== null && ends_on < today) return 'expired'
  const suspended = suspensionOf(made, today)
  if (suspended && suspended.from <= today) return 'suspended'
  return starts_on !== null && starts_on > today ? 'not_yet' : 'valid'
}
