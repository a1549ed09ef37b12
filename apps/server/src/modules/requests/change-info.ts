// What the screen of a change shows of the certificate (REQ-UPD-02).
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { findChangeable } from './certificate-change.sql.ts'
import { getOwnRequest } from './own-request.ts'

/** The caller's approved request with its valid certificate; refused while a change is under way. */
export const getChangeable = async (tx: Tx, caller: Session, requestNumber: string, today: string) => {
  const request = await getOwnRequest(tx, caller, requestNumber)
  const certificate = request.state === 'approved' ? await findChangeable(tx, request.id, today) : null
  if (!certificate) throw refuse('change_not_possible')
  if (certificate.open !== null) throw refuse('change_open', { params: { number: certificate.open } })
  return { request, certificate }
}
