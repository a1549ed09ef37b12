// The history of edits on this device, so that what was done before a reload can still be undone.
import { createStore, get, set, type UseStore } from 'idb-keyval'
import { sameValue } from '../../form/same-value.ts'
import type { EditHistory } from './edit-history.ts'

type Kept<T> = { readonly present: T; readonly history: EditHistory<T> }

let opened: UseStore | null = null
const database = (): UseStore => {
  opened ??= createStore('khyanalt-form-edits', 'edits')
  return opened
}

/** Keeps the history of a service; parts that its states share are stored once. */
export const keepHistory = async <T>(id: number, present: T, history: EditHistory<T>): Promise<void> => {
  try {
    await set(id, { present, history } satisfies Kept<T>, database())
  } catch {
    // Without a database or room on the device undoing goes on until the page is left.
  }
}

/** The history that leads to exactly this state; null where somebody changed it elsewhere. */
export const findHistory = async <T>(id: number, present: T): Promise<EditHistory<T> | null> => {
  try {
    const kept = await get<Kept<T>>(id, database())
    return kept && sameValue(kept.present, present) ? kept.history : null
  } catch {
    return null
  }
}
