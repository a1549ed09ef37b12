// What a column of the grid holds: how its cells are read, shown and summed.

/** What became of a typed or pasted text: the value to keep, or the sentence why it cannot be. */
export type CellReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: string }

export type GridColumn = {
  readonly id: string
  readonly title: string
  readonly kind: 'text' | 'choice' | 'number'
  /** The values of a choice, in order. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Reads what a person typed; an empty text is always allowed here. */
  readonly read: (text: string) => CellReading
  /** A kept value as it stands in the grid when nobody edits it. */
  readonly show: (value: string) => string
  /** What stands below the column, ready to read, from the kept values of any column by its id; null for nothing. */
  readonly total: ((valuesOf: (columnId: string) => readonly string[]) => string) | null
}

/** A place in the grid. */
export type CellPlace = { readonly row: number; readonly column: number }

/** Cells from one corner to the other, both included. */
export type CellRange = {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** The range between two corners. */
export const rangeOf = (one: CellPlace, other: CellPlace): CellRange => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
})

/** Whether a place lies in a range. */
export const isWithin = ({ row, column }: CellPlace, { top, left, bottom, right }: CellRange): boolean =>
  row >= top && row <= bottom && column >= left && column <= right
