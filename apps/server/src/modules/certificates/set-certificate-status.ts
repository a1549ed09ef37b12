// Cancels or reinstates a certificate; either way the paper says so in a new version (CON-134).
import type * as calls from '@khyanalt/contract/certificates'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { updateState } from './certificates.sql.ts'
import type { CertificateContent } from './document-contents.ts'
import { openForChange, recordChange, refuseParty } from './open-for-change.ts'
import { publishVersion } from './publish-version.ts'
import { updateSuspension } from './suspension.sql.ts'

export const setCertificateStatus =
  (services: Services): UseCase<typeof calls.setCertificateStatus> =>
  async (tx, caller, input) => {
    const certificate = await openForChange(tx, caller, input)
    const cancels = input.status === 30
    const [from, to] = cancels ? (['active', 'cancelled'] as const) : (['cancelled', 'active'] as const)
    if (certificate.state !== from) throw refuse('wrong_state')
    if (!cancels) await refuseParty(tx, caller, certificate.request_id)

    const at = services.clock.now()
    const version = certificate.current_version + 1
    // To cancel takes the place of a suspension; a limitation stays for when the certificate is reinstated.
    const { cancelledOn: _, suspension: __, ...kept } = certificate.content
    const content: CertificateContent = { ...kept, version, ...(cancels ? { cancelledOn: agencyDate(at) } : {}) }
    await updateState(tx, certificate.id, to, version)
    await updateSuspension(tx, certificate.id, null, version)
    await recordChange(tx, services, caller, certificate, {
      action: cancels ? 'cancel' : 'reinstate',
      reason: input.comment,
      version,
      event: cancels ? 'certificate_cancelled' : 'certificate_reinstated',
    })
    await publishVersion(tx, services, {
      of: { certificate_id: certificate.id },
      content,
      kind: cancels ? 'revoked' : 'reinstated',
      by: caller.userId,
      at,
    })
    return {}
  }
