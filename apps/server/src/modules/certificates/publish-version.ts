// The one way a version of a certificate comes about: stored, written into the public log, its PDF queued.
import { randomBytes } from 'node:crypto'
import { digestOfContent } from '@khyanalt/verifier/content'
import type { LogKind } from '@khyanalt/verifier/log-entry'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { appendToLog } from './append-to-log.ts'
import { insertVersion } from './certificates.sql.ts'
import type { CertificateContent } from './document-contents.ts'

type PublishedVersion = {
  /** The certificate, or the food-safety reference, that says this from now on. */
  readonly of: { readonly certificate_id: string } | { readonly food_certificate_id: string }
  readonly content: CertificateContent
  readonly kind: Exclude<LogKind, 'signed'>
  readonly by: string
  readonly at: Date
}

/** Comes last of what a use case writes: whoever writes into the log holds its end until the commit. */
export const publishVersion = async (
  tx: Tx,
  { enqueue }: Pick<Services, 'enqueue'>,
  { of, content, kind, by, at }: PublishedVersion,
): Promise<void> => {
  const id = uuidv7()
  // The log is public: without a salt anybody could try out what a document says of a person.
  const salted = { ...content, salt: randomBytes(16).toString('hex') }
  await insertVersion(tx, { id, ...of, version: content.version, content: salted, issued_by: by, issued_at: at })
  await appendToLog(tx, { kind, at }, { ...salted, contentSha256: await digestOfContent(salted) })
  await enqueue(tx, 'render-certificate', { certificateVersionId: id })
}
