import type * as calls from '@khyanalt/contract/lists'
import type { UseCase } from '../../http/bind.ts'
import { listWordRows } from './lists.sql.ts'

/** `custom_table` names another stored list for the key (CON-100). */
export const listWords: UseCase<typeof calls.listWords> = async (tx, { userId }, { wordkey, lang, custom_table }) => ({
  data: await listWordRows(tx, { key: custom_table ?? wordkey, language: lang, userId }),
})
