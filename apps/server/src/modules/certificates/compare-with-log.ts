// Whether what a row says of a certificate is what the public log says of it.
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import { digestOfContent } from '@khyanalt/verifier/content'
import type { LogEntry } from '@khyanalt/verifier/log-entry'
import type { CertificateContent } from './document-contents.ts'
import { isNamedLike } from './holder-name.ts'

/** What a row and the log both tell of a certificate. */
export type LoggedRow = {
  readonly ref_id: string
  readonly state: CertificateState
  readonly starts_on: string
  readonly ends_on: string
  readonly suspended_from: string | null
  readonly suspended_until: string | null
  readonly version: number
}

/** A certificate as its row has it, with the content of its current version. */
export type ComparedRow = LoggedRow & {
  readonly holder: string
  readonly content: CertificateContent
  readonly issued_at: Date
}

/** `entering` while a version that was just issued has no entry yet. */
export type LogAgreement = 'agrees' | 'entering' | 'differs'

/** How long an entry may be on its way. */
const enteringMs = 60_000

/** What the log says, from the entries of one certificate, oldest first and without those of fingerprints. */
export const readLogged = (
  entries: readonly LogEntry[],
): { readonly row: LoggedRow; readonly made: LogEntry } | null => {
  const made = entries.findLast(({ kind }) => kind !== 'superseded')
  const last = entries.at(-1)
  if (!made || !last) return null
  const { ref_id, version, starts_on, ends_on, suspended_from = null, suspended_until = null } = made
  const days = { starts_on: starts_on ?? '', ends_on: ends_on ?? '', suspended_from, suspended_until }
  return {
    row: { ref_id, version, state: stateAfter(last.kind), ...days },
    made,
  }
}

/** Whether the row stands as the log says; one that ended by itself may read expired. */
export const standsAsLogged = (row: LoggedRow, logged: LoggedRow): boolean =>
  row.version === logged.version &&
  row.ref_id === logged.ref_id &&
  row.starts_on === logged.starts_on &&
  row.ends_on === logged.ends_on &&
  row.suspended_from === logged.suspended_from &&
  row.suspended_until === logged.suspended_until &&
  (row.state === logged.state || (row.state === 'expired' && logged.state === 'active'))

/** Whether a content is the one that an entry vouches for; entries from before hold no digest of it. */
export const isContentLogged = async (content: CertificateContent, made: LogEntry): Promise<boolean> =>
  made.content_sha256 === undefined || made.content_sha256 === (await digestOfContent(content))

/** Compares a row and its content with the entries of its certificate. */
export const compareWithLog = async (
  row: ComparedRow,
  entries: readonly LogEntry[],
  now: Date,
): Promise<LogAgreement> => {
  const logged = readLogged(entries)
  if (!logged || logged.row.version < row.version) {
    return now.getTime() - row.issued_at.getTime() < enteringMs ? 'entering' : 'differs'
  }
  const { content } = row
  const agrees =
    standsAsLogged(row, logged.row) &&
    content.startsOn === row.starts_on &&
    content.endsOn === row.ends_on &&
    (content.suspension?.from ?? null) === row.suspended_from &&
    (content.suspension?.until ?? null) === row.suspended_until &&
    isNamedLike(row.holder, content.holder) &&
    (await isContentLogged(content, logged.made))
  return agrees ? 'agrees' : 'differs'
}

const stateAfter = (kind: LogEntry['kind']): CertificateState => {
  if (kind === 'revoked') return 'cancelled'
  return kind === 'superseded' ? 'expired' : 'active'
}
