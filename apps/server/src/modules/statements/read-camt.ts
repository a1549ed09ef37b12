// A statement in camt.053 of ISO 20022: entries, and where an entry gathers several payments, each of them.
import { maxStatementLines } from '@khyanalt/contract/statements'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { parseTugrik } from '@khyanalt/domain/money'
import type { Problem } from '@khyanalt/domain/problem'
import { Parser } from 'saxen'
import type { IncomingPayment, ReadStatement } from './incoming-payment.ts'

/** What is known of an entry, or of one payment in it. */
type Facts = {
  amount?: string
  currency?: string
  mark?: string
  day?: string
  text: string[]
  payer?: string
  reference?: string
}

/** Deeper than any bank nests. */
const deepest = 40

/** Reads the entries; what is not camt.053 holds none of them and is refused. */
export const readCamt = (xml: string): ReadStatement => {
  const entries = entriesOf(xml)
  if (entries === null) return { ok: false, problems: [{ code: 'statement_xml', path: '' }] }
  if (entries.length > maxStatementLines) {
    return { ok: false, problems: [{ code: 'statement_too_many_lines', path: String(maxStatementLines + 1) }] }
  }
  const problems: Problem[] = []
  const payments: IncomingPayment[] = []
  let outgoing = 0
  entries.forEach((facts, index) => {
    const number = index + 1
    const path = String(number)
    const { currency, mark, day = '', text, payer = '', reference = '' } = facts
    const amount = parseTugrik(facts.amount ?? '')
    if (currency !== 'MNT') problems.push({ code: 'statement_currency', path })
    else if (!isCalendarDay(day)) problems.push({ code: 'statement_day', path })
    else if (amount === null) problems.push({ code: 'statement_amount', path })
    else if (mark !== 'CRDT' || amount === 0) outgoing++
    else payments.push({ number, bookedOn: day, amount, text: text.join(' '), payer, reference })
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, payments, outgoing }
}

const entriesOf = (xml: string): readonly Facts[] | null => {
  const path: string[] = []
  const found: Facts[] = []
  let isCamt = false
  let entry: Facts | null = null
  let parts: Facts[] = []
  const current = (): Facts | null => (path.includes('TxDtls') ? (parts.at(-1) ?? null) : entry)
  const read = (text: string): void => {
    const facts = current()
    const value = text.trim()
    if (!facts || value === '') return
    const [last, before, third] = path.toReversed()
    if (last === 'Amt' && (before === 'Ntry' || before === 'TxDtls' || before === 'TxAmt')) facts.amount ??= value
    else if (last === 'CdtDbtInd' && (before === 'Ntry' || before === 'TxDtls')) facts.mark ??= value
    else if ((last === 'Dt' || last === 'DtTm') && before === 'BookgDt') facts.day ??= value.slice(0, 10)
    else if (last === 'Ustrd') facts.text.push(value)
    else if (last === 'Nm' && (before === 'Dbtr' || third === 'Dbtr')) facts.payer ??= value
    else if (last === 'AcctSvcrRef') facts.reference ??= value
  }
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    const tag = name.slice(name.indexOf(':') + 1)
    path.push(tag)
    if (path.length > deepest) throw new Error('Too deep')
    if (tag === 'BkToCstmrStmt') isCamt = true
    if (tag === 'Ntry') {
      entry = { text: [] }
      parts = []
    }
    if (tag === 'TxDtls') parts.push({ text: [] })
    const facts = current()
    if (tag === 'Amt' && facts) facts.currency ??= decode(attributes().Ccy ?? '')
  })
  parser.on('text', (text, decode) => read(decode(text)))
  parser.on('cdata', read)
  parser.on('closeTag', name => {
    if (name.slice(name.indexOf(':') + 1) === 'Ntry' && entry) found.push(...paymentsOf(entry, parts))
    if (name.slice(name.indexOf(':') + 1) === 'Ntry') entry = null
    path.pop()
  })
  parser.on('error', error => {
    throw error
  })
  try {
    parser.parse(xml)
  } catch {
    return null
  }
  return isCamt ? found : null
}

/** Several payments of one entry count alone where each says how much it is; else they explain the entry. */
const paymentsOf = (entry: Facts, parts: readonly Facts[]): readonly Facts[] => {
  const own = parts.length > 1 && parts.every(({ amount }) => amount !== undefined)
  const shown = own ? parts : [{ ...Object.assign({}, ...parts), text: parts.flatMap(({ text }) => text) }]
  return shown.map(part => ({
    ...entry,
    ...Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)),
    ...(own ? {} : { amount: entry.amount, currency: entry.currency, mark: entry.mark }),
    text: [...entry.text, ...part.text],
    reference: part.reference ?? entry.reference,
  })) as Facts[]
}
