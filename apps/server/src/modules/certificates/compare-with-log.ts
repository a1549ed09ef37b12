// Whether what a row says of a certificate is what the public log says of it.
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import { digestOfContent } from '@khyanalt/verifier/content'
import type { LogEntry } from '@khyanalt/verifier/log-entry'
import type { CertificateContent } from './document-maker.ts'
import { isNamedLike } from './holder-name.ts'

/** A certificate as its row has it, with the content of its current version. */
export type ComparedRow = {
  readonly ref_id: string
  readonly state: CertificateState
  readonly starts_on: string
  readonly ends_on: string
  readonly version: number
  readonly holder: string
  readonly content: CertificateContent
  readonly issued_at: Date
}

/** `entering` while a version that was just issued has no entry yet. */
export type LogAgreement = 'agrees' | 'entering' | 'differs'

/** How long an entry may be on its way. */
const enteringMs = 60_000

/** Compares a row with the entries of its certificate, oldest first and without those of fingerprints. */
export const compareWithLog = async (
  row: ComparedRow,
  entries: readonly LogEntry[],
  now: Date,
): Promise<LogAgreement> => {
  const made = entries.findLast(({ kind }) => kind !== 'superseded')
  const last = entries.at(-1)
  if (!made || !last || made.version < row.version) {
    return now.getTime() - row.issued_at.getTime() < enteringMs ? 'entering' : 'differs'
  }
  const { content } = row
  const says =
    made.version === row.version &&
    made.ref_id === row.ref_id &&
    made.starts_on === row.starts_on &&
    made.ends_on === row.ends_on &&
    content.startsOn === row.starts_on &&
    content.endsOn === row.ends_on &&
    isNamedLike(row.holder, content.holder) &&
    statesAfter[last.kind].includes(row.state) &&
    // Entries from before hold no digest of the content.
    (made.content_sha256 === undefined || made.content_sha256 === (await digestOfContent(content)))
  return says ? 'agrees' : 'differs'
}

const statesAfter: { readonly [K in LogEntry['kind']]: readonly CertificateState[] } = {
  issued: ['active', 'expired'],
  changed: ['active', 'expired'],
  reinstated: ['active', 'expired'],
  revoked: ['cancelled'],
  superseded: ['expired'],
  signed: [],
}
