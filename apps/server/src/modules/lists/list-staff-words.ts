import type * as calls from '@khyanalt/contract/staff-words'
import type { UseCase } from '../../http/bind.ts'
import { listTyped, listWordKeys, type Word } from './words.sql.ts'

export const listStaffWords: UseCase<typeof calls.listStaffWords> = async (
  tx,
  _caller,
  { page, results, ...filter },
) => {
  const { rows, total } = await listTyped(tx, filter, { page, size: results })
  const data = rows.map(({ word_key, language, text, used, offered }) => ({
    key: word_key,
    language: language as Word['language'],
    text,
    used,
    offered,
  }))
  return { data: { data, per_page: results, total }, keys: await listWordKeys(tx) }
}
