// The common life of a control: its value, its problems, and when they start to show.
import { useCallback } from 'react'
import { controlId } from './field-ids.ts'
import type { FieldView } from './form-store.ts'
import { useField, useFormStore } from './use-form-store.ts'

/** What a control needs to stand in its frame. */
export type Control = {
  readonly view: FieldView
  readonly id: string
  /** Ids of help and problems, for `aria-describedby`. */
  readonly describedBy: string
  readonly invalid: boolean
  /** Whether the person may change the value. */
  readonly open: boolean
  readonly setValue: (value: unknown) => void
  /** Leaving the field: a given value is judged, an empty one only on Next. */
  readonly leave: () => void
}

/** The control of a path. */
export const useControl = (path: string): Control => {
  const store = useFormStore()
  const view = useField(path)
  const id = controlId(path)
  const setValue = useCallback((value: unknown) => store.setValue(path, value), [store, path])
  const leave = useCallback(() => {
    const field = store.fieldAt(path)
    if (field && !field.kind.isEmpty(store.view(path).value)) store.judge([path])
  }, [store, path])
  return {
    view,
    id,
    describedBy: `${id}-help ${id}-problem`,
    invalid: view.problems.length > 0,
    open: view.state.enabled && !view.locked,
    setValue,
    leave,
  }
}
