import type * as calls from '@khyanalt/contract/lists'
import type { UseCase } from '../../http/bind.ts'
import { findOptions } from './list-choices.ts'

export const listLibrary: UseCase<typeof calls.listLibrary> = async (tx, _caller, input) => ({
  data: await findOptions(tx, input.library, {
    offered: input['options[status]'] === '1',
    parent: input['options[parent]'],
  }),
})
