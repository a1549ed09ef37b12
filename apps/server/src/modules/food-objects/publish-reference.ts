// Says in public what a decision made of an object (CON-132); other acts leave the reference as it is.
import type { FoodDeskAction } from '@khyanalt/domain/food-object-actions'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { readSubmission } from '../cases/read-submission.ts'
import { type FoodCertificateOrder, recordFoodCertificate } from '../certificates/record-food-certificate.ts'
import type { FoodObjectRecord } from './food-object-record.ts'

/** Writes the next version of the reference. `object` is as it was before the act. */
export const publishReference = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  issuedBy: FoodCertificateOrder['issuedBy'],
  object: FoodObjectRecord,
  action: FoodDeskAction,
): Promise<void> => {
  const state = publicStateAfter(action, object)
  if (state === null) return
  // Of a registration in force the reference tells what is registered, not what was asked for.
  const round = action === 'register' ? object.round : (object.registered_round ?? object.round)
  const { form, categories, address_str, customer } = await readSubmission(tx, object.id, round)
  const level = (code: string) => {
    const words = categories[code]
    return { value: code, label: words?.mn ?? code, ...(words ? { label_en: words.en } : {}) }
  }
  await recordFoodCertificate(tx, services, {
    requestNumber: object.request_number,
    state,
    person: customer,
    company:
      form.sender_type === 2
        ? { name_mn: form.company_name, legal_form: form.company_type, register_number: form.company_regnum }
        : null,
    objectName: form.branch_name,
    address: address_str,
    activities: form.service_table.map(row => [row.category_main, row.category_second, row.category_third].map(level)),
    organizationId: object.organization_id,
    issuedBy,
  })
}

const publicStateAfter = (
  action: FoodDeskAction,
  object: Pick<FoodObjectRecord, 'registered_round'>,
): FoodCertificateOrder['state'] | null => {
  switch (action) {
    case 'register':
    case 'restore':
      return 'registered'
    case 'void':
      return 'suspended'
    case 'reject':
      // A refused change leaves the registration in force.
      return object.registered_round === null ? 'rejected' : null
    default:
      return null
  }
}
