// The lists that a register's own fields choose from, for reading what is stored without a form around.
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Facts } from '@khyanalt/form-engine/facts'
import { useQueries } from '@tanstack/react-query'
import { agencyToday } from '../../language/format.ts'
import { listKeysOf, listQuery } from '../option-lists.ts'

/** Facts with the lists of some forms, as far as they have come. */
export const useRegisterFacts = (forms: readonly CompiledForm[]): Facts => {
  const keys = [...new Set(forms.flatMap(listKeysOf))]
  const lists = useQueries({ queries: keys.map(listQuery) })
  const options = Object.fromEntries(
    keys.flatMap((key, index) => {
      const list = lists[index]?.data
      return list ? [[key, list] as const] : []
    }),
  )
  return { today: agencyToday(), language: 'mn', options, person: {}, company: null }
}
