import type * as calls from '@khyanalt/contract/staff-food'
import { type FoodQueueView, foodQueueViews } from '@khyanalt/domain/food-queue-view'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { countScopedObjects } from './food-queue.sql.ts'
import { viewerOf } from './list-food-queue.ts'

export const countFoodQueue =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.countFoodQueue> =>
  async (tx, caller) => {
    const viewer = viewerOf(caller, clock.now())
    const counts = {} as Record<FoodQueueView, number>
    for (const view of foodQueueViews) counts[view] = await countScopedObjects(tx, viewer, { view })
    return { counts }
  }
