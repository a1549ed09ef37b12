import type * as calls from '@khyanalt/contract/payable-count'
import type { UseCase } from '../../http/bind.ts'
import { narrowPayer } from '../senders/narrow-to.ts'
import { countWithoutReceipt } from './invoice-lists.sql.ts'

export const countPayable: UseCase<typeof calls.countPayable> = async (tx, caller, { behalf }) => ({
  count: await countWithoutReceipt(tx, narrowPayer(caller, behalf)),
})
