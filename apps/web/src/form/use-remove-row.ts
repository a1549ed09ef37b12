// Removing a row: the row, the word about it, and focus on the row that took its place.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useCallback } from 'react'
import { useText } from '../language/language.tsx'
import { focusLater } from '../ui/focus-later.ts'
import { announce } from '../ui/live-region.ts'
import { showField } from './show-field.ts'
import { useFormStore } from './use-form-store.ts'

/** Removes a row of a table by its id. */
export const useRemoveRow = (path: string): ((rowId: string) => void) => {
  const t = useText(formTexts)
  const store = useFormStore()
  return useCallback(
    (rowId: string) => {
      const ids = store.rowIds(path)
      const place = ids.indexOf(rowId)
      const next = ids[place + 1] ?? ids[place - 1]
      store.removeRow(path, rowId)
      announce(t('rowRemoved', { row: place + 1, count: ids.length - 1 }))
      // Once the confirmation has given focus back.
      focusLater(() => showField(store, next === undefined ? path : `${path}/${next}`))
    },
    [t, store, path],
  )
}
