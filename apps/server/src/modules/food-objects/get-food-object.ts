// One of the client's own objects with its course.
import type * as calls from '@khyanalt/contract/food-objects'
import type { UseCase } from '../../http/bind.ts'
import { readSubmission } from '../cases/read-submission.ts'
import { readTimeline } from '../cases/read-timeline.ts'
import { shownRound } from './food-object-record.ts'
import { presentFoodObject, presentFoodStep } from './present-food-object.ts'
import { getOwnObject } from './update-food-object.ts'

export const getFoodObject: UseCase<typeof calls.getFoodObject> = async (tx, caller, { requestnumber }) => {
  const object = await getOwnObject(tx, caller, requestnumber)
  const content = await readSubmission(tx, object.id, shownRound(object))
  return {
    data: presentFoodObject(object, content, caller.actor),
    operator_msg: object.operator_note,
    steps: (await readTimeline(tx, 'food_object', object.id, 'applicant')).map(presentFoodStep),
  }
}
