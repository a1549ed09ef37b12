// A reference list as a table: out to a spreadsheet, and the rows of one back.
import type { ListRow } from '@khyanalt/contract/staff-list-files'
import type { EditedOption } from '@khyanalt/contract/staff-lists'
import { listFileTexts } from '@khyanalt/domain/messages/list-file'
import type { TableFile } from '../../http/table-file.ts'
import { keysOf } from './edited-list.ts'

/** A line of a file, as a reader of CSV or workbooks gives it. */
export type FileRow = { readonly line: number; readonly cells: readonly string[] }

type Ui = 'mn' | 'en'
const columns = ['value', 'mn', 'en', 'from', 'until', 'offered'] as const
type Column = (typeof columns)[number]

/** What `offered` says in a file. */
export const offeredWord = (offered: boolean, ui: Ui): string => listFileTexts[ui][offered ? 'yes' : 'no']

/** The list as rows of a file, in its order. */
export const listTable = (options: readonly EditedOption[], ui: Ui): Pick<TableFile, 'columns' | 'rows'> => {
  const words = listFileTexts[ui]
  const keys = keysOf(options)
  return {
    columns: [
      { title: words.value },
      { title: words.mn },
      { title: words.en },
      ...keys.map(key => ({ title: keyTitle(key, ui) })),
      { title: words.from, kind: 'day' },
      { title: words.until, kind: 'day' },
      { title: words.offered },
    ],
    rows: options.map(({ value, label, data, from, until, offered }) => [
      value,
      label.mn,
      label.en,
      ...keys.map(key => data[key] ?? ''),
      from,
      until,
      offeredWord(offered, ui),
    ]),
  }
}

const keyTitle = (key: string, ui: Ui): string => (key === 'parent' ? listFileTexts[ui].parent : key)

/** The rows of a file whose first line names the columns; null when none of them holds the names of options. */
export const rowsOfTable = (
  [head, ...rest]: readonly FileRow[],
  keys: readonly string[],
): { readonly rows: readonly ListRow[]; readonly ignored: readonly string[] } | null => {
  const titles = (head?.cells ?? []).map(plainTitle)
  const placeOf = (names: readonly string[]): number => Math.max(...names.map(name => titles.indexOf(plainTitle(name))))
  const places = new Map(columns.map(column => [column, placeOf([listFileTexts.mn[column], listFileTexts.en[column]])]))
  const keyPlaces = keys.map(key => [key, placeOf([key, keyTitle(key, 'mn'), keyTitle(key, 'en')])] as const)
  if ((places.get('mn') ?? -1) < 0) return null
  const known = new Set([...places.values(), ...keyPlaces.map(([, place]) => place)])
  const cellOf = (cells: readonly string[], place: number) => plainCell(cells[place] ?? '')
  const rows = rest.map(({ line, cells }) => {
    const of = (column: Column) => {
      const place = places.get(column) ?? -1
      return place < 0 ? {} : { [column]: cellOf(cells, place) }
    }
    return {
      line,
      ...of('value'),
      mn: cellOf(cells, places.get('mn') ?? -1),
      ...of('en'),
      ...of('from'),
      ...of('until'),
      ...of('offered'),
      data: Object.fromEntries(
        keyPlaces.filter(([, place]) => place >= 0).map(([key, place]) => [key, cellOf(cells, place)]),
      ),
    }
  })
  const ignored = (head?.cells ?? []).filter((title, place) => title.trim() !== '' && !known.has(place))
  return { rows, ignored }
}

const plainTitle = (title: string): string =>
  title
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')

/** A cell without the mark that keeps spreadsheets from calculating it. */
const plainCell = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .trim()
    .slice(0, 1000)
