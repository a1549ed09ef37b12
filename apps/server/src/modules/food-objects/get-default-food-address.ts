// The address that the form proposes (CON-159).
import type * as calls from '@khyanalt/contract/food-objects'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readPath } from '../lists/read-list.ts'

export const getDefaultFoodAddress: UseCase<typeof calls.getDefaultFoodAddress> = async (tx, _caller, { code }) => {
  const data = await readPath(tx, code)
  if (data.length === 0) throw refuse('not_found')
  return { data: [...data] }
}
