// What the screen of a change shows of the certificate (REQ-UPD-02).
import type { getChangeInfo } from '@khyanalt/contract/certificate-changes'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { findChangeable } from './certificate-change.sql.ts'
import { getOwnRequest } from './own-request.ts'

export const showChangeInfo =
  ({ clock }: Services): UseCase<typeof getChangeInfo> =>
  async (tx, caller, { requestnumber }) => {
    const { request, certificate } = await getChangeable(tx, caller, requestnumber, agencyDate(clock.now()))
    return {
      data: {
        name: { mn: request.service_name_mn, en: request.service_name_en },
        request_number: request.request_number,
        cert_data: { ref_id: certificate.ref_id, created_at: certificate.created_at.toISOString() },
      },
    }
  }

/** The caller's approved request with its valid certificate; refused while a change is under way. */
export const getChangeable = async (tx: Tx, caller: Session, requestNumber: string, today: string) => {
  const request = await getOwnRequest(tx, caller, requestNumber)
  const certificate = request.state === 'approved' ? await findChangeable(tx, request.id, today) : null
  if (!certificate) throw refuse('change_not_possible')
  if (certificate.open !== null) throw refuse('change_open', { params: { number: certificate.open } })
  return { request, certificate }
}
