// The last decision: approves, and issues the certificate in the same transaction (CON-070, REQ-AGENCY-09, REQ-AGENCY-11).
import type * as calls from '@khyanalt/contract/review'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { issueCertificate } from '../certificates/issue-certificate.ts'
import { holdCertificate, replaceCertificate } from '../certificates/replace-certificate.ts'
import { reviseCertificate } from '../certificates/revise-certificate.ts'
import { permitQuantities } from '../explosives/move-quantities.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { applyAction } from '../requests/apply-action.ts'
import { compilePinned } from '../requests/compile-pinned.ts'
import { readPinned } from '../requests/read-pinned.ts'
import { supersedeRequest } from '../requests/renew-supersede.ts'
import { lockForDecision, presentMoved, tellApplicant, tellFormerHolder } from './decide-request.ts'
import { planCertificate } from './plan-certificate.ts'
import { removeDraftsOf } from './remark-drafts.sql.ts'

export const approveRequest =
  (services: Services): UseCase<typeof calls.approveRequest> =>
  async (tx, caller, input) => {
    const request = await lockForDecision(tx, caller, 'approve', input)
    const at = services.clock.now()
    const plan = await planCertificate(tx, services, caller, request, input)
    const renewed = plan.kind === 'issue' ? plan.renewed : null
    if (renewed) await holdCertificate(tx, renewed)
    const certificate =
      plan.kind === 'issue'
        ? await issueCertificate(tx, services, plan.order)
        : plan.kind === 'revise'
          ? await reviseCertificate(tx, services, plan.revision)
          : null
    if (certificate && plan.kind === 'issue') {
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
    await removeDraftsOf(tx, request.id, null)
    await writeLetter(tx, services, caller, request, { kind: 'approval', remarks: [] })
    await tellFormerHolder(tx, services, caller, request)
    await tellApplicant(tx, services, request, 'approve')
    return { ...presentMoved(moved), ref_id: certificate?.refId ?? null, cs_id: certificate?.csId ?? null }
  }
