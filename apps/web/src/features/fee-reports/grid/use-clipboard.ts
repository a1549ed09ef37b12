// Copy, cut and paste of a grid. Firefox sends these events to where the text selection is, which a press on a cell does
// not set; so the document listens for as long as the grid holds the focus.
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { GridModel } from './grid-model.ts'

/** Gives the grid the clipboard while the focus is in its table. */
export const useClipboard = (table: RefObject<HTMLElement | null>, model: GridModel, readOnly: boolean): void => {
  const isHere = () => table.current?.contains(document.activeElement) ?? false
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (!isHere() || model.readState().editing || !event.clipboardData) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', model.copy())
    if (event.type === 'cut' && !readOnly) model.clear()
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isHere() || readOnly) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const { editing } = model.readState()
    // One value goes into the opened cell as everywhere; a block is for the grid.
    if (editing && !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    if (editing) {
      model.cancel()
      table.current?.querySelector<HTMLElement>('[data-active]')?.focus()
    }
    model.paste(text)
  })
  useEffect(() => {
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', paste)
    }
  }, [])
}
