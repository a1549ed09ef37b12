// The common life of a control: its value, its problems, and when they start to show.
import { useMemo, useSyncExternalStore } from 'react'
import { controlId } from './field-ids.ts'
import type { FieldView, FormStore } from './form-store.ts'
import { useFormStore } from './use-form-store.ts'

/** What a control needs to stand in its frame. */
export type Control = {
  readonly view: FieldView
  readonly id: string
  /** Ids of the help and problems that are there, for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
  /** Whether the person may change the value. */
  readonly open: boolean
  readonly setValue: (value: unknown) => void
  /** Leaving the field: a given value is judged, an empty one only on Next. */
  readonly leave: () => void
}

/** The control of a path; it renders again only when this field changes. */
export const useControl = (path: string): Control => {
  const store = useFormStore()
  const own = useMemo(() => lastingPart(store, path), [store, path])
  const view = useSyncExternalStore(own.subscribe, own.read)
  const invalid = view.problems.length > 0
  const describedBy = [own.helpId, invalid ? `${own.id}-problem` : null].filter(id => id !== null).join(' ')
  return {
    view,
    id: own.id,
    describedBy: describedBy || undefined,
    invalid,
    open: view.state.enabled && !view.locked,
    setValue: own.setValue,
    leave: own.leave,
  }
}

/** What stays the same as long as the control is on screen, made at once: a long form has hundreds of them. */
const lastingPart = (store: FormStore, path: string) => {
  const id = controlId(`${store.idScope}${path}`)
  const field = store.fieldAt(path)
  return {
    id,
    helpId: field?.field.help ? `${id}-help` : null,
    subscribe: (listener: () => void) => store.subscribe(path, listener),
    read: () => store.view(path),
    setValue: (value: unknown) => store.setValue(path, value),
    leave: () => {
      if (field && !field.kind.isEmpty(store.view(path).value)) store.judge([path])
    },
  }
}
