// The client's own objects.
import type * as calls from '@khyanalt/contract/food-objects'
import type { UseCase } from '../../http/bind.ts'
import { narrowTo } from '../senders/narrow-to.ts'
import { readOwnObjects } from './list-as-requests.ts'
import { presentFoodRow } from './present-food-object.ts'

export const listFoodObjects: UseCase<typeof calls.listFoodObjects> = async (tx, caller, { behalf }) => ({
  data: (await readOwnObjects(tx, narrowTo(caller, behalf))).map(row => presentFoodRow(row, caller.actor)),
})
