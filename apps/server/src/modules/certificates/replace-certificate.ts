// Ends a certificate because a renewal took its place (CON-074, CON-130).
import type { Tx } from '../../db/transaction.ts'
import { updateState } from './certificates.sql.ts'
import { lockCertificate } from './renewals.sql.ts'

/** Ends the certificate unless it was cancelled meanwhile; answers its number and the request that led to it. */
export const replaceCertificate = async (
  tx: Tx,
  certificateId: string,
): Promise<{ readonly refId: string; readonly requestId: string } | null> => {
  const certificate = await lockCertificate(tx, certificateId)
  if (!certificate) return null
  if (certificate.state === 'active') await updateState(tx, certificate.id, 'expired', certificate.current_version)
  return { refId: certificate.ref_id, requestId: certificate.request_id }
}
