// Lifts a suspension before its last day, or a limitation; the paper says so in a new version.
import type * as calls from '@khyanalt/contract/certificate-restrictions'
import { suspensionOn } from '@khyanalt/domain/certificate-suspension'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { openForChange, recordChange, refuseParty } from './open-for-change.ts'
import { publishVersion } from './publish-version.ts'
import { readSuspension } from './read-suspension.ts'
import { updateSuspension, updateVersion } from './suspension.sql.ts'

export const liftRestriction =
  (services: Services): UseCase<typeof calls.liftRestriction> =>
  async (tx, caller, input) => {
    const certificate = await openForChange(tx, caller, input)
    const at = services.clock.now()
    const suspends = input.what === 'suspension'
    const { suspension, limitation, ...kept } = certificate.content
    const standing = readSuspension(certificate)
    const isThere = suspends
      ? standing !== null && suspensionOn(standing, agencyDate(at)) !== 'over'
      : limitation !== undefined
    if (certificate.state !== 'active' || !isThere) throw refuse('wrong_state')
    await refuseParty(tx, caller, certificate.request_id)

    const version = certificate.current_version + 1
    if (suspends) await updateSuspension(tx, certificate.id, null, version)
    else await updateVersion(tx, certificate.id, version)
    await recordChange(tx, services, caller, certificate, {
      action: suspends ? 'lift_suspension' : 'lift_limitation',
      reason: input.comment,
      version,
      event: suspends ? 'certificate_suspension_lifted' : 'certificate_limitation_lifted',
    })
    const left = suspends ? limitation && { limitation } : suspension && { suspension }
    await publishVersion(tx, services, {
      of: { certificate_id: certificate.id },
      content: { ...kept, ...left, version },
      kind: 'lifted',
      by: caller.userId,
      at,
    })
    return {}
  }
