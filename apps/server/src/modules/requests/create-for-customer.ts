// Makes a draft for a customer at the front office (REQ-PORT-04, CON-024): the customer owns it, the operator made it.
import type * as calls from '@khyanalt/contract/portal-requests'
import type { ClientType } from '@khyanalt/domain/client-type'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { type Customer, findCustomer } from './customers.sql.ts'
import { insertDraft } from './insert-draft.ts'
import { getOpenService, refuseOtherClients } from './open-service.ts'

export const createForCustomer =
  (services: Services): UseCase<typeof calls.createForCustomer> =>
  async (tx, caller, input) => {
    const { service, definition } = await getOpenService(tx, input)
    const customer = await findCustomer(tx, input.customer_id)
    if (!customer) throw refuse('customer_not_found')
    if (!service.client_types.includes(kindOf(customer))) throw refuseOtherClients(service)
    if (!customer.phone || !customer.email || !customer.custom_address) throw refuse('customer_contact_missing')

    const { number } = await insertDraft(tx, services, caller, {
      service,
      definition,
      // Renewals are left to the customer.
      type: service.type === 'ONETIME' ? 'ONETIME' : 'NEW',
      ownerUserId: customer.userId,
      sender: { type: customer.companyId === null ? 1 : 2, companyId: customer.companyId },
      deskId: caller.organizationId,
      detail: { for_customer: customer.id },
      transactionId: input.transaction_id,
    })
    return { code: number }
  }

/** The customer's kind decides, not the operator's. */
const kindOf = ({ companyId, userType }: Customer): ClientType =>
  companyId !== null ? 'COMPANY' : userType === 3 ? 'FOREIGNER' : 'CITIZEN'
