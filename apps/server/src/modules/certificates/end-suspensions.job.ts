// Nightly: a suspension that is over leaves the paper, and its holder hears of it. The certificate held again since
// midnight already, for that follows from the days.
import { suspensionOn } from '@khyanalt/domain/certificate-suspension'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Night } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { lockCertificate, readContent } from './certificates.sql.ts'
import { publishVersion } from './publish-version.ts'
import { readSuspension } from './read-suspension.ts'
import { listSuspensionsOver, readIssuedBy, updateSuspension } from './suspension.sql.ts'

const batch = 200

export const endSuspensions =
  (services: Pick<Services, 'db' | 'clock' | 'enqueue'>) =>
  async (night: Night): Promise<{ ended: number }> => {
    let ended = 0
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const ids = await inTransaction(services.db, tx => listSuspensionsOver(tx, night.today, after, batch))
      // Each in a transaction of its own: whoever writes into the log holds its end until the commit.
      for (const id of ids) if (await endSuspension(services, id, night)) ended += 1
      const last = ids.at(-1)
      if (last === undefined || ids.length < batch) return { ended }
      after = last
    }
  }

const endSuspension = async (
  services: Pick<Services, 'db' | 'clock' | 'enqueue'>,
  id: string,
  { now, today }: Night,
): Promise<boolean> =>
  inTransaction(services.db, async tx => {
    const certificate = await lockCertificate(tx, 'id', id)
    const suspension = certificate ? readSuspension(certificate) : null
    // Somebody may have lifted it, or suspended the certificate anew, since the list was read.
    if (certificate?.state !== 'active' || !suspension) return false
    if (suspensionOn(suspension, today) !== 'over') return false
    const { current_version: current } = certificate
    const { suspension: _, ...kept } = await readContent(tx, id, current)
    const version = current + 1
    await updateSuspension(tx, id, null, version)
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: null,
      action: 'end_suspension',
      noun: 'certificate',
      noun_id: certificate.cs_id,
      detail: { ...suspension, version },
      at: now,
    })
    await notify(tx, services, {
      to: [certificate.owner_user_id],
      event: 'certificate_suspension_over',
      params: { cs_id: certificate.cs_id, number: certificate.ref_id, until: suspension.until },
      requestId: certificate.request_id,
    })
    await publishVersion(tx, services, {
      of: { certificate_id: id },
      content: { ...kept, version },
      kind: 'lifted',
      by: await readIssuedBy(tx, id, current),
      at: now,
    })
    return true
  })
