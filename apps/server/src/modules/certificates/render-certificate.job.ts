// Makes the signed PDF of a certificate version, once.
import { hasClosedFacts } from '@khyanalt/form-engine/printed-answers'
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { keepBytes } from '../files/keep-bytes.ts'
import { appendToLog } from './append-to-log.ts'
import { findVersion, insertDocument, insertDocumentFile } from './certificates.sql.ts'
import { madePdf, type StoredPdf } from './made-pdf.ts'

/** The document of a version, and what anybody may read of it; mostly that is the document itself. */
export type StoredDocument = { readonly whole: StoredPdf; readonly public: StoredPdf }

/** The job; run twice it finds the work done. */
export const renderCertificate =
  (services: Services) =>
  async ({ certificateVersionId }: JobPayloads['render-certificate']): Promise<void> => {
    await ensureDocument(services, certificateVersionId)
  }

/** Answers the document of a version and makes it when there is none yet. */
export const ensureDocument = async (services: Services, versionId: string): Promise<StoredDocument | null> => {
  const { db, documents, files, clock } = services
  const version = await inTransaction(db, tx => findVersion(tx, versionId))
  if (!version) return null
  if (version.storage_key && version.sha256) return storedDocument(version.storage_key, version.sha256, version)

  const { content } = version
  const whole = madePdf(await documents.certificate(content))
  const open = hasClosedFacts(content.facts ?? []) ? madePdf(await documents.publicCertificate(content)) : null
  const made = open ? [whole, open] : [whole]
  const at = clock.now()
  const first = await keepBytes(
    { db, files, clock },
    made.map(({ storageKey }) => storageKey),
    {
      put: async () => {
        for (const pdf of made) await files.putBytes(pdf.storageKey, pdf.bytes)
      },
      async row(tx) {
        const document = {
          certificate_version_id: versionId,
          file_id: whole.id,
          sha256: whole.sha256,
          signed_at: at,
          public_file_id: open?.id ?? null,
          public_sha256: open?.sha256 ?? null,
        }
        if (!(await insertDocument(tx, document))) return false
        for (const pdf of made) {
          await appendToLog(tx, { kind: 'signed', at, sha256: pdf.sha256 }, content)
          await insertDocumentFile(tx, {
            id: pdf.id,
            name: `certificate-${pdf.id}.pdf`,
            title: `${content.refId}.pdf`,
            size: pdf.bytes.length,
            sha256: pdf.sha256,
            storage_key: pdf.storageKey,
            request_id: version.request_id,
            created_at: at,
          })
        }
        return true
      },
    },
  )
  // Another process was first; a second signature gives other bytes, so only its bytes count.
  return first ? { whole: placeOf(whole), public: placeOf(open ?? whole) } : ensureDocument(services, versionId)
}

const placeOf = ({ storageKey, sha256 }: StoredPdf): StoredPdf => ({ storageKey, sha256 })

const storedDocument = (
  storageKey: string,
  sha256: string,
  {
    public_storage_key,
    public_sha256,
  }: { readonly public_storage_key: string | null; readonly public_sha256: string | null },
): StoredDocument => {
  const whole = { storageKey, sha256 }
  const open = public_storage_key && public_sha256 ? { storageKey: public_storage_key, sha256: public_sha256 } : whole
  return { whole, public: open }
}
