// Changes from when to when a certificate holds; what it says of its holder stays as it was.
import type * as calls from '@khyanalt/contract/certificate-desk'
import { nameKey } from '@khyanalt/domain/search-key'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { openForChange, recordChange } from './open-for-change.ts'
import { publishVersion } from './publish-version.ts'
import { updateRevised } from './renewals.sql.ts'

export const changeValidity =
  (services: Services): UseCase<typeof calls.changeValidity> =>
  async (tx, caller, input) => {
    const certificate = await openForChange(tx, caller, input)
    if (certificate.state !== 'active') throw refuse('wrong_state')
    const { sdate: startsOn, edate: endsOn } = input
    const same = startsOn === certificate.starts_on && endsOn === certificate.ends_on
    if (endsOn <= startsOn || same) throw refuse('dates_invalid')

    const at = services.clock.now()
    const version = certificate.current_version + 1
    await updateRevised(tx, certificate.id, {
      holder: certificate.holder,
      holder_key: nameKey(certificate.holder),
      current_version: version,
      starts_on: startsOn,
      ends_on: endsOn,
    })
    await recordChange(tx, services, caller, certificate, {
      action: 'validity',
      reason: input.comment,
      version,
      detail: { from: [certificate.starts_on, certificate.ends_on], to: [startsOn, endsOn] },
      event: 'certificate_validity',
      params: { from: startsOn, to: endsOn },
    })
    await publishVersion(tx, services, {
      of: { certificate_id: certificate.id },
      content: {
        ...certificate.content,
        version,
        issuedOn: agencyDate(at),
        startsOn,
        endsOn,
        issuer: { name: caller.name, position: caller.position },
      },
      kind: 'changed',
      by: caller.userId,
      at,
    })
    return {}
  }
