// The reference lists that turn the codes of a form's answers into words.
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Facts, ListedOption } from '@khyanalt/form-engine/facts'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { listKeysOf, listQuery } from '../../form/option-lists.ts'

type ListResults = readonly { readonly data: readonly ListedOption[] | undefined }[]

/** The lists at hand so far by key; an answer whose list is missing is shown as it is stored. */
export const useOptionLists = (form: CompiledForm): Facts['options'] => {
  const keys = useMemo(() => listKeysOf(form), [form])
  const combine = useCallback(
    (results: ListResults) =>
      Object.fromEntries(
        keys.flatMap((key, index) => {
          const list = results[index]?.data
          return list ? [[key, list] as const] : []
        }),
      ),
    [keys],
  )
  return useQueries({ queries: keys.map(listQuery), combine })
}
