// A row of a table that is dragged to another place by its handle.
import { type RefObject, useEffect, useRef } from 'react'
import { catchDrops, letDrag } from '../../ui/drag.ts'

/** Lets the row around the handle be dragged over the other rows; the row that is under it shows where it would come. */
export const useDragRow = (
  value: string,
  onDrop: (dragged: string, edge: 'before' | 'after') => void,
): RefObject<HTMLButtonElement | null> => {
  const handle = useRef<HTMLButtonElement>(null)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    const row = handle.current?.closest('tr')
    if (!row) return
    const stopDragging = letDrag(row, handle.current, () => ({ option: value }))
    const stopCatching = catchDrops(row, {
      takes: ({ option }) => typeof option === 'string' && option !== value,
      onOver: edge => {
        row.style.boxShadow = edge === null ? '' : `inset 0 ${edge === 'before' ? '' : '-'}3px 0 var(--color-accent)`
      },
      onDrop: ({ option }, edge) => drop.current(String(option), edge),
    })
    return () => {
      stopDragging()
      stopCatching()
    }
  }, [value])
  return handle
}
