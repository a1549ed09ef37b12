// The grid outside React: where one stands, what is selected and edited, and the way back. A keystroke changes one
// value; only the cell that shows it and the totals above it are drawn again.
import type { ValueStore } from '../../../form/value-store.ts'
import { readBlock, writeBlock } from '../../../tables/cell-block.ts'
import { type CellPlace, type CellRange, type GridColumn, isWithin, rangeOf } from './grid-column.ts'
import { type PasteRefusal, planPaste } from './plan-paste.ts'

type Values = Readonly<Record<string, unknown>>
type Step = { readonly before: Values; readonly after: Values }

export type GridState = {
  readonly active: CellPlace
  /** The other corner of what is selected. */
  readonly anchor: CellPlace
  /** The cell under `active` is being edited: by typing over it, or by opening it to change a part. */
  readonly editing: 'typing' | 'opened' | null
  readonly refusal: PasteRefusal | null
  /** What happened last that people who do not see it are told of. */
  readonly last: GridEvent | null
}

export type GridEvent =
  | { readonly kind: 'entered'; readonly place: CellPlace }
  | { readonly kind: 'undone' | 'redone'; readonly cells: number }

export type GridModel = ReturnType<typeof createGridModel>

type GridOptions = {
  readonly columns: readonly GridColumn[]
  readonly rowCount: number
  readonly values: ValueStore
  /** The name of a cell's value in `values`; of the row behind the last one, of a total. */
  readonly nameOf: (row: number, column: GridColumn) => string
  /** Writes a person's change, with what follows from it. */
  readonly write: (patch: Readonly<Record<string, string>>) => void
}

