// Issues a certificate anew after a correction: the same number, the holder as known today, the earlier versions kept.
import type * as calls from '@khyanalt/contract/certificate-desk'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { openForChange, recordChange } from '../certificates/open-for-change.ts'
import { reviseCertificate } from '../certificates/revise-certificate.ts'
import { readApplicant } from '../requests/read-applicant.ts'

export const reissueCertificate =
  (services: Services): UseCase<typeof calls.reissueCertificate> =>
  async (tx, caller, input) => {
    const certificate = await openForChange(tx, caller, input)
    if (certificate.state !== 'active') throw refuse('wrong_state')
    const { person, company } = await readApplicant(tx, certificate)
    await recordChange(tx, services, caller, certificate, {
      action: 'reissue',
      event: 'certificate_changed',
      reason: input.comment,
      version: certificate.current_version + 1,
    })
    await reviseCertificate(tx, services, {
      certificateId: certificate.id,
      categoryId: certificate.category_id,
      organizationId: certificate.organization_id,
      person,
      company,
      issuedBy: { userId: caller.userId, name: caller.name, position: caller.position },
    })
    return {}
  }
