// Makes a draft of a service (REQ-CREATE-*, REQ-SVC-08…12).
import type { createRequest } from '@khyanalt/contract/requests'
import { mayTakeService, senderTypesOf } from '@khyanalt/domain/client-type'
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
import { appendEvent } from './journal.sql.ts'
import { readPerson } from './people.sql.ts'
import { insertRequest } from './requests.sql.ts'

export const makeDraft =
  (services: Services): UseCase<typeof createRequest> =>
  async (tx, caller, input) => {
    const service = await findService(tx, input.formid)
    if (!service?.definitionId || service.category_id !== input.category_id) throw refuse('service_not_found')
    await admitTaking(tx, caller, service)
    // Renewal needs a certificate of the own; the lists of renewable ones come with the renewal screens.
    if (input.type === 'RENEW' && !service.renewable) throw refuse('renewal_not_possible')

    const definition = await readDefinition(tx, service.definitionId)
    const at = services.clock.now()
    const year = Number(agencyDate(at).slice(0, 4))
    const number = documentNumber('inspection', year, await nextCounter(tx, `request-R-${year}`))
    const id = uuidv7()
    const senderType = caller.userType === 2 ? 2 : (senderTypesOf(service.client_types)[0] ?? 1)
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
      owner_company_id: senderType === 2 ? (caller.companyIds[0] ?? null) : null,
      created_by: caller.userId,
      sender_type: senderType,
      organization_id: defaultOrganization(definition.body.default_organization),
      language: definition.language,
      answers: {},
      certificate_id: null,
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
      detail: { definition_version: definition.version },
      transaction_id: input.transaction_id ?? null,
      at,
    })
    return { code: number }
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
