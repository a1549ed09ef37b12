import type * as calls from '@khyanalt/contract/queue'
import { mostSelected } from '@khyanalt/contract/queue'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listScopedNumbers } from './queue.sql.ts'
import { readQueueFilters, viewerOf } from './read-queue-filters.ts'

/** What is selected when somebody selects all that the filters find. */
export const listMatching =
  ({ clock }: Services): UseCase<typeof calls.listMatching> =>
  async (tx, caller, input) => {
    const today = agencyDate(clock.now())
    const filters = await readQueueFilters(tx, caller, today, input)
    const found = await listScopedNumbers(tx, await viewerOf(tx, caller, today), filters, mostSelected + 1)
    return { data: found.slice(0, mostSelected), more: found.length > mostSelected }
  }
