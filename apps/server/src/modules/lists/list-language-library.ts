import type * as calls from '@khyanalt/contract/lists'
import type { UseCase } from '../../http/bind.ts'
import { findOptions } from './list-choices.ts'

export const listLanguageLibrary: UseCase<typeof calls.listLanguageLibrary> = async (tx, _caller, { library }) => ({
  data: await findOptions(tx, library, {}),
})
