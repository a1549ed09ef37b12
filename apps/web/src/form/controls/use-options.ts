// The options of a choice: its own, or those of its list with how far the list has come.

import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { type Facts, isServedList, type ListedOption, optionListKey, optionsOf } from '@khyanalt/form-engine/facts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../language/language.tsx'
import { listQuery } from '../option-lists.ts'
import { useFacts } from '../use-form-store.ts'
import { inAlphabet } from './in-alphabet.ts'

const noOptions: readonly ListedOption[] = []

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
  const key = field.options === undefined ? servedKey(optionListKey(field)) : null
  const query = useQuery({ ...listQuery(key ?? ''), enabled: key !== null })
  const known = optionsOf(field, facts)
  const { ui } = useLanguage()
  const options = known ?? query.data ?? noOptions
  return {
    options: useMemo(() => inAlphabet(options, ui), [options, ui]),
    status: known !== null || query.data || key === null ? 'ready' : query.isError ? 'failed' : 'loading',
    retry: () => void query.refetch(),
  }
}

/** A list that nobody serves is not asked for: it is handed over once it is made. */
const servedKey = (key: string | null): string | null => (key !== null && isServedList(key) ? key : null)
