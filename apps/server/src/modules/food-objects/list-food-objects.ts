// The client's own objects.
import type * as calls from '@khyanalt/contract/food-objects'
import type { UseCase } from '../../http/bind.ts'
import { readOwnObjects } from './list-as-requests.ts'
import { presentFoodRow } from './present-food-object.ts'

export const listFoodObjects: UseCase<typeof calls.listFoodObjects> = async (tx, caller) => ({
  data: (await readOwnObjects(tx, caller)).map(row => presentFoodRow(row, caller.actor)),
})
