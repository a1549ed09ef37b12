// The options of a choice: its own, or those of its list with how far the list has come.

import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { type Facts, type ListedOption, optionListKey, optionsOf } from '@khyanalt/form-engine/facts'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../option-lists.ts'
import { useFacts } from '../use-form-store.ts'

export type OptionsState = {
  readonly options: readonly ListedOption[]
  readonly status: 'ready' | 'loading' | 'failed'
  readonly retry: () => void
}

/** The options a field brings along; nobody has to be asked for them. */
export const ownOptions = ({ field }: { readonly field: CompiledField }): OptionsState => ({
  options: field.field.options ?? [],
  status: 'ready',
  retry: () => undefined,
})

/** The options of a field, from its list where it brings none along. */
export const useOptions = ({ field }: CompiledField): OptionsState => {
  const facts: Facts = useFacts()
  const key = field.options === undefined ? optionListKey(field) : null
  const query = useQuery({ ...listQuery(key ?? ''), enabled: key !== null })
  const known = optionsOf(field, facts)
  return {
    options: known ?? query.data ?? [],
    status: known !== null || query.data || key === null ? 'ready' : query.isError ? 'failed' : 'loading',
    retry: () => void query.refetch(),
  }
}
