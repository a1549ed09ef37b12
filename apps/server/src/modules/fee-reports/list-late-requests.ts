import type * as calls from '@khyanalt/contract/late-requests'
import type { UseCase } from '../../http/bind.ts'
import { narrowTo } from '../senders/narrow-to.ts'
import { listLateOf } from './late-requests.sql.ts'
import { presentLate } from './late-requests.ts'

export const listLateRequests: UseCase<typeof calls.listLateRequests> = async (tx, caller, input) => {
  const { rows, total } = await listLateOf(tx, narrowTo(caller, input.behalf).companyIds, input)
  return { data: { data: await presentLate(tx, rows, caller.actor), per_page: input.results, total } }
}
