// Focus among the rows of a long table: the focused row stays mounted, and keys leap from row to row.
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { controlId, focusField } from './field-ids.ts'
import { registerReveal } from './show-field.ts'
import { useFormStore } from './use-form-store.ts'

/** How many rows Page Up and Page Down leap over. */
const page = 10

type RowFocusOptions = {
  readonly path: string
  readonly ids: readonly string[]
  readonly host: RefObject<HTMLElement | null>
  /** Opens a closed row for editing. */
  readonly onOpen?: ((rowId: string) => void) | undefined
}

/** The focused row and the handlers that keep track of it. */
export const useRowFocus = ({ path, ids, host, onOpen }: RowFocusOptions) => {
  const store = useFormStore()
  const [focused, setFocused] = useState<string | null>(null)

  useEffect(
    () =>
      registerReveal(store, path, (rowId, cell) => {
        setFocused(rowId)
        if (cell !== null) onOpen?.(rowId)
      }),
    [store, path, onOpen],
  )

  const goTo = (index: number) => {
    const id = ids[Math.min(Math.max(index, 0), ids.length - 1)]
    if (id === undefined) return
    flushSync(() => setFocused(id))
    focusField(`${path}/${id}`)
  }

  return {
    focused,
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const row = target.closest<HTMLElement>('[data-row]')
        if (row && host.current?.contains(row)) setFocused(row.dataset.row ?? null)
      },
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        // Focus that only left the window comes back to the same row.
        if (relatedTarget instanceof Node && !host.current?.contains(relatedTarget)) setFocused(null)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const target = event.target as HTMLElement
        const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
        // Where text is typed or a list is open, these keys belong to it.
        if (id === undefined || !host.current?.contains(target) || !target.matches('button, a')) return
        const here = ids.indexOf(id)
        const to = { Home: 0, End: ids.length - 1, PageUp: here - page, PageDown: here + page }[event.key]
        if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return
        event.preventDefault()
        goTo(to)
      },
    },
  }
}

/** What marks a row in the page: its id for links, and for the focus handling. */
export const rowMarks = (path: string, rowId: string, index: number) => ({
  id: controlId(`${path}/${rowId}`),
  'data-row': rowId,
  'data-index': index,
})
