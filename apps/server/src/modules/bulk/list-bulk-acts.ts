import type * as calls from '@khyanalt/contract/bulk-acts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listActsOf, listItemsOf } from './bulk-acts.sql.ts'

/** What waits, runs or was not put away, newest first. */
export const listBulkActs =
  ({ clock }: Services): UseCase<typeof calls.listBulkActs> =>
  async (tx, caller) => {
    const acts = await listActsOf(tx, caller.userId)
    const items = Map.groupBy(
      await listItemsOf(
        tx,
        acts.map(({ id }) => id),
      ),
      item => item.bulk_act_id,
    )
    return {
      data: acts.map(({ id, action, state, due_at, to_name }) => {
        const of = items.get(id) ?? []
        const left = Math.ceil((due_at.getTime() - clock.now().getTime()) / 1000)
        return {
          id,
          action,
          state,
          seconds_left: state === 'waiting' ? Math.max(0, left) : 0,
          to: to_name,
          total: of.length,
          done: of.filter(({ outcome }) => outcome === 'done').length,
          refused: of.flatMap(({ request_number, outcome, params }) =>
            outcome === null || outcome === 'done' ? [] : [{ request_number, code: outcome, params }],
          ),
        }
      }),
    }
  }
