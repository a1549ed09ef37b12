// A statement as a table: CSV, or the first sheet of a workbook. The row with the names of the columns may stand below
// some lines of the bank's own.
import { maxStatementLines } from '@khyanalt/contract/statements'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { type Mongo, parseTugrik } from '@khyanalt/domain/money'
import type { Problem } from '@khyanalt/domain/problem'
import { CsvFault, type CsvRow, readCsv } from '../../child-processes/read-csv.ts'
import type { IncomingPayment, ReadStatement } from './incoming-payment.ts'

/** Names that the columns have at banks; the help of the screen tells the first of each. */
const columnNames = {
  day: ['огноо', 'гүйлгээний огноо', 'date', 'transaction date', 'booking date', 'value date'],
  amount: ['дүн', 'орлого', 'орлогын дүн', 'кредит', 'кредит гүйлгээ', 'amount', 'credit', 'credit amount'],
  text: ['утга', 'гүйлгээний утга', 'тайлбар', 'description', 'details', 'narrative', 'purpose'],
  payer: ['харилцагч', 'илгээгч', 'payer', 'sender', 'counterparty', 'beneficiary / sender'],
  reference: ['гүйлгээний дугаар', 'лавлах дугаар', 'reference', 'transaction id'],
} as const satisfies Record<string, readonly string[]>
type Column = keyof typeof columnNames
type Places = { readonly [C in Column]?: number }
const required = ['day', 'amount', 'text'] as const satisfies readonly Column[]

/** The names of the columns stand in one of so many rows. */
const rowsOfTitles = 20

/** Reads a table of text. */
export const readStatementTable = (text: string): ReadStatement => {
  try {
    return readStatementRows(readCsv(text, { rows: maxStatementLines + rowsOfTitles, cells: 64, length: 2000 }))
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    return { ok: false, problems: [{ code: `statement_${error.code}`, path: String(error.line) }] }
  }
}

/** Reads rows of cells. */
export const readStatementRows = (rows: readonly CsvRow[]): ReadStatement => {
  const found = rows.slice(0, rowsOfTitles).findIndex(({ cells }) => lacks(placesOf(cells)).length === 0)
  const head = rows[Math.max(found, 0)]
  const places = placesOf(head?.cells ?? [])
  const missing = lacks(places)
  if (missing.length > 0) {
    return {
      ok: false,
      problems: missing.map(column => ({ code: `statement_column_${column}`, path: String(head?.line ?? 1) })),
    }
  }
  const listed = rows.slice(found + 1)
  if (listed.length > maxStatementLines) {
    return {
      ok: false,
      problems: [{ code: 'statement_too_many_lines', path: String(listed[maxStatementLines]?.line ?? '') }],
    }
  }
  const problems: Problem[] = []
  const payments: IncomingPayment[] = []
  let outgoing = 0
  for (const { line, cells } of listed) {
    const cellOf = (column: Column): string => (cells[places[column] ?? -1] ?? '').trim()
    // Sums below the table have no day.
    if (found > 0 && cellOf('day') === '' && cellOf('text') === '') continue
    const bookedOn = readDay(cellOf('day'))
    const amount = readAmount(cellOf('amount'))
    if (bookedOn === null) problems.push({ code: 'statement_day', path: String(line) })
    if (amount === null) problems.push({ code: 'statement_amount', path: String(line) })
    if (bookedOn === null || amount === null) continue
    if (amount === 'outgoing') {
      outgoing++
      continue
    }
    const said = { text: cellOf('text'), payer: cellOf('payer'), reference: cellOf('reference') }
    payments.push({ number: line, bookedOn, amount, ...said })
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, payments, outgoing }
}

const lacks = (places: Places): readonly Column[] => required.filter(column => places[column] === undefined)

/** Where each column stands: by the name that comes first in its list. */
const placesOf = (head: readonly string[]): Places => {
  const titles = head.map(title =>
    title
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase()
      .replace(/\s+/g, ' '),
  )
  const found = Object.entries(columnNames).flatMap(([column, names]) => {
    const place = names.map(name => titles.indexOf(name)).find(at => at >= 0)
    return place === undefined ? [] : [[column, place] as const]
  })
  return Object.fromEntries(found)
}

/** 2026-11-20, 2026.11.20 or 2026/11/20, and 20.11.2026 or 20/11/2026, with a time behind it or not. */
const readDay = (text: string): string | null => {
  const [, year, month, date] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[ T].*)?$/.exec(text) ?? []
  const [, last, middle, first] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:[ T].*)?$/.exec(text) ?? []
  const day = [year ?? first, (month ?? middle)?.padStart(2, '0'), (date ?? last)?.padStart(2, '0')].join('-')
  return isCalendarDay(day) ? day : null
}

/** 50000, 50,000.00 or 50 000.00; nothing that would have to be rounded. Negative or zero is outgoing money. */
const readAmount = (text: string): Mongo | 'outgoing' | null => {
  const plain = text.replace(/[₮\s\u00A0]/g, '').replace(/^\+/, '')
  const figures = /^-?\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(plain) ? plain.replaceAll(',', '') : plain
  if (figures === '' || /^-\d+(\.\d{1,2})?$/.test(figures)) return 'outgoing'
  const amount = parseTugrik(figures)
  return amount === 0 ? 'outgoing' : amount
}
