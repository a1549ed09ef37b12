import type * as calls from '@khyanalt/contract/statements'
import type { UseCase } from '../../http/bind.ts'
import { totalsOf } from './read-daily-totals.ts'

export const getDailyTotals: UseCase<typeof calls.getDailyTotals> = async (tx, caller, span) =>
  totalsOf(tx, caller, span)
