// Suspends a certificate for some days; whether it holds on a day follows from them, so that it ends by itself.
import type * as calls from '@khyanalt/contract/certificate-restrictions'
import { furthestSuspensionDays, suspensionOn, suspensionProblem } from '@khyanalt/domain/certificate-suspension'
import { addDays, agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { openForChange, recordChange } from './open-for-change.ts'
import { publishVersion } from './publish-version.ts'
import { readSuspension } from './read-suspension.ts'
import { updateSuspension } from './suspension.sql.ts'

export const suspendCertificate =
  (services: Services): UseCase<typeof calls.suspendCertificate> =>
  async (tx, caller, input) => {
    const certificate = await openForChange(tx, caller, input)
    const at = services.clock.now()
    const today = agencyDate(at)
    const { from, until, comment } = input
    if (certificate.state !== 'active' || certificate.ends_on < today) throw refuse('wrong_state')
    const standing = readSuspension(certificate)
    // One that is over, though the night has not said so yet, stands in nobody's way.
    if (standing && suspensionOn(standing, today) !== 'over') throw refuse('suspended_already')
    const furthest = addDays(today, furthestSuspensionDays)
    const problem = suspensionProblem({ from, until }, { today, furthest, endsOn: certificate.ends_on })
    if (problem) throw refuse(problem)

    const version = certificate.current_version + 1
    const reason = { mn: comment, en: input.comment_en || comment }
    await updateSuspension(tx, certificate.id, { from, until }, version)
    await recordChange(tx, services, caller, certificate, {
      action: 'suspend',
      reason: comment,
      version,
      detail: { from, until },
      event: 'certificate_suspended',
      params: { from, until, reason },
    })
    await publishVersion(tx, services, {
      of: { certificate_id: certificate.id },
      content: { ...certificate.content, version, suspension: { from, until, reason, decidedOn: today } },
      kind: 'suspended',
      by: caller.userId,
      at,
    })
    return {}
  }
