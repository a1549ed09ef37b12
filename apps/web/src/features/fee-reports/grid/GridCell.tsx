// One cell: its value to read, or its control while it is edited.
import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import styles from './grid.module.css'
import type { GridColumn } from './grid-column.ts'
import { type GridModel, textOf } from './grid-model.ts'

/** What is wrong with cells, by the names of their values. */
export type CellProblems = {
  readonly of: (name: string) => string | null
  readonly subscribe: (listener: () => void) => () => void
}

type GridCellProps = {
  readonly model: GridModel
  readonly problems: CellProblems
  readonly row: number
  readonly column: number
  readonly rowTitle: string
  readonly readOnly: boolean
}

/** The id of a cell; problems lead to it. */
export const cellId = (name: string): string => `cell-${name}`

export const GridCell = memo(({ model, problems, row, column, rowTitle, readOnly }: GridCellProps) => {
  const cell = useRef<HTMLTableCellElement>(null)
  const about = model.columns[column] as GridColumn
  const name = model.nameOf(row, about)
  const text = useSyncExternalStore(model.values.subscribe, () => textOf(model.values.read()[name]))
  const look = useSyncExternalStore(model.subscribe, () => model.lookOf({ row, column }))
  const problem = useSyncExternalStore(problems.subscribe, () => problems.of(name))
  const active = (look & 1) !== 0
  const editing = (look & 4) !== 0
  useLayoutEffect(() => {
    const here = cell.current
    // The focus follows the active cell while it is in the grid at all.
    if (active && !editing && here?.closest('table')?.contains(document.activeElement)) here.focus()
  }, [active, editing])
  return (
    <td
      ref={cell}
      id={cellId(name)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is worked in.
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-selected={(look & 2) !== 0}
      aria-readonly={readOnly || undefined}
      aria-invalid={problem !== null || undefined}
      aria-describedby={problem === null ? undefined : `${cellId(name)}-problem`}
      title={problem ?? undefined}
      className={styles.cell}
      data-kind={about.kind}
      data-label={about.title}
      data-row={row}
      data-column={column}
      data-active={active || undefined}
      data-editing={editing || undefined}
    >
      {editing ? (
        <CellEditor
          model={model}
          column={about}
          text={text}
          label={`${rowTitle}, ${about.title}`}
          wrong={problem !== null}
        />
      ) : (
        <span className={styles.value}>{about.show(text)}</span>
      )}
      {problem !== null && (
        // Shown on phones, where the list of what is wrong is far below; everybody else hears it once.
        <span aria-hidden="true" className={styles.wrong}>
          {problem}
        </span>
      )}
    </td>
  )
})

type CellEditorProps = {
  readonly model: GridModel
  readonly column: GridColumn
  readonly text: string
  readonly label: string
  readonly wrong: boolean
}

const CellEditor = ({ model, column, text, label, wrong }: CellEditorProps) => {
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useLayoutEffect(() => {
    const here = control.current
    here?.focus()
    if (here?.tagName === 'INPUT') here.setSelectionRange(here.value.length, here.value.length)
  }, [])
  const shared = {
    ref: control,
    value: text,
    'aria-label': label,
    'aria-invalid': wrong || undefined,
    className: styles.editor,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => model.type(event.currentTarget.value),
    onBlur: model.commit,
  }
  return column.kind === 'choice' ? (
    <select {...shared}>
      <option value="" />
      {column.options?.map(({ value, label: option }) => (
        <option key={value} value={value}>
          {option}
        </option>
      ))}
    </select>
  ) : (
    <input
      {...shared}
      type="text"
      inputMode={column.kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={200}
    />
  )
}
