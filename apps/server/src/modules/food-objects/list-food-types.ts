// Kinds of activity of the form, level by level (REQ-FSI-31…33).
import type * as calls from '@khyanalt/contract/food-objects'
import type { UseCase } from '../../http/bind.ts'
import { readLibrary } from '../lists/read-list.ts'
import { foodTypes } from './judge-form.ts'

export const listFoodTypes: UseCase<typeof calls.listFoodTypes> = async (tx, _caller, { code = '' }) => ({
  data: (await readLibrary(tx, foodTypes)).filter(
    ({ data, disabled }) => !disabled && (code === '' ? data?.parent === undefined : data?.parent === code),
  ),
})
