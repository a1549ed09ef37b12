// The open form inside React: one stable store in context, and a subscription per field.

import type { AnswerRow } from '@khyanalt/form-engine/answers'
import type { Facts } from '@khyanalt/form-engine/facts'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { FieldView, FormStore } from './form-store.ts'

/** Hands the store down; its value never changes, so nothing re-renders because of it. */
export const FormStoreContext = createContext<FormStore | null>(null)

/** The store of the form around. */
export const useFormStore = (): FormStore => {
  const store = use(FormStoreContext)
  if (store === null) throw new Error('A field stands outside a form')
  return store
}

/** The field at a path; re-renders only when this field changes. */
export const useField = (path: string): FieldView => {
  const store = useFormStore()
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path])
  return useSyncExternalStore(subscribe, () => store.view(path))
}

/** The ids of a table's rows; re-renders when rows come or go, not when they are typed in. */
export const useRowIds = (table: string): readonly string[] => {
  const store = useFormStore()
  const subscribe = useCallback((listener: () => void) => store.subscribe(`${table}/*`, listener), [store, table])
  return useSyncExternalStore(subscribe, () => store.rowIds(table))
}

/** A row of a table; re-renders when something in this row changes. */
export const useRow = (table: string, rowId: string): AnswerRow | null => {
  const store = useFormStore()
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(`${table}/${rowId}`, listener),
    [store, table, rowId],
  )
  return useSyncExternalStore(subscribe, () => store.row(table, rowId))
}

/** The facts; re-renders when a list of options arrives. */
export const useFacts = (): Facts => {
  const store = useFormStore()
  const subscribe = useCallback((listener: () => void) => store.subscribe('options', listener), [store])
  return useSyncExternalStore(subscribe, store.readFacts)
}
