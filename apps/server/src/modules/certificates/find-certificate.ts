// What other modules ask of certificates.
import { type CertificateState, certificateStatusCode } from '@khyanalt/domain/certificate-status'
import type { Tx } from '../../db/transaction.ts'
import { findByRequest } from './certificates.sql.ts'

/** The newest certificate that a request led to. */
export const findCertificateOfRequest = async (
  tx: Tx,
  requestId: string,
): Promise<{ cs_id: string; ref_id: string; status: number } | null> => {
  const row = await findByRequest(tx, requestId)
  if (!row) return null
  return { cs_id: row.cs_id, ref_id: row.ref_id, status: certificateStatusCode(row.state as CertificateState) }
}
