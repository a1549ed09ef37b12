// Writes what the food-safety register says of an object in public, as part of the decision on its registration.
import type { FoodCertificateState } from '@khyanalt/domain/food-certificate-status'
import { documentTexts } from '@khyanalt/domain/messages/documents'
import { foodSafetyTitle } from '@khyanalt/domain/messages/food-safety-title'
import { nameKey } from '@khyanalt/domain/search-key'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { readPlace } from './certificates.sql.ts'
import type { CertificateContent } from './document-contents.ts'
import type { FoodActivity } from './food-activity.ts'
import { putFoodCertificate } from './food-certificates.sql.ts'
import { holderInLists, holderOnPaper } from './holder-name.ts'
import { publishVersion } from './publish-version.ts'

/** The category of the register (CON-053). */
const foodCategoryId = 121

/** What a decision knows of the object. */
export type FoodCertificateOrder = {
  readonly requestNumber: string
  readonly state: FoodCertificateState
  readonly person: {
    readonly name: string
    readonly lastname: string | null
    readonly register_number: string | null
  }
  /** The holder when a company registered the object. */
  readonly company: {
    readonly name_mn: string
    readonly legal_form: string | null
    readonly register_number: string
  } | null
  readonly objectName: string
  readonly address: string
  readonly activities: readonly FoodActivity[]
  readonly organizationId: number | null
  readonly issuedBy: { readonly userId: string; readonly name: string; readonly position: string | null }
}

/** Stores the reference with a version of its own and queues the PDF; a later decision makes the next version. */
export const recordFoodCertificate = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  order: FoodCertificateOrder,
): Promise<{ readonly version: number }> => {
  const at = services.clock.now()
  const { person, company, requestNumber, state, issuedBy } = order
  const { category, organization } = await readPlace(tx, foodCategoryId, order.organizationId)
  const holder = holderInLists(person, company)
  const { id, version } = await putFoodCertificate(tx, {
    id: uuidv7(),
    request_number: requestNumber,
    state,
    sender_type: company ? 2 : 1,
    holder,
    holder_key: nameKey(holder),
    holder_register_number: company ? company.register_number : person.register_number,
    company_type: company?.legal_form ?? null,
    object_name: order.objectName,
    address: order.address,
    activities: order.activities,
    organization_id: order.organizationId,
    verified_at: at,
  })
  const content: CertificateContent = {
    csId: requestNumber,
    refId: requestNumber,
    food: state,
    version,
    service: foodSafetyTitle.name,
    category: { mn: category.name_mn, en: category.name_en },
    organization: organization ? { mn: organization.name_mn, en: organization.name_en } : null,
    // The address on the paper is that of the object.
    holder: holderOnPaper(person, company && { ...company, name_en: null, address: null }),
    particulars: [
      { label: word('food_object'), value: order.objectName },
      { label: word('address'), value: order.address },
      ...order.activities.map(levels => ({
        label: word('food_activity'),
        value: levels.map(({ label }) => label).join(' › '),
      })),
    ],
    requestNumber,
    issuedOn: agencyDate(at),
    startsOn: null,
    endsOn: null,
    issuer: { name: issuedBy.name, position: issuedBy.position },
  }
  await publishVersion(tx, services, {
    of: { food_certificate_id: id },
    content,
    kind: state === 'registered' ? (version === 1 ? 'issued' : 'changed') : 'revoked',
    by: issuedBy.userId,
    at,
  })
  return { version }
}

const word = (key: keyof typeof documentTexts.mn) => ({ mn: documentTexts.mn[key], en: documentTexts.en[key] })
