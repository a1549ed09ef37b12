import type * as calls from '@khyanalt/contract/payable-count'
import type { UseCase } from '../../http/bind.ts'
import { countWithoutReceipt } from './invoice-lists.sql.ts'

export const countPayable: UseCase<typeof calls.countPayable> = async (tx, caller) => ({
  count: await countWithoutReceipt(tx, caller),
})
