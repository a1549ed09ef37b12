// Removes the agency's logo.
import type * as calls from '@khyanalt/contract/agency-settings'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { writeLogo } from './agency.sql.ts'
import { auditAgency, olderVersion } from './save-agency.ts'

export const removeLogo =
  (services: Pick<Services, 'clock'>): UseCase<typeof calls.removeLogo> =>
  async (tx, { userId }, { version }) => {
    const at = services.clock.now()
    const saved = await writeLogo(tx, version, { logo: null, by: userId, at })
    if (saved === null) throw await olderVersion(tx)
    await auditAgency(tx, { by: userId, at, action: 'remove_logo', detail: {} })
    return { version: saved }
  }
