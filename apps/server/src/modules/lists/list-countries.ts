import type * as calls from '@khyanalt/contract/lists'
import type { UseCase } from '../../http/bind.ts'
import { findOptions } from './list-choices.ts'

export const listCountries: UseCase<typeof calls.listCountries> = async (tx, _caller, input) => {
  const countries = await findOptions(tx, 'country', { offered: input['options[status]'] === '1' })
  return { data: Object.fromEntries(countries.map(({ value, label }) => [value, label.mn])) }
}
