// Stores the agency's logo: read in a child process and written anew, beside the agency's data.
import { createHash } from 'node:crypto'
import type * as calls from '@khyanalt/contract/agency-settings'
import { maxLogoBytes } from '@khyanalt/contract/agency-settings'
import { openReader } from '../../child-processes/hostile-files.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { receiveSmallFile } from '../../http/receive-small-file.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { refuseInfectedBytes } from '../files/refuse-infected.ts'
import { findAgencyRow, writeLogo } from './agency.sql.ts'
import { logoAddress } from './read-agency.ts'
import { auditAgency, olderVersion } from './save-agency.ts'

const pictures = openReader<string | null>(new URL('./logo-worker.ts', import.meta.url), 'logo')

export const uploadLogo =
  (services: Services): RawUseCase<typeof calls.uploadLogo> =>
  async (context, caller) => {
    const file = await receiveSmallFile(context.request, maxLogoBytes, 'logo_too_big')
    if (file.bytes.length === 0) throw refuse('file_missing')
    await refuseInfectedBytes(services, context, caller, file)
    const picture = await pictures.read(() => file.bytes, caller.userId)
    if (picture === null || picture === 'unreadable') throw refuse('logo_wrong')
    const written = Buffer.from(picture, 'base64')
    const logo = { bytes: written, digest: digestOf(written) }
    return inTransaction(context.db, async tx => {
      const before = await findAgencyRow(tx)
      if (!before) throw refuse('agency_missing')
      const at = services.clock.now()
      const version = await writeLogo(tx, before.version, { logo, by: caller.userId, at })
      if (version === null) throw await olderVersion(tx)
      await auditAgency(tx, { by: caller.userId, at, action: 'set_logo', detail: { sha256: logo.digest } })
      return { logo: logoAddress(logo.digest), version }
    })
  }

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
