// One certificate in public, by its id.

import type * as calls from '@khyanalt/contract/certificates'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { presentOpen } from './present-certificate.ts'
import { findPublicCertificate } from './public-certificates.sql.ts'
import { trustRow } from './trust-log.ts'

export const getCertificate =
  (services: Services): UseCase<typeof calls.getCertificate> =>
  async (tx, _caller, { cs_id }) => {
    const row = await findPublicCertificate(tx, cs_id)
    if (!row) throw refuse('certificate_not_found')
    return { data: presentOpen(await trustRow(tx, services, row), agencyDate(services.clock.now())) }
  }
