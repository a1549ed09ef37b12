// The option lists a form needs, fetched together and handed to the engine as facts.
import {
  type AddressOption,
  listAddresses,
  listLanguageLibrary,
  listLibrary,
  listReference,
} from '@khyanalt/contract/lists'
import type { CompiledField, CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { fixedListKeys, isServedList, type ListedOption, namingLists, optionListKey } from '@khyanalt/form-engine/facts'
import { registerFields } from '@khyanalt/form-engine/register-forms'
import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FormStore } from './form-store.ts'
import { callKept } from './kept-answers.ts'

const keysByForm = new WeakMap<CompiledForm, readonly string[]>()

/** The keys of all lists that fields of the form ask for. */
export const listKeysOf = (form: CompiledForm): readonly string[] => {
  const known = keysByForm.get(form)
  if (known) return known
  const keys = findListKeys(form)
  keysByForm.set(form, keys)
  return keys
}

const findListKeys = (form: CompiledForm): readonly string[] => {
  // A kind with cells of its own is a tool section, which fetches what it needs.
  const fields = [...form.fields.values()].filter(field => field.kind.ownFields === undefined)
  const all = fields.flatMap(withCells).flatMap(field => [field, ...registerFields(field)])
  const keys = all.map(({ field }) => optionListKey(field))
  const named = [...form.fields.values()].flatMap(withCells).map(({ field }) => namingLists[optionListKey(field) ?? ''])
  return [...new Set([...keys, ...named].filter((key): key is string => typeof key === 'string' && isServedList(key)))]
}

/** How a list is cached. */
export const listQuery = (key: string) => ({
  queryKey: ['option-list', key],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchList(key, signal),
  staleTime: 10 * 60_000,
})

/** Fetches the lists of a form and hands each to the store when it arrives; whoever shows them watches the store. */
export const useOptionLists = (store: FormStore): void => {
  const client = useQueryClient()
  useEffect(() => {
    const ends = listKeysOf(store.form).map(key => {
      const observer = new QueryObserver(client, listQuery(key))
      const hand = ({ data }: { readonly data: readonly ListedOption[] | undefined }) => {
        if (data && store.readFacts().options[key] !== data) store.setOptions(key, data)
      }
      hand(observer.getCurrentResult())
      return observer.subscribe(hand)
    })
    return () => {
      for (const end of ends) end()
    }
  }, [client, store])
}

/** Lists that the register of sources asks by their key. */
const references: readonly string[] = ['generator_type', 'uusguur']

const fetchList = async (key: string, signal: AbortSignal): Promise<readonly ListedOption[]> => {
  if (key === fixedListKeys.address) {
    return (await callKept(listAddresses, {}, { signal })).answer.data.map(addressOption)
  }
  if (references.includes(key)) {
    return (await callKept(listReference, { 'options[key]': key }, { signal })).answer.data
  }
  if (!key.startsWith('lang/')) return (await callKept(listLibrary, { library: key }, { signal })).answer.data
  return (await callKept(listLanguageLibrary, { library: key.slice('lang/'.length) }, { signal })).answer.data
}

const addressOption = ({ value, label, children }: AddressOption): ListedOption => ({
  value,
  label,
  ...(children ? { children: children.map(addressOption) } : {}),
})

const withCells = (field: CompiledField): readonly CompiledField[] => {
  const scopes = field.cells ? [field.cells] : [...(field.fixedRows?.values() ?? [])].map(row => row.cells)
  return [field, ...scopes.flatMap(scope => [...scope.fields.values()])]
}
