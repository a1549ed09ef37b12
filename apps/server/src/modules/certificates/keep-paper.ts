// Keeps a paper that the portal made as a file of its own.
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { keepBytes } from '../files/keep-bytes.ts'
import { insertDocumentFile } from './certificates.sql.ts'
import { madePdf, type StoredPdf } from './made-pdf.ts'

type Paper = {
  readonly title: string
  readonly requestId: string
  /** Points at the file; false where somebody else's is there already, and then nothing is kept. */
  readonly holds: (tx: Tx, pdf: { readonly id: string; readonly sha256: string }) => Promise<boolean>
}

/** Where the paper lies; null where another one was kept first. */
export const keepPaper = async (
  { db, files, clock }: Pick<Services, 'db' | 'files' | 'clock'>,
  bytes: Buffer,
  { title, requestId, holds }: Paper,
): Promise<StoredPdf | null> => {
  const pdf = madePdf(bytes)
  const kept = await keepBytes({ db, files, clock }, [pdf.storageKey], {
    put: () => files.putBytes(pdf.storageKey, pdf.bytes),
    async row(tx) {
      await insertDocumentFile(tx, {
        id: pdf.id,
        name: `paper-${pdf.id}.pdf`,
        title,
        size: pdf.bytes.length,
        sha256: pdf.sha256,
        storage_key: pdf.storageKey,
        request_id: requestId,
        created_at: clock.now(),
      })
      return holds(tx, pdf)
    },
  })
  return kept ? { storageKey: pdf.storageKey, sha256: pdf.sha256 } : null
}
