// Makes the signed PDF of a certificate version, once.
import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction } from '../../db/transaction.ts'
import type { JobPayloads } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { keepBytes } from '../files/keep-bytes.ts'
import { appendToLog } from './append-to-log.ts'
import { findVersion, insertDocument, insertDocumentFile } from './certificates.sql.ts'

/** Where the document of a version lies. */
export type StoredDocument = { readonly storageKey: string; readonly sha256: string }

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
  if (version.storage_key && version.sha256) return { storageKey: version.storage_key, sha256: version.sha256 }

  const bytes = await documents.certificate(version.content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const fileId = uuidv7()
  const storageKey = `${fileId.slice(-2)}/${fileId}.pdf`
  const at = clock.now()
  const first = await keepBytes({ db, files, clock }, storageKey, {
    put: () => files.putBytes(storageKey, bytes),
    async row(tx) {
      const document = { certificate_version_id: versionId, file_id: fileId, sha256, signed_at: at }
      if (!(await insertDocument(tx, document))) return false
      const { refId } = version.content
      await appendToLog(tx, { kind: 'signed', at, sha256 }, version.content)
      await insertDocumentFile(tx, {
        id: fileId,
        name: `certificate-${fileId}.pdf`,
        title: `${refId}.pdf`,
        size: bytes.length,
        sha256,
        storage_key: storageKey,
        request_id: version.request_id,
        created_at: at,
      })
      return true
    },
  })
  if (first) return { storageKey, sha256 }
  // Another process was first; a second signature gives other bytes, so only its bytes count.
  return ensureDocument(services, versionId)
}
