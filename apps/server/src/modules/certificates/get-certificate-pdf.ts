// The signed PDF as it was stored, byte for byte.
import type { getCertificatePdf } from '@khyanalt/contract/certificates'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { findPublicVersion } from './certificates.sql.ts'
import { ensureDocument } from './render-certificate.job.ts'

export const sendCertificatePdf =
  (services: Services): RawUseCase<typeof getCertificatePdf> =>
  async ({ request, reply, db }, _caller, { cs_id, download }) => {
    const version = await inTransaction(db, tx => findPublicVersion(tx, cs_id))
    // Asked before the job got to it, the document is made now.
    const document = version ? await ensureDocument(services, version.versionId) : null
    if (!version || !document) throw refuse('certificate_not_found')
    const etag = `"${document.sha256}"`
    const headers = {
      etag,
      // Asked for each time, sent again only when a new version was made.
      'cache-control': 'public, no-cache',
      'content-disposition': contentDisposition(download === 'true' ? 'attachment' : 'inline', version.ref_id),
    }
    if (request.headers['if-none-match'] === etag) {
      reply.status(304)
      return { body: Buffer.alloc(0), type: 'application/pdf', headers }
    }
    return { body: await services.files.read(document.storageKey), type: 'application/pdf', headers }
  }
