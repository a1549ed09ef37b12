import type * as calls from '@khyanalt/contract/request-lists'
import { isApproved, isProcessing, type RequestState } from '@khyanalt/domain/request-status'
import type { UseCase } from '../../http/bind.ts'
import { listAsRequests } from '../food-objects/list-as-requests.ts'
import { narrowTo } from '../senders/narrow-to.ts'
import { ownerOf } from './list-requests.ts'
import { countOwnByState } from './request-lists.sql.ts'

export const getStats: UseCase<typeof calls.getStats> = async (tx, caller, { behalf }) => {
  const owner = narrowTo(caller, behalf)
  const counts = await countOwnByState(tx, ownerOf(owner))
  const objects = await listAsRequests(tx, owner)
  const sum = (selects: (state: RequestState) => boolean): number =>
    counts.filter(row => selects(row.state as RequestState)).reduce((total, row) => total + Number(row.count), 0) +
    objects.filter(({ state }) => selects(state)).length
  return {
    data: {
      TOTAL: sum(() => true),
      STATUS_RETURN: sum(state => state === 'returned'),
      STATUS_PROCESSING: sum(isProcessing),
      STATUS_APPROVAL: sum(isApproved),
    },
  }
}
