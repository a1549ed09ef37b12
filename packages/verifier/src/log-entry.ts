// An entry of the public log of certificates, and the text that is hashed. It names no person.
import { concat, fromHex, sha256, toHex, utf8 } from './bytes.ts'

/** What happened to a certificate; `signed` tells the fingerprint of the PDF that says so. */
export const logKinds = [
  'issued',
  'changed',
  'revoked',
  'reinstated',
  'superseded',
  'suspended',
  'limited',
  'lifted',
  'signed',
] as const
export type LogKind = (typeof logKinds)[number]

export type LogEntry = {
  /** Place in the log, from 1 without gaps. */
  readonly seq: number
  /** ISO instant in UTC with milliseconds. */
  readonly at: string
  readonly kind: LogKind
  /** Public id of the certificate, as its QR code carries it; a food-safety reference goes by its number. */
  readonly cs_id: string
  /** Number of the certificate. */
  readonly ref_id: string
  readonly version: number
  /** A food-safety reference has no end. */
  readonly starts_on: string | null
  readonly ends_on: string | null
  /** Hex SHA-256 of the signed PDF; only where one is meant. */
  readonly sha256: string | null
  /** Hex digest of what the version says, only where an entry makes one; entries from before have none. */
  readonly content_sha256?: string | undefined
  /** First and last day of a suspension; only where this version has one. */
  readonly suspended_from?: string | undefined
  readonly suspended_until?: string | undefined
  /** Only where a part of what this version permits is limited; the words stand in the version. */
  readonly limited?: true | undefined
  /** Hex hash of the entry before, so that nobody can change one and leave the rest. */
  readonly previous: string | null
}

/** The one way an entry is written for hashing: JSON with these keys in this order; what is absent is left out, as ever before. */
export const canonicalEntry = (entry: LogEntry): string =>
  JSON.stringify({
    seq: entry.seq,
    at: entry.at,
    kind: entry.kind,
    cs_id: entry.cs_id,
    ref_id: entry.ref_id,
    version: entry.version,
    starts_on: entry.starts_on,
    ends_on: entry.ends_on,
    sha256: entry.sha256,
    ...(entry.content_sha256 === undefined ? {} : { content_sha256: entry.content_sha256 }),
    ...(entry.suspended_from === undefined ? {} : { suspended_from: entry.suspended_from }),
    ...(entry.suspended_until === undefined ? {} : { suspended_until: entry.suspended_until }),
    ...(entry.limited === undefined ? {} : { limited: entry.limited }),
    previous: entry.previous,
  })

/** Hex hash of an entry: a leaf of the tree of RFC 9162. */
export const hashEntry = async (entry: LogEntry): Promise<string> =>
  toHex(await sha256(concat(new Uint8Array([0]), utf8(canonicalEntry(entry)))))

/** Hex hash of two subtrees. */
export const hashPair = async (left: string, right: string): Promise<string> =>
  toHex(await sha256(concat(new Uint8Array([1]), fromHex(left), fromHex(right))))
