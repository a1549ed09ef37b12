// Choices of the form: kinds of activity and addresses, level by level (REQ-FSI-31…33, CON-159).
import type { getDefaultFoodAddress, listFoodAddresses, listFoodTypes } from '@khyanalt/contract/food-objects'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readLibrary, readPath, readPlacesBelow } from '../lists/read-list.ts'
import { foodTypes } from './judge-form.ts'

export const answerTypes: UseCase<typeof listFoodTypes> = async (tx, _caller, { code = '' }) => ({
  data: (await readLibrary(tx, foodTypes)).filter(
    ({ data, disabled }) => !disabled && (code === '' ? data?.parent === undefined : data?.parent === code),
  ),
})

export const answerAddresses: UseCase<typeof listFoodAddresses> = async (tx, _caller, { code = '' }) => ({
  data: [...(await readPlacesBelow(tx, code === '' ? null : code))],
})

export const answerDefaultAddress: UseCase<typeof getDefaultFoodAddress> = async (tx, _caller, { code }) => {
  const data = await readPath(tx, code)
  if (data.length === 0) throw refuse('not_found')
  return { data: [...data] }
}
