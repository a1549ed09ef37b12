import type * as calls from '@khyanalt/contract/staff-fee-reports'
import type { UseCase } from '../../http/bind.ts'
import { sumUp } from './read-overview.ts'

export const readFeeOverview: UseCase<typeof calls.readFeeOverview> = async (tx, caller, input) => ({
  data: await sumUp(tx, caller, input),
})
