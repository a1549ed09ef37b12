// Sends a change of a certificate's information as a request of its own (REQ-UPD-15, CON-073).
import type * as calls from '@khyanalt/contract/certificate-changes'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findService } from '../catalogue/find-service.ts'
import { readDefinition } from '../catalogue/read-definition.ts'
import { describeUploads } from '../files/attach-files.ts'
import { demandRight } from '../senders/demand-right.ts'
import { lockChangeable } from './certificate-change.sql.ts'
import { getChangeable } from './change-info.ts'
import { insertDraft } from './insert-draft.ts'
import { sendRequest } from './send-request.ts'

export const askForChange =
  (services: Services): UseCase<typeof calls.askForChange> =>
  async (tx, caller, { request_number, data }) => {
    const today = agencyDate(services.clock.now())
    const seen = await getChangeable(tx, caller, request_number, today)
    await demandRight(tx, caller, seen.request.owner_company_id, 'send')
    await lockChangeable(tx, seen.certificate.id)
    const { request, certificate } = await getChangeable(tx, caller, request_number, today)
    const service = await findService(tx, request.service_id)
    // A closed service still owes its holders a certificate that is right.
    if (!service?.definitionId) throw refuse('service_not_found')

    const { number } = await insertDraft(tx, services, caller, {
      service,
      definition: await readDefinition(tx, service.definitionId),
      type: 'UPDATE',
      ownerUserId: request.owner_user_id,
      sender: { type: request.sender_type, companyId: request.owner_company_id },
      organizationId: request.organization_id,
      certificateId: certificate.id,
      detail: { changes_certificate: certificate.ref_id, of_request: request.request_number },
    })
    const [letter] = await describeUploads(tx, caller.userId, data.files)
    await sendRequest(services, 'submit')(tx, caller, {
      request_number: number,
      data: { reason: data.reason, files: letter ?? null },
      organization_id: request.organization_id,
    })
    return { code: number }
  }
