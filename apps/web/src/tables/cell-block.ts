// A block of cells as spreadsheets put it on the clipboard: tabs between cells, line ends between rows.

/** The cells of a text; a cell in quotes may hold tabs, line ends and doubled quotes. */
export const readBlock = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  for (let place = 0; place < source.length; place += 1) {
    const sign = source[place]
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (source[place + 1] === '"') {
        cell += '"'
        place += 1
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === '\t') endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else cell += sign
  }
  endCell()
  // Spreadsheets end the last row as well.
  while (rows.length > 1 && rows.at(-1)?.every(value => value === '')) rows.pop()
  return rows
}

/** Cells as such a text. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => row.map(quote).join('\t')).join('\n')

const quote = (value: string): string => (/["\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
