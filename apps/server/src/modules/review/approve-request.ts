// The last decision: approves, and issues the certificate in the same transaction (CON-070, REQ-AGENCY-09, REQ-AGENCY-11).
import type { approveRequest } from '@khyanalt/contract/review'
import { addDays, addMonths, agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findService } from '../catalogue/find-service.ts'
import { issueCertificate } from '../certificates/issue-certificate.ts'
import { holdCertificate, replaceCertificate } from '../certificates/replace-certificate.ts'
import { type CertificateRevision, reviseCertificate } from '../certificates/revise-certificate.ts'
import { permitQuantities } from '../explosives/move-quantities.ts'
import { applyAction } from '../requests/apply-action.ts'
import { compilePinned } from '../requests/compile-pinned.ts'
import { readApplicant } from '../requests/read-applicant.ts'
import { readPinned } from '../requests/read-pinned.ts'
import { supersedeRequest } from '../requests/renew-supersede.ts'
import type { RequestRecord } from '../requests/request-record.ts'
import { lockForDecision, presentMoved, tellApplicant, tellFormerHolder } from './decide-request.ts'

// A service without its own validity gives a year.
const defaultMonths = 12

export const approve =
  (services: Services): UseCase<typeof approveRequest> =>
  async (tx, caller, input) => {
    const request = await lockForDecision(tx, caller, 'approve', input)
    const service = await findService(tx, request.service_id)
    const at = services.clock.now()
    const startsOn = input.sdate ?? agencyDate(at)
    const endsOn = input.edate ?? addDays(addMonths(startsOn, service?.validity_months ?? defaultMonths), -1)
    if (endsOn <= startsOn) throw refuse('dates_invalid')

    const { person, company } = await readApplicant(tx, request)
    const asCompany = request.sender_type === 2
    const issuedBy = { userId: caller.userId, name: caller.name, position: caller.position }
    const renewed = service?.issues_certificate && request.type === 'RENEW' ? request.certificate_id : null
    if (renewed) await holdCertificate(tx, renewed)
    const revised = await reviseFor(tx, services, request, {
      categoryId: request.category_id,
      organizationId: request.organization_id,
      person,
      company: asCompany ? company : null,
      startsOn: input.sdate,
      endsOn: input.edate,
      issuedBy,
    })
    const certificate =
      revised ??
      (service?.issues_certificate
        ? await issueCertificate(tx, services, {
            requestId: request.id,
            requestNumber: request.request_number,
            serviceId: request.service_id,
            serviceName: { mn: request.service_name_mn, en: request.service_name_en },
            categoryId: request.category_id,
            organizationId: request.organization_id,
            ownerUserId: request.owner_user_id,
            ownerCompanyId: asCompany ? request.owner_company_id : null,
            person,
            company: asCompany ? company : null,
            startsOn,
            endsOn,
            issuedBy,
          })
        : null)
    if (certificate && !revised) {
      const form = compilePinned((await readPinned(tx, request)).body, request)
      const permit = { certificateId: certificate.certificateId, requestId: request.id, at }
      await permitQuantities(tx, form, request.answers, permit)
    }
    // What a renewal replaces is noted before the request points at its own certificate.
    const replaced = renewed ? await replaceCertificate(tx, renewed, at) : null
    const moved = await applyAction(tx, services, caller, request, {
      action: 'approve',
      transactionId: input.transaction_id,
      detail: {
        ...(certificate ? { certificate: certificate.refId } : {}),
        ...(replaced ? { replaces: replaced.refId } : {}),
      },
      change: {
        verified_at: at,
        holder_user_id: caller.userId,
        ...(certificate ? { certificate_id: certificate.certificateId } : {}),
      },
    })
    if (certificate && replaced) {
      const by = { requestNumber: request.request_number, certificate: certificate.refId }
      await supersedeRequest(tx, services, replaced.requestId, by)
    }
    await tellFormerHolder(tx, services, caller, request)
    await tellApplicant(tx, services, request, 'request_approved')
    return { ...presentMoved(moved), ref_id: certificate?.refId ?? null, cs_id: certificate?.csId ?? null }
  }

/** A change of information renews the certificate it is tied to and issues none of its own (CON-073). */
const reviseFor = async (
  tx: Tx,
  services: Services,
  request: RequestRecord,
  revision: Omit<CertificateRevision, 'certificateId'>,
) =>
  request.type === 'UPDATE' && request.certificate_id
    ? reviseCertificate(tx, services, { ...revision, certificateId: request.certificate_id })
    : null
