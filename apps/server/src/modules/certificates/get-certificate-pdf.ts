// The signed PDF as it was stored, byte for byte.
import type * as calls from '@khyanalt/contract/certificates'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { findPublicVersion } from './certificates.sql.ts'
import { ensureDocument } from './render-certificate.job.ts'

export const getCertificatePdf =
  (services: Services): RawUseCase<typeof calls.getCertificatePdf> =>
  async (place, caller, { cs_id, download, version: number }) => {
    const version = await inTransaction(place.db, tx => findPublicVersion(tx, cs_id, number))
    if (!version) throw refuse('certificate_not_found')
    // What was corrected is public no longer: earlier versions are for the holder and the agency.
    const inside = mayReadAll(caller, version)
    if (version.version !== version.current_version && !inside) throw refuse('certificate_not_found')
    return sendVersion(services, place, version, { download: download === 'true', whole: inside })
  }

export const sendVersion = async (
  services: Services,
  { request, reply }: Parameters<RawUseCase<typeof calls.getCertificatePdf>>[0],
  version: { readonly versionId: string; readonly ref_id: string },
  { download, whole }: { readonly download: boolean; readonly whole: boolean },
) => {
  // Asked before the job got to it, the document is made now.
  const made = await ensureDocument(services, version.versionId)
  if (!made) throw refuse('certificate_not_found')
  // Persons, places and quantities that are not public stand on the document of the holder alone.
  const document = whole ? made.whole : made.public
  const differs = made.whole.sha256 !== made.public.sha256
  const etag = `"${document.sha256}"`
  const headers = {
    etag,
    // Asked for each time, sent again only when a new version was made.
    'cache-control': differs && whole ? 'private, no-cache' : 'public, no-cache',
    ...(differs ? { vary: 'authorization' } : {}),
    'content-disposition': contentDisposition(download ? 'attachment' : 'inline', version.ref_id),
  }
  if (request.headers['if-none-match'] === etag) {
    reply.status(304)
    return { body: Buffer.alloc(0), type: 'application/pdf', headers }
  }
  return { body: await services.files.read(document.storageKey), type: 'application/pdf', headers }
}

/** The holder and the agency. */
const mayReadAll = (
  caller: Session | null,
  of: { readonly owner_user_id: string; readonly owner_company_id: string | null },
): boolean => {
  if (!caller) return false
  if (caller.grants.some(({ role }) => role === 'REVIEWER' || role === 'APPROVER')) return true
  return of.owner_company_id === null
    ? of.owner_user_id === caller.userId
    : caller.companyIds.includes(of.owner_company_id)
}
