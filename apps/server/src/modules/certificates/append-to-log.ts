// The one way into the public log: in the transaction of the change itself.
import { hashEntry, hashPair, type LogEntry, type LogKind } from '@khyanalt/verifier/log-entry'
import { siblingsOf } from '@khyanalt/verifier/tree'
import type { Tx } from '../../db/transaction.ts'
import { insertEntry, lockEnd, readNodes } from './certificate-log.sql.ts'

/** What an entry says of a certificate; the content of a version has all of it. */
export type LoggedVersion = {
  /** Digest of what the version says, where the entry makes one. */
  readonly contentSha256?: string
  readonly csId: string
  readonly refId: string
  readonly version: number
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly suspension?: { readonly from: string; readonly until: string }
  readonly limitation?: object
}

/**
 * Appends what happened. Whoever appends holds the end of the log until the commit, so certificates are locked before,
 * never after.
 */
export const appendToLog = async (
  tx: Tx,
  happened: { readonly kind: Exclude<LogKind, 'signed'>; readonly at: Date } | SignedDocument,
  of: LoggedVersion,
): Promise<void> => {
  const { size, lastHash } = await lockEnd(tx)
  const entry: LogEntry = {
    seq: size + 1,
    at: happened.at.toISOString(),
    kind: happened.kind,
    cs_id: of.csId,
    ref_id: of.refId,
    version: of.version,
    starts_on: of.startsOn,
    ends_on: of.endsOn,
    sha256: happened.kind === 'signed' ? happened.sha256 : null,
    ...(of.contentSha256 === undefined ? {} : { content_sha256: of.contentSha256 }),
    ...(happened.kind === 'signed' ? {} : restrictionsOf(of)),
    previous: lastHash,
  }
  const siblings = siblingsOf(size)
  const known = await readNodes(tx, siblings)
  const nodes = [{ level: 0, place: size, hash: await hashEntry(entry) }]
  for (const { level, place } of siblings) {
    const left = known.get(`${level} ${place}`)
    if (left === undefined) throw new Error(`The log lacks its node ${level}/${place}`)
    nodes.push({ level: level + 1, place: place / 2, hash: await hashPair(left, nodes.at(-1)?.hash ?? '') })
  }
  await insertEntry(tx, entry, nodes)
}

/** What the entry says of a suspension and a limitation, the words of which stand in the version. */
const restrictionsOf = ({ suspension, limitation }: LoggedVersion) => ({
  ...(suspension ? { suspended_from: suspension.from, suspended_until: suspension.until } : {}),
  ...(limitation ? { limited: true as const } : {}),
})

type SignedDocument = { readonly kind: 'signed'; readonly at: Date; readonly sha256: string }
