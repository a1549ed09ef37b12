import type * as calls from '@khyanalt/contract/lists'
import type { UseCase } from '../../http/bind.ts'
import { findOptions } from './list-choices.ts'

export const listReference: UseCase<typeof calls.listReference> = async (tx, _caller, input) => ({
  data: await findOptions(tx, input['options[key]'], { offered: input['options[status]'] === '1' }),
})
