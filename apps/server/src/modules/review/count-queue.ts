import type * as calls from '@khyanalt/contract/assignments'
import { type QueueView, queueViews } from '@khyanalt/domain/queue-view'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { countScopedRequests } from './queue.sql.ts'
import { viewerOf } from './read-queue-filters.ts'

/** How much waits in each part of the queue, none counted further than anybody reads. */
export const countQueue =
  ({ clock }: Services): UseCase<typeof calls.countQueue> =>
  async (tx, caller) => {
    const viewer = await viewerOf(tx, caller, agencyDate(clock.now()))
    const counts = {} as Record<QueueView, number>
    for (const view of queueViews) counts[view] = await countScopedRequests(tx, viewer, { view })
    return { counts }
  }
