// Issues a certificate as part of an approval (CON-070); the PDF follows after commit.
import { randomInt } from 'node:crypto'
import { licenceNumber } from '@khyanalt/domain/document-numbers'
import { nameKey } from '@khyanalt/domain/search-key'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { nextCounter } from '../../db/counters.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { insertCertificate, readPlace } from './certificates.sql.ts'
import type { CertificateContent, SaidContent } from './document-contents.ts'
import { holderInLists, holderOnPaper } from './holder-name.ts'
import { publishVersion } from './publish-version.ts'

/** What an approval knows of the certificate. */
export type CertificateOrder = {
  readonly requestId: string
  readonly requestNumber: string
  readonly serviceId: number
  readonly serviceName: { readonly mn: string; readonly en: string }
  readonly categoryId: number
  readonly organizationId: number | null
  readonly ownerUserId: string
  readonly ownerCompanyId: string | null
  readonly person: {
    readonly name: string
    readonly lastname: string | null
    readonly register_number: string | null
  }
  /** The holder when a company asked. */
  readonly company: {
    readonly name_mn: string
    readonly name_en: string | null
    readonly register_number: string
    readonly address: string | null
  } | null
  /** What it says is permitted, as the head saw it. */
  readonly said?: SaidContent
  readonly startsOn: string
  readonly endsOn: string
  readonly issuedBy: { readonly userId: string; readonly name: string; readonly position: string | null }
}

/** Stores the certificate with its first version and queues the PDF. */
export const issueCertificate = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  order: CertificateOrder,
): Promise<{ certificateId: string; csId: string; refId: string }> => {
  const at = services.clock.now()
  const issuedOn = agencyDate(at)
  const { category, organization } = await readPlace(tx, order.categoryId, order.organizationId)
  // A category that never got a code of its own counts under 00.
  const code = category.code ?? '00'
  const year = Number(issuedOn.slice(0, 4))
  const refId = licenceNumber(code, year, await nextCounter(tx, `certificate-${code}-${year}`))
  const csId = randomPublicId()
  const certificateId = uuidv7()
  const { person, company } = order
  const content: CertificateContent = { ...contentOf(order, { category, organization }, issuedOn), csId, refId }
  const holder = holderInLists(person, company)
  await insertCertificate(tx, {
    id: certificateId,
    cs_id: csId,
    ref_id: refId,
    request_id: order.requestId,
    service_id: order.serviceId,
    category_id: order.categoryId,
    organization_id: order.organizationId,
    owner_user_id: order.ownerUserId,
    owner_company_id: company ? order.ownerCompanyId : null,
    holder,
    holder_key: nameKey(holder),
    holder_register_number: company ? company.register_number : person.register_number,
    state: 'active',
    starts_on: order.startsOn,
    ends_on: order.endsOn,
    created_at: at,
  })
  await publishVersion(tx, services, {
    of: { certificate_id: certificateId },
    content,
    kind: 'issued',
    by: order.issuedBy.userId,
    at,
  })
  return { certificateId, csId, refId }
}

/** What the certificate would say, before it has a number and an address. */
export const draftContent = async (tx: Tx, order: CertificateOrder, issuedOn: string): Promise<CertificateContent> =>
  contentOf(order, await readPlace(tx, order.categoryId, order.organizationId), issuedOn)

const contentOf = (
  order: CertificateOrder,
  { category, organization }: Awaited<ReturnType<typeof readPlace>>,
  issuedOn: string,
): CertificateContent => ({
  csId: '',
  refId: '',
  version: 1,
  service: order.serviceName,
  category: { mn: category.name_mn, en: category.name_en },
  organization: organization ? { mn: organization.name_mn, en: organization.name_en } : null,
  holder: holderOnPaper(order.person, order.company),
  particulars: [],
  ...order.said,
  requestNumber: order.requestNumber,
  issuedOn,
  startsOn: order.startsOn,
  endsOn: order.endsOn,
  issuer: { name: order.issuedBy.name, position: order.issuedBy.position },
})

// No letters that are mistaken for digits when somebody types the address from paper.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Twenty characters, a hundred random bits: the public list aside, an address cannot be guessed. */
const randomPublicId = (): string => Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('')
