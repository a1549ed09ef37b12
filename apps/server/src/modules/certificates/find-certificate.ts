// What other modules ask of certificates.
import { type CertificateState, certificateStatusCode } from '@khyanalt/domain/certificate-status'
import type { Tx } from '../../db/transaction.ts'
import { findByRequest } from './certificates.sql.ts'
import { type CertificateOwner, findRenewableRow, findRequestId, type RenewableRow } from './renewals.sql.ts'

/** The newest certificate that a request led to. */
export const findCertificateOfRequest = async (
  tx: Tx,
  requestId: string,
): Promise<{ cs_id: string; ref_id: string; status: number } | null> => {
  const row = await findByRequest(tx, requestId)
  if (!row) return null
  return { cs_id: row.cs_id, ref_id: row.ref_id, status: certificateStatusCode(row.state as CertificateState) }
}

/** The request that a certificate came from. */
export const findRequestOfCertificate = (tx: Tx, certificateId: string): Promise<string | null> =>
  findRequestId(tx, certificateId)

/** The owner's certificate of a service, by row id or public id, if it is active or expired. */
export const findRenewable = (
  tx: Tx,
  owner: CertificateOwner,
  serviceId: number,
  key: string,
): Promise<RenewableRow | null> => findRenewableRow(tx, owner, serviceId, key)
