// What a certificate says now, for other modules.
import type { Tx } from '../../db/transaction.ts'
import { lockCertificate, readContent } from './certificates.sql.ts'
import type { CertificateContent } from './document-contents.ts'

/** The content of the version that holds, locked until the transaction ends; null for an unknown certificate. */
export const readCurrentContent = async (tx: Tx, certificateId: string): Promise<CertificateContent | null> => {
  const certificate = await lockCertificate(tx, 'id', certificateId)
  return certificate ? readContent(tx, certificate.id, certificate.current_version) : null
}
