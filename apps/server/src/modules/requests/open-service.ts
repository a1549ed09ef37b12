// The service a new request is for, refused unless it can be taken now (REQ-SVC-08, REQ-SVC-09).
import { onlyForClients } from '@khyanalt/domain/messages/client-types'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { findService, type OfferedService } from '../catalogue/find-service.ts'
import { type PublishedDefinition, readDefinition } from '../catalogue/read-definition.ts'

/** An open service with the definition that new requests are pinned to. */
export const getOpenService = async (
  tx: Tx,
  { formid, category_id }: { readonly formid: number; readonly category_id: number },
): Promise<{ readonly service: OfferedService; readonly definition: PublishedDefinition }> => {
  const service = await findService(tx, formid)
  if (!service?.definitionId || !standsIn(service, category_id)) throw refuse('service_not_found')
  if (service.status !== 1 || service.temporary_disable) throw refuse('service_closed')
  return { service, definition: await readDefinition(tx, service.definitionId) }
}

/** Refuses a sender of a kind the service does not list, and names those it does (REQ-SVC-10, REQ-SVC-11). */
export const refuseOtherClients = ({ client_types: listed }: OfferedService): Error => {
  const { mn, en } = onlyForClients(listed)
  return listed.includes('COMPANY')
    ? refuse('service_only_for_companies', {
        message: {
          mn: `${mn}. Байгууллагын мэдээллээ бүртгүүлнэ үү.`,
          en: `${en}. Please register your organisation.`,
        },
      })
    : refuse('service_only_for_citizens', { message: { mn: `${mn}.`, en: `${en}.` } })
}

const standsIn = (service: OfferedService, category: number): boolean =>
  category === service.category_id || category === service.top_category_id
