// What an approval would issue: read once, shown to the head beforehand and written with the decision.

import type { ParsedInputOf } from '@khyanalt/contract/call'
import type { approveRequest } from '@khyanalt/contract/review'
import { addDays, addMonths, agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { findService } from '../catalogue/find-service.ts'
import { designOf } from '../certificates/design-of.ts'
import type { SaidContent } from '../certificates/document-contents.ts'
import type { CertificateOrder } from '../certificates/issue-certificate.ts'
import { readCurrentContent } from '../certificates/read-content.ts'
import type { CertificateRevision } from '../certificates/revise-certificate.ts'
import { readApplicant } from '../requests/read-applicant.ts'
import { readPinned } from '../requests/read-pinned.ts'
import { readPrinted } from '../requests/read-printed.ts'
import type { RequestRecord } from '../requests/request-record.ts'

/** A new certificate, the next version of one, or none; `renewed` is the certificate that a new one replaces. */
export type CertificatePlan =
  | { readonly kind: 'issue'; readonly order: CertificateOrder; readonly renewed: string | null }
  | { readonly kind: 'revise'; readonly revision: CertificateRevision }
  | { readonly kind: 'none' }

type Decided = Pick<ParsedInputOf<typeof approveRequest>, 'sdate' | 'edate' | 'conditions'>

// A service without its own validity gives a year.
const defaultMonths = 12

/** Reads what the decision leads to; refuses days that make no span. */
export const planCertificate = async (
  tx: Tx,
  services: Services,
  caller: Session,
  request: RequestRecord,
  { sdate, edate, conditions }: Decided,
): Promise<CertificatePlan> => {
  const service = await findService(tx, request.service_id)
  const startsOn = sdate ?? agencyDate(services.clock.now())
  const endsOn = edate ?? addDays(addMonths(startsOn, service?.validity_months ?? defaultMonths), -1)
  if (endsOn <= startsOn) throw refuse('dates_invalid')
  const applicant = await readApplicant(tx, request)
  const holding = {
    categoryId: request.category_id,
    organizationId: request.organization_id,
    person: applicant.person,
    company: request.sender_type === 2 ? applicant.company : null,
    issuedBy: { userId: caller.userId, name: caller.name, position: caller.position },
  }
  // A change of information renews the certificate it is tied to and issues none of its own (CON-073).
  if (request.type === 'UPDATE' && request.certificate_id) {
    const certificateId = request.certificate_id
    return { kind: 'revise', revision: { ...holding, certificateId, startsOn: sdate, endsOn: edate, conditions } }
  }
  if (!service?.issues_certificate) return { kind: 'none' }
  const renewed = request.type === 'RENEW' ? request.certificate_id : null
  const order: CertificateOrder = {
    ...holding,
    requestId: request.id,
    requestNumber: request.request_number,
    serviceId: request.service_id,
    serviceName: { mn: request.service_name_mn, en: request.service_name_en },
    ownerUserId: request.owner_user_id,
    ownerCompanyId: request.sender_type === 2 ? request.owner_company_id : null,
    said: await readSaid(tx, services, request, renewed, conditions),
    startsOn,
    endsOn,
  }
  return { kind: 'issue', order, renewed }
}

/** What the version that the request is pinned to prints; versions from before know of no facts. */
const readSaid = async (
  tx: Tx,
  services: Services,
  request: RequestRecord,
  renewed: string | null,
  added: Decided['conditions'] = [],
): Promise<SaidContent> => {
  const { certificate } = await readPinned(tx, request)
  if (!certificate) return added.length > 0 ? { conditions: { standing: [], added } } : {}
  const earlier = renewed ? await readCurrentContent(tx, renewed) : null
  return {
    ...designOf(certificate),
    facts: await readPrinted(tx, services, request, certificate, earlier && (earlier.facts ?? [])),
    conditions: { standing: certificate.conditions, added },
  }
}
