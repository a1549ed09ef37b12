import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import styles from './grid.module.css'
import type { GridColumn } from './grid-column.ts'
import type { GridModel } from './grid-model.ts'

/** The live sum of a column (REQ-AMNAT-09), drawn again only when it becomes another; one reads and copies it like a cell. */
export const GridTotal = memo(({ model, column }: { readonly model: GridModel; readonly column: number }) => {
  const cell = useRef<HTMLTableCellElement>(null)
  const about = model.columns[column] as GridColumn
  const total = useSyncExternalStore(model.values.subscribe, () => model.totalOf(about))
  const look = useSyncExternalStore(model.subscribe, () => model.lookOf({ row: model.rowCount, column }))
  const active = (look & 1) !== 0
  useLayoutEffect(() => {
    const here = cell.current
    if (active && here?.closest('table')?.contains(document.activeElement)) here.focus()
  }, [active])
  return (
    <td
      ref={cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it stands among the cells of a grid.
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-readonly="true"
      aria-selected={(look & 2) !== 0}
      className={styles.total}
      data-kind={about.kind}
      data-label={about.title}
      data-row={model.rowCount}
      data-column={column}
      data-active={active || undefined}
    >
      {total}
    </td>
  )
})
