// Makes a draft of a service (REQ-CREATE-*, REQ-SVC-08…12).
import type { createRequest } from '@khyanalt/contract/requests'
import { mayTakeService, type SenderType, senderTypesOf } from '@khyanalt/domain/client-type'
import { documentNumber } from '@khyanalt/domain/document-numbers'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { nextCounter } from '../../db/counters.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { findService, type OfferedService } from '../catalogue/find-service.ts'
import { readDefinition } from '../catalogue/read-definition.ts'
import { attachFiles } from '../files/attach-files.ts'
import { fileNamesIn } from './answer-files.ts'
import { appendEvent } from './journal.sql.ts'
import { readPerson } from './people.sql.ts'
import { type Renewal, readRenewal } from './renew-answers.ts'
import { insertRequest } from './requests.sql.ts'

export const makeDraft =
  (services: Services): UseCase<typeof createRequest> =>
  async (tx, caller, input) => {
    const service = await findService(tx, input.formid)
    if (!service?.definitionId || service.category_id !== input.category_id) throw refuse('service_not_found')
    await admitTaking(tx, caller, service)
    if (input.type === 'RENEW' && !service.renewable) throw refuse('renewal_not_possible')

    const definition = await readDefinition(tx, service.definitionId)
    const renewal = input.type === 'RENEW' ? await readRenewal(tx, caller, definition, input.cert_id) : null
    const at = services.clock.now()
    const year = Number(agencyDate(at).slice(0, 4))
    const number = documentNumber('inspection', year, await nextCounter(tx, `request-R-${year}`))
    const id = uuidv7()
    const sender = renewal ? renewalSender(renewal, service) : newSender(caller, service)
    await insertRequest(tx, {
      id,
      request_number: number,
      service_id: service.id,
      definition_version_id: definition.id,
      category_id: service.category_id,
      module: service.module,
      type: service.type === 'ONETIME' ? 'ONETIME' : input.type,
      step_role: definition.plan[0]?.role ?? 'REVIEWER',
      owner_user_id: caller.userId,
      owner_company_id: sender.companyId,
      created_by: caller.userId,
      sender_type: sender.type,
      organization_id: defaultOrganization(definition.body.default_organization) ?? renewal?.organizationId ?? null,
      language: definition.language,
      answers: renewal?.answers ?? {},
      certificate_id: renewal?.certificateId ?? null,
      at,
    })
    await appendEvent(tx, {
      id: uuidv7(),
      request_id: id,
      action: 'create',
      actor_user_id: caller.userId,
      actor_name: caller.name,
      actor_position: caller.position,
      from_state: null,
      from_step: null,
      to_state: 'draft',
      to_step: 1,
      resolve: null,
      round: 0,
      note: null,
      detail: {
        definition_version: definition.version,
        ...(renewal ? { renews_certificate: renewal.certificateId } : {}),
      },
      transaction_id: input.transaction_id ?? null,
      at,
    })
    if (renewal) {
      // Documents taken over stay readable with the request that names them now.
      await attachFiles(tx, { requestId: id, ownerUserId: caller.userId, names: fileNamesIn(renewal.answers) })
    }
    return { code: number }
  }

type Sender = { readonly type: SenderType; readonly companyId: string | null }

/** A company user starts with the first company, everybody else as the service allows. */
const newSender = (caller: Session, { client_types }: OfferedService): Sender => {
  const type = caller.userType === 2 ? 2 : (senderTypesOf(client_types)[0] ?? 1)
  return { type, companyId: type === 2 ? (caller.companyIds[0] ?? null) : null }
}

/** Whoever holds the certificate renews it, unless the service no longer takes such senders. */
const renewalSender = ({ companyId }: Renewal, { client_types }: OfferedService): Sender => {
  const offered = senderTypesOf(client_types)
  const wanted: SenderType = companyId === null ? 1 : 2
  const type = offered.includes(wanted) ? wanted : (offered[0] ?? wanted)
  return { type, companyId: type === 2 ? companyId : null }
}

/** The checks before a service may be taken (REQ-SVC-08…12). */
const admitTaking = async (tx: Tx, caller: Session, service: OfferedService): Promise<void> => {
  if (service.status !== 1 || service.temporary_disable) throw refuse('service_closed')
  if (!mayTakeService(caller.userType, service.client_types)) {
    throw refuse(service.client_types.includes('COMPANY') ? 'service_only_for_companies' : 'service_only_for_citizens')
  }
  const person = await readPerson(tx, caller.userId)
  if (!person.phone || !person.email || !person.custom_address) throw refuse('contact_missing')
}

const defaultOrganization = (value: string | number | null | undefined): number | null => {
  const id = Number(value)
  return value !== null && value !== undefined && value !== '' && Number.isInteger(id) ? id : null
}
