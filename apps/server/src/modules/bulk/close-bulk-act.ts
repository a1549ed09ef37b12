import type * as calls from '@khyanalt/contract/bulk-acts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { closeAct, findStateOf } from './bulk-acts.sql.ts'

export const closeBulkAct =
  ({ clock }: Services): UseCase<typeof calls.closeBulkAct> =>
  async (tx, caller, { id }) => {
    if (!(await findStateOf(tx, id, caller.userId))) throw refuse('not_found')
    await closeAct(tx, id, clock.now())
    return {}
  }
