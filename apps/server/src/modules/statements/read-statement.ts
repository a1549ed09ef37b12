// A bank statement as incoming payments; whatever cannot be read is named by its line, and nothing of it is kept.

import { maxStatementLines } from '@khyanalt/contract/statements'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { type Mongo, parseTugrik } from '@khyanalt/domain/money'
import type { Problem } from '@khyanalt/domain/problem'
import { CsvFault, readCsv } from './read-csv.ts'

/** An incoming payment as the bank wrote it. */
export type IncomingPayment = {
  readonly number: number
  readonly bookedOn: string
  readonly amount: Mongo
  readonly text: string
  readonly payer: string
  readonly reference: string
}

export type ReadStatement =
  | { readonly ok: true; readonly payments: readonly IncomingPayment[]; readonly outgoing: number }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Names that the columns may have; the help of the screen tells the same. */
const columnNames = {
  day: ['огноо', 'date'],
  amount: ['дүн', 'орлого', 'amount', 'credit'],
  text: ['утга', 'гүйлгээний утга', 'description'],
  payer: ['харилцагч', 'payer'],
  reference: ['гүйлгээний дугаар', 'reference'],
} as const satisfies Record<string, readonly string[]>
type Column = keyof typeof columnNames
const required = ['day', 'amount', 'text'] as const satisfies readonly Column[]

// A statement with more faults than these is another kind of file.
const toldProblems = 20

/** Reads the bytes of a statement. */
export const readStatement = (bytes: Uint8Array): ReadStatement => {
  const text = decode(bytes)
  if (text === null) return failed([{ code: 'statement_encoding', path: '' }])
  try {
    const [head, ...rows] = readCsv(text, { rows: maxStatementLines + 1, cells: 64, length: 2000 })
    const places = placesOf(head?.cells ?? [])
    const missing = required.filter(column => places[column] === undefined)
    if (missing.length > 0) {
      return failed(missing.map(column => ({ code: `statement_column_${column}`, path: String(head?.line ?? 1) })))
    }
    const problems: Problem[] = []
    const payments: IncomingPayment[] = []
    let outgoing = 0
    for (const { line, cells } of rows) {
      const cellOf = (column: Column): string => (cells[places[column] ?? -1] ?? '').trim()
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
    return problems.length > 0 ? failed(problems) : { ok: true, payments, outgoing }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    return failed([{ code: `statement_${error.code}`, path: String(error.line) }])
  }
}

const failed = (problems: readonly Problem[]): ReadStatement => ({
  ok: false,
  problems: problems.slice(0, toldProblems),
})

/** UTF-8 alone: another encoding would be read without a complaint, and names would be wrong. */
const decode = (bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

const placesOf = (head: readonly string[]): { readonly [C in Column]?: number } => {
  const titles = head.map(title => title.trim().toLowerCase())
  const found = Object.entries(columnNames).flatMap(([column, names]) => {
    const place = titles.findIndex(title => (names as readonly string[]).includes(title))
    return place < 0 ? [] : [[column, place] as const]
  })
  return Object.fromEntries(found)
}

/** 2026-11-20, 2026.11.20 or 2026/11/20, with a time behind it or not. */
const readDay = (text: string): string | null => {
  const day = (/^(\d{4}[-./]\d{2}[-./]\d{2})(?:[ T].*)?$/.exec(text)?.[1] ?? '').replace(/[./]/g, '-')
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