/** Makes the model of one grid. */
export const createGridModel = ({ columns, rowCount, values, nameOf, write }: GridOptions) => {
  let state: GridState = {
    active: { row: 0, column: 0 },
    anchor: { row: 0, column: 0 },
    editing: null,
    refusal: null,
    last: null,
  }
  const hasTotals = columns.some(({ total }) => total !== null)
  // Below the rows stand the totals, to be read and copied.
  const lastRow = hasTotals ? rowCount : rowCount - 1
  let beforeEdit: Values = values.read()
  let done: readonly Step[] = []
  let undone: readonly Step[] = []
  const listeners = new Set<() => void>()

  const change = (next: Partial<GridState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const columnAt = (column: number): GridColumn => columns[column] as GridColumn
  const nameAt = ({ row, column }: CellPlace): string => nameOf(row, columnAt(column))
  const valuesOf = (columnId: string): readonly string[] => {
    const column = columns.find(({ id }) => id === columnId)
    return column ? Array.from({ length: rowCount }, (_, row) => textOf(values.read()[nameOf(row, column)])) : []
  }
  const totalOf = (column: GridColumn): string => column.total?.(valuesOf) ?? ''
  const textAt = (place: CellPlace): string =>
    place.row < rowCount ? textOf(values.read()[nameAt(place)]) : totalOf(columnAt(place.column))
  const selected = (): CellRange => rangeOf(state.active, state.anchor)
  const placesIn = ({ top, left, bottom, right }: CellRange): readonly CellPlace[] =>
    Array.from({ length: (bottom - top + 1) * (right - left + 1) }, (_, index) => ({
      row: top + Math.floor(index / (right - left + 1)),
      column: left + (index % (right - left + 1)),
    }))

  /** Remembers a change as one step of the way back. */
  const remember = (before: Values) => {
    const after = values.read()
    const names = Object.keys(after).filter(name => before[name] !== after[name])
    if (names.length === 0) return
    const pick = (all: Values) => Object.fromEntries(names.map(name => [name, all[name] ?? '']))
    done = [...done.slice(-99), { before: pick(before), after: pick(after) }]
    undone = []
  }

  const writeCells = (cells: readonly { readonly place: CellPlace; readonly value: string }[]) => {
    const before = values.read()
    write(Object.fromEntries(cells.map(({ place, value }) => [nameAt(place), value])))
    remember(before)
  }

  const commit = () => {
    if (state.editing === null) return
    const text = textAt(state.active)
    const reading = columnAt(state.active.column).read(text)
    // What cannot be read stays as it was typed, marked as wrong.
    if (reading.ok && reading.value !== text) write({ [nameAt(state.active)]: reading.value })
    remember(beforeEdit)
    change({ editing: null, last: { kind: 'entered', place: state.active } })
  }

  const inside = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.min(Math.max(row, 0), lastRow),
    column: Math.min(Math.max(column, 0), columns.length - 1),
  })

  const go = (place: CellPlace, extend = false) => {
    commit()
    const active = inside(place)
    change({ active, anchor: extend ? state.anchor : active, refusal: null })
  }

  return {
    columns,
    rowCount,
    hasTotals,
    lastRow,
    values,
    nameOf,
    totalOf,
    readState: (): GridState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** How a cell stands, as one number that is cheap to compare: 1 active, 2 selected, 4 edited, 8 edited by typing. */
    lookOf: (place: CellPlace): number => {
      const active = place.row === state.active.row && place.column === state.active.column
      const within = isWithin(place, selected())
      return (
        (active ? 1 : 0) +
        (within ? 2 : 0) +
        (active && state.editing ? 4 : 0) +
        (active && state.editing === 'typing' ? 8 : 0)
      )
    },
    go,
    /** Moves by so many cells. */
    step: (rows: number, cells: number, extend = false) =>
      go({ row: state.active.row + rows, column: state.active.column + cells }, extend),
    /** The next cell in reading order; false at the end, where the grid is left. */
    stepOn: (forward: boolean): boolean => {
      const place = state.active.row * columns.length + state.active.column + (forward ? 1 : -1)
      if (place < 0 || place >= rowCount * columns.length) return false
      go({ row: Math.floor(place / columns.length), column: place % columns.length })
      return true
    },
    selectAll: () =>
      change({ anchor: { row: 0, column: 0 }, active: { row: rowCount - 1, column: columns.length - 1 } }),
    /** Opens the active cell; typing begins with the typed sign in place of what stood there. */
    edit: (typed: string | null) => {
      if (state.editing || state.active.row === rowCount) return
      beforeEdit = values.read()
      change({ editing: typed === null ? 'opened' : 'typing', anchor: state.active, refusal: null })
      if (typed !== null && columnAt(state.active.column).kind !== 'choice') write({ [nameAt(state.active)]: typed })
    },
    /** What stands in the edited cell now. */
    type: (text: string) => write({ [nameAt(state.active)]: text }),
    commit,
    /** Ends editing as if it had not begun. */
    cancel: () => {
      if (state.editing === null) return
      const now = values.read()
      const changed = Object.keys(now).filter(name => beforeEdit[name] !== now[name])
      if (changed.length > 0) values.set(Object.fromEntries(changed.map(name => [name, beforeEdit[name] ?? ''])))
      change({ editing: null })
    },
    /** Empties what is selected. */
    clear: () =>
      writeCells(
        placesIn(selected())
          .filter(({ row }) => row < rowCount)
          .map(place => ({ place, value: '' })),
      ),
    /** What is selected as a text for spreadsheets. */
    copy: (): string => {
      const { left, right, top, bottom } = selected()
      return writeBlock(
        Array.from({ length: bottom - top + 1 }, (_, row) =>
          Array.from({ length: right - left + 1 }, (_, column) => textAt({ row: top + row, column: left + column })),
        ),
      )
    },
    /** Writes a block from a spreadsheet, all of it or nothing; what is no text, such as a picture, is refused. */
    paste: (text: string) => {
      if (text === '') {
        change({ refusal: { reason: 'nothing' } })
        return
      }
      const range = selected()
      const plan = planPaste(readBlock(text), range, columns, rowCount)
      if ('refusal' in plan) {
        change({ refusal: plan.refusal })
        return
      }
      writeCells(plan.cells.map(({ row, column, value }) => ({ place: { row, column }, value })))
      const last = plan.cells.at(-1)
      const corner = { row: range.top, column: range.left }
      change({ refusal: null, active: corner, anchor: last ? { row: last.row, column: last.column } : corner })
    },
    /** Takes the last step back, or a step that was taken back again. */
    undo: (again = false) => {
      commit()
      const step = (again ? undone : done).at(-1)
      const kind = again ? 'redone' : 'undone'
      if (!step) {
        change({ last: { kind, cells: 0 } })
        return
      }
      values.set(again ? step.after : step.before)
      if (again) {
        undone = undone.slice(0, -1)
        done = [...done, step]
      } else {
        done = done.slice(0, -1)
        undone = [...undone, step]
      }
      change({ refusal: null, last: { kind, cells: Object.keys(step.after).length } })
    },
  }
}

/** A value as the text of its cell. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
