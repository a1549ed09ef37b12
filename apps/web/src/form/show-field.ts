// Leading a person to a field, wherever it stands: in a step that is just being drawn, or in a row that is not mounted.
import { controlId, focusField } from './field-ids.ts'
import type { FormStore } from './form-store.ts'

/** Brings a row on screen; with a cell the row is opened for editing where its table has closed rows. */
type Reveal = (rowId: string, cell: string | null) => void

const revealers = new WeakMap<FormStore, Map<string, Reveal>>()

/** Says how rows of a table are brought on screen while its field is mounted. */
export const registerReveal = (store: FormStore, table: string, reveal: Reveal): (() => void) => {
  const known = revealers.get(store) ?? new Map<string, Reveal>()
  revealers.set(store, known.set(table, reveal))
  return () => {
    if (known.get(table) === reveal) known.delete(table)
  }
}

/** Frames to wait for a step or a row to be drawn, slow phones included. */
const patience = 120

/** Focuses the field, cell or row at a path as soon as it is drawn; what never comes leads to its table. */
export const showField = (store: FormStore, path: string): void => {
  const [table = '', rowId, cell] = path.split('/')
  let asked = false
  const reveal = () => {
    const known = rowId === undefined ? undefined : revealers.get(store)?.get(table)
    if (!known || rowId === undefined) return
    asked = true
    known(rowId, cell ?? null)
  }
  const tryAgain = (left: number) => {
    const id = `${store.idScope}${path}`
    if (document.getElementById(controlId(id)) && focusField(id)) return
    if (!asked) reveal()
    if (left === 0) focusField(`${store.idScope}${table}`)
    else requestAnimationFrame(() => tryAgain(left - 1))
  }
  tryAgain(patience)
}
