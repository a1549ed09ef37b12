// What a pasted block would do; it happens as a whole or not at all.
import type { CellRange, GridColumn } from './grid-column.ts'

export type PastedCell = { readonly row: number; readonly column: number; readonly value: string }

export type PasteRefusal =
  | { readonly reason: 'nothing' }
  | {
      readonly reason: 'tooLarge'
      readonly rows: number
      readonly columns: number
      readonly fitRows: number
      readonly fitColumns: number
    }
  | {
      readonly reason: 'unreadable'
      readonly row: number
      readonly column: number
      readonly text: string
      readonly problem: string
    }

/** Cells to write, or why the block is refused. One value fills everything that is selected. */
export const planPaste = (
  block: readonly (readonly string[])[],
  selected: CellRange,
  columns: readonly GridColumn[],
  rowCount: number,
): { readonly cells: readonly PastedCell[] } | { readonly refusal: PasteRefusal } => {
  const width = Math.max(...block.map(row => row.length))
  const fitRows = rowCount - selected.top
  const fitColumns = columns.length - selected.left
  if (block.length > fitRows || width > fitColumns) {
    return { refusal: { reason: 'tooLarge', rows: block.length, columns: width, fitRows, fitColumns } }
  }
  const single = block.length === 1 && width === 1
  const bottom = single ? Math.min(selected.bottom, rowCount - 1) : selected.top + block.length - 1
  const right = single ? selected.right : selected.left + width - 1
  const cells: PastedCell[] = []
  for (let row = selected.top; row <= bottom; row += 1) {
    for (let column = selected.left; column <= right; column += 1) {
      const text = single ? block[0]?.[0] : block[row - selected.top]?.[column - selected.left]
      if (text === undefined) continue
      const reading = columns[column]?.read(text)
      if (!reading) continue
      if (!reading.ok) return { refusal: { reason: 'unreadable', row, column, text, problem: reading.problem } }
      cells.push({ row, column, value: reading.value })
    }
  }
  return { cells }
}
