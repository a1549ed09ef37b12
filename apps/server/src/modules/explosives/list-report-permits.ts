// The permits that the report of transports can be read for.
import type * as calls from '@khyanalt/contract/explosives'
import type { UseCase } from '../../http/bind.ts'
import { readSender } from '../senders/read-sender.ts'
import { listPermitCertificates } from './explosives.sql.ts'

export const listReportPermits: UseCase<typeof calls.listReportPermits> = async (tx, caller, named) => {
  const all = await listPermitCertificates(tx, await readSender(tx, caller, named), null)
  return { data: all.map(({ id, ref_id }) => ({ value: id, label: ref_id })) }
}
