// Limits a part of what a certificate permits: it stays valid, and a new version says in words what is limited.
import type * as calls from '@khyanalt/contract/certificate-restrictions'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { openForChange, recordChange } from './open-for-change.ts'
import { publishVersion } from './publish-version.ts'
import { updateVersion } from './suspension.sql.ts'

export const limitCertificate =
  (services: Services): UseCase<typeof calls.limitCertificate> =>
  async (tx, caller, input) => {
    const certificate = await openForChange(tx, caller, input)
    const at = services.clock.now()
    const since = agencyDate(at)
    if (certificate.state !== 'active' || certificate.ends_on < since) throw refuse('wrong_state')

    const version = certificate.current_version + 1
    const { limitation: text, comment: reason } = input
    await updateVersion(tx, certificate.id, version)
    await recordChange(tx, services, caller, certificate, {
      action: 'limit',
      reason,
      version,
      detail: { limits: text },
      event: 'certificate_limited',
      params: { limits: text },
    })
    await publishVersion(tx, services, {
      of: { certificate_id: certificate.id },
      // Another limitation takes the place of an earlier one, which the version before keeps.
      content: { ...certificate.content, version, limitation: { since, text } },
      kind: 'limited',
      by: caller.userId,
      at,
    })
    return {}
  }
