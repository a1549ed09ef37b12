// The document that an approval would issue, as a draft: the head sees what is signed before deciding.
import type * as calls from '@khyanalt/contract/review'
import { agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { draftContent } from '../certificates/issue-certificate.ts'
import { presentSaid } from '../certificates/present-certificate.ts'
import { draftRevision } from '../certificates/revise-certificate.ts'
import { lockForDecision } from './decide-request.ts'
import { planCertificate } from './plan-certificate.ts'

// Raw, so that nothing stays locked while the document is drawn.
export const previewCertificate =
  (services: Services): RawUseCase<typeof calls.previewCertificate> =>
  async ({ db }, caller, input) => {
    const content = await inTransaction(db, async tx => {
      const request = await lockForDecision(tx, caller, 'approve', input)
      const plan = await planCertificate(tx, services, caller, request, input)
      const today = agencyDate(services.clock.now())
      if (plan.kind === 'issue') return draftContent(tx, plan.order, today)
      if (plan.kind === 'revise') return draftRevision(tx, plan.revision, today)
      throw refuse('no_certificate')
    })
    const { paper } = await services.documents.draftCertificate(content)
    return {
      data: {
        ...presentSaid(content),
        added: [...(content.conditions?.added ?? [])],
        holder: content.holder.name,
        sdate: content.startsOn ?? '',
        edate: content.endsOn ?? '',
        paper: paper.toString('base64'),
      },
    }
  }
