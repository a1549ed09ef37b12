// The answers of an object, for editing.
import type * as calls from '@khyanalt/contract/food-objects'
import { foodObjectStatusCode } from '@khyanalt/domain/food-object-status'
import type { UseCase } from '../../http/bind.ts'
import { readSubmission } from '../cases/read-submission.ts'
import { shownRound } from './food-object-record.ts'
import { getOwnObject, refuseWithoutUpdate } from './update-food-object.ts'

export const getFoodObjectData: UseCase<typeof calls.getFoodObjectData> = async (tx, caller, { requestnumber }) => {
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
