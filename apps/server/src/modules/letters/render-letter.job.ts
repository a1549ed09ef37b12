// Makes the signed PDF of a letter, once.
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { keepPaper } from '../certificates/keep-paper.ts'
import type { StoredPdf } from '../certificates/made-pdf.ts'
import { findLetter, setLetterFile } from './letters.sql.ts'

/** The job; run twice it finds the work done. */
export const renderLetter =
  (services: Services) =>
  async ({ letterId }: JobPayloads['render-letter']): Promise<void> => {
    await ensureLetter(services, letterId)
  }

/** Answers the PDF of a letter and makes it when there is none yet. */
export const ensureLetter = async (services: Services, id: string): Promise<StoredPdf | null> => {
  const letter = await inTransaction(services.db, tx => findLetter(tx, id))
  if (!letter) return null
  const { sha256, storage_key: storageKey } = letter
  if (sha256 && storageKey) return { storageKey, sha256 }
  const kept = await keepPaper(services, await services.documents.letter(letter.content), {
    title: `${letter.number}.pdf`,
    requestId: letter.request_id,
    holds: (tx, pdf) => setLetterFile(tx, id, { file_id: pdf.id, sha256: pdf.sha256 }),
  })
  // Another process was first, and only its bytes count.
  return kept ?? ensureLetter(services, id)
}
