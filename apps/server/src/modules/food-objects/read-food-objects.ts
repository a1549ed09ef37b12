// The client's own objects: the list, one with its course, and the form of one for editing.
import type { getFoodObject, getFoodObjectData, listFoodObjects } from '@khyanalt/contract/food-objects'
import { foodObjectStatusCode } from '@khyanalt/domain/food-object-status'
import type { UseCase } from '../../http/bind.ts'
import { readSubmission } from '../cases/read-submission.ts'
import { readTimeline } from '../cases/read-timeline.ts'
import { shownRound } from './food-object-record.ts'
import { readOwnObjects } from './list-as-requests.ts'
import { presentFoodObject, presentFoodRow, presentFoodStep } from './present-food-object.ts'
import { getOwnObject, refuseWithoutUpdate } from './update-food-object.ts'

export const answerOwnObjects: UseCase<typeof listFoodObjects> = async (tx, caller) => ({
  data: (await readOwnObjects(tx, caller)).map(row => presentFoodRow(row, caller.actor)),
})

export const openObject: UseCase<typeof getFoodObject> = async (tx, caller, { requestnumber }) => {
  const object = await getOwnObject(tx, caller, requestnumber)
  const content = await readSubmission(tx, object.id, shownRound(object))
  return {
    data: presentFoodObject(object, content, caller.actor),
    operator_msg: object.operator_note,
    steps: (await readTimeline(tx, 'food_object', object.id, 'applicant')).map(presentFoodStep),
  }
}

export const openForm: UseCase<typeof getFoodObjectData> = async (tx, caller, { requestnumber }) => {
  const object = await getOwnObject(tx, caller, requestnumber)
  refuseWithoutUpdate(caller, object)
  const { form } = await readSubmission(tx, object.id, shownRound(object))
  return {
    data: {
      request_number: object.request_number,
      status: foodObjectStatusCode(object.state, object.step),
      version: object.version,
      sender_locked: object.registered_round !== null,
      form: { ...form, address: [...form.address], service_table: form.service_table.map(row => ({ ...row })) },
    },
  }
}
