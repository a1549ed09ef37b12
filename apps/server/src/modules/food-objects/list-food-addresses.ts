// Addresses of the form, level by level (REQ-FSI-31…33).
import type * as calls from '@khyanalt/contract/food-objects'
import type { UseCase } from '../../http/bind.ts'
import { readPlacesBelow } from '../lists/read-list.ts'

export const listFoodAddresses: UseCase<typeof calls.listFoodAddresses> = async (tx, _caller, { code = '' }) => ({
  data: [...(await readPlacesBelow(tx, code === '' ? null : code))],
})
