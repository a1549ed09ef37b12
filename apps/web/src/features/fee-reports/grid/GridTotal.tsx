import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type CellProblems, cellId } from './GridCell.tsx'
import styles from './grid.module.css'
import type { GridColumn } from './grid-column.ts'
import type { GridModel } from './grid-model.ts'

type GridTotalProps = { readonly model: GridModel; readonly problems: CellProblems; readonly column: number }

/** What stands live below a column (REQ-AMNAT-09, REQ-DECLARE-08), drawn again only when it becomes another; one reads and copies it like a cell. */
export const GridTotal = memo(({ model, problems, column }: GridTotalProps) => {
  const cell = useRef<HTMLTableCellElement>(null)
  const about = model.columns[column] as GridColumn
  const total = useSyncExternalStore(model.values.subscribe, () => model.totalOf(about))
  const look = useSyncExternalStore(model.subscribe, () => model.lookOf({ row: model.rowCount, column }))
  const active = (look & 1) !== 0
  const name = model.nameOf(model.rowCount, about)
  const problem = useSyncExternalStore(problems.subscribe, () => problems.of(name))
  useLayoutEffect(() => {
    const here = cell.current
    if (active && here?.closest('table')?.contains(document.activeElement)) here.focus()
  }, [active])
  return (
    <td
      ref={cell}
      id={cellId(name)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it stands among the cells of a grid.
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-readonly="true"
      aria-selected={(look & 2) !== 0}
      aria-invalid={problem !== null || undefined}
      aria-describedby={problem === null ? undefined : `${cellId(name)}-problem`}
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
