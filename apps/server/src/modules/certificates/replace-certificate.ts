// Ends a certificate because a renewal took its place (CON-074, CON-130).
import type { Tx } from '../../db/transaction.ts'
import { appendToLog } from './append-to-log.ts'
import { lockCertificate, updateState } from './certificates.sql.ts'

/** Locks the certificate before a new one is issued: whoever writes into the log waits for nothing afterwards. */
export const holdCertificate = async (tx: Tx, certificateId: string): Promise<void> => {
  await lockCertificate(tx, 'id', certificateId)
}

/** Ends the certificate unless it was cancelled meanwhile; answers its number and the request that led to it. */
export const replaceCertificate = async (
  tx: Tx,
  certificateId: string,
  at: Date,
): Promise<{ readonly refId: string; readonly requestId: string } | null> => {
  const certificate = await lockCertificate(tx, 'id', certificateId)
  if (!certificate) return null
  const { state, ref_id, current_version } = certificate
  if (state === 'active') await updateState(tx, certificate.id, 'expired', current_version)
  // One that had run out by itself is replaced all the same; a cancelled one stays cancelled.
  if (state === 'active' || state === 'expired') {
    await appendToLog(
      tx,
      { kind: 'superseded', at },
      {
        csId: certificate.cs_id,
        refId: ref_id,
        version: current_version,
        startsOn: certificate.starts_on,
        endsOn: certificate.ends_on,
      },
    )
  }
  return { refId: ref_id, requestId: certificate.request_id }
}
