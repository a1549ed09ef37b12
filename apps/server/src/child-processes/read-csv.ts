// A CSV as rows of texts: quoted or not, whatever stands between its cells, and never more than it may be.

/** Cells of a row, with the line of the file on which it begins. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** What keeps a file from being read, with its line. */
export class CsvFault extends Error {
  readonly code: 'too_many_lines' | 'too_many_cells' | 'too_long' | 'quote_open'
  readonly line: number
  constructor(code: CsvFault['code'], line: number) {
    super(`${code} on line ${line}`)
    this.code = code
    this.line = line
  }
}

type Limits = { readonly rows: number; readonly cells: number; readonly length: number }

/** Reads the rows; empty lines are left out. The separator is the one that the first line has most of. */
export const readCsv = (text: string, limits: Limits): CsvRow[] => {
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let begun = 1
  const endCell = (): void => {
    if (cells.length >= limits.cells) throw new CsvFault('too_many_cells', begun)
    cells.push(cell)
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    if (cells.some(each => each.trim() !== '')) {
      if (rows.length >= limits.rows) throw new CsvFault('too_many_lines', begun)
      rows.push({ line: begun, cells })
    }
    cells = []
    begun = line
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '\n') line++
    if (cell.length > limits.length) throw new CsvFault('too_long', begun)
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (character === separator) endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  if (quoted) throw new CsvFault('quote_open', begun)
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}

const separatorOf = (text: string): string => {
  const first = text.slice(0, 2000).split('\n')[0] ?? ''
  const count = (separator: string): number => first.split(separator).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
