// Certificates that permit explosives (REQ-EXPL-10).
import type * as calls from '@khyanalt/contract/explosives'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readSender } from '../senders/read-sender.ts'
import { listPermitCertificates } from './explosives.sql.ts'

export const listPermits =
  ({ clock }: Services): UseCase<typeof calls.listPermits> =>
  async (tx, caller, named) => {
    const owner = await readSender(tx, caller, named)
    const valid = await listPermitCertificates(tx, owner, agencyDate(clock.now()))
    return { data: valid.map(({ id, ref_id }) => ({ value: id, label: ref_id })) }
  }
