// The rows of a workbook as cells of a table: a row belongs to the month that its first cell names.
import type { SheetName } from '@khyanalt/domain/fee-report/sheet-templates'
import type { GridColumn } from './grid/grid-column.ts'
import { cellName } from './report-values.ts'

type Target = { readonly sheet: SheetName; readonly months: readonly number[]; readonly columns: readonly GridColumn[] }

/** What to write; or why nothing is: the sentence about a cell, null where no month of the quarter was found. */
export const readSheetRows = (
  rows: readonly (readonly string[])[],
  { sheet, months, columns }: Target,
): { readonly patch: Readonly<Record<string, string>> } | { readonly problem: string | null } => {
  const patch: Record<string, string> = {}
  for (const [first = '', ...cells] of rows) {
    const month = monthIn(first)
    if (month === null || !months.includes(month)) continue
    for (const [place, column] of columns.entries()) {
      const text = cells[place] ?? ''
      const reading = column.read(text)
      if (!reading.ok) return { problem: `${first}, ${column.title}: «${text.slice(0, 40)}» – ${reading.problem}` }
      patch[cellName(sheet, month, column.id)] = reading.value
    }
  }
  return Object.keys(patch).length > 0 ? { patch } : { problem: null }
}

/** The month that a title such as "4-р сар", "Month 4" or a mere 4 names. */
const monthIn = (title: string): number | null => {
  const month = Number(/^\D*(\d{1,2})\D*$/.exec(title.trim())?.[1])
  return month >= 1 && month <= 12 ? month : null
}
