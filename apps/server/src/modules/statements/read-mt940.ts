// A statement in MT940 of SWIFT: `:61:` is an entry, the `:86:` behind it what its payer wrote.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { parseTugrik } from '@khyanalt/domain/money'
import type { Problem } from '@khyanalt/domain/problem'
import type { IncomingPayment, ReadStatement } from './incoming-payment.ts'

type Tag = { readonly line: number; readonly name: string; readonly value: string }

/** Date of value, date of booking, mark, amount, kind, the client's and the bank's reference. */
const entry = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,15},\d{0,2})([A-Z][A-Z0-9]{3})([^/\n]*)(?:\/\/([^\n]*))?/

/** Reads the entries; what a bank booked back counts as outgoing. */
export const readMt940 = (text: string): ReadStatement => {
  const tags = tagsOf(text)
  const problems: Problem[] = []
  const payments: IncomingPayment[] = []
  let outgoing = 0
  tags.forEach(({ name, value, line }, at) => {
    if (name === '60F' && !/^[CD]\d{6}MNT/.test(value))
      problems.push({ code: 'statement_currency', path: String(line) })
    if (name !== '61') return
    const [, valueDate = '', , mark, , sum = '', , own = '', bank = ''] = entry.exec(value) ?? []
    const bookedOn = `20${valueDate.slice(0, 2)}-${valueDate.slice(2, 4)}-${valueDate.slice(4, 6)}`
    const amount = parseTugrik(sum.replace(',', '.').replace(/\.$/, ''))
    if (!isCalendarDay(bookedOn)) problems.push({ code: 'statement_day', path: String(line) })
    else if (amount === null) problems.push({ code: 'statement_amount', path: String(line) })
    else if (mark !== 'C' || amount === 0) outgoing++
    else {
      const next = tags[at + 1]
      const said = saidIn(next?.name === '86' ? next.value : '')
      const reference = bank.trim() || (own.trim() === 'NONREF' ? '' : own.trim())
      payments.push({ number: line, bookedOn, amount, ...said, reference })
    }
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, payments, outgoing }
}

const tagsOf = (text: string): readonly Tag[] => {
  const tags: Tag[] = []
  let open: { line: number; name: string; lines: string[] } | null = null
  const close = (): void => {
    if (open) tags.push({ line: open.line, name: open.name, value: open.lines.join('\n') })
    open = null
  }
  text.split(/\r?\n/).forEach((line, index) => {
    const [, name, value = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? []
    if (name) {
      close()
      open = { line: index + 1, name, lines: [value] }
    } else if (line.startsWith('-') || line.startsWith('{')) close()
    else open?.lines.push(line)
  })
  close()
  return tags
}

/** Banks write it freely, or in fields: ?20 to ?29 the purpose, ?32 and ?33 the payer. */
const saidIn = (value: string): { readonly text: string; readonly payer: string } => {
  if (!/\?2\d/.test(value)) return { text: value.replaceAll('\n', ' ').trim(), payer: '' }
  const fields = value.replaceAll('\n', '').split('?').slice(1)
  const joined = (names: RegExp): string =>
    fields
      .filter(field => names.test(field))
      .map(field => field.slice(2))
      .join(' ')
      .trim()
  return { text: joined(/^(2\d|6\d)/), payer: joined(/^3[23]/) }
}
