// The handle of a row: dragged with a pointer, moved by arrows with keys.
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { useText } from '../../language/language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useDragRow } from './drag-row.ts'

export const DragHandle = ({
  value,
  name,
  onMove,
  onDrop,
}: {
  readonly value: string
  readonly name: string
  readonly onMove: (by: -1 | 1) => void
  readonly onDrop: (dragged: string, edge: 'before' | 'after') => void
}) => {
  const t = useText(staffListFilesTexts)
  const ref = useDragRow(value, onDrop)
  return (
    <IconButton
      ref={ref}
      icon="sort"
      label={t('drag', { name })}
      onKeyDown={event => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
        // The row is put elsewhere in the page; its handle keeps the focus.
        const handle = event.currentTarget
        requestAnimationFrame(() => handle.focus())
      }}
    />
  )
}
