// Which invoice a line of the bank statement may pay: a proposal, never a decision.
import type { Mongo } from './money.ts'

/** `sure`: number and amount agree; `number`: the number alone; `amount`: the amount alone. */
export const paymentMatches = ['sure', 'number', 'amount'] as const
export type PaymentMatch = (typeof paymentMatches)[number]

type Line = { readonly text: string; readonly amount: Mongo; readonly bookedOn: string }
type Payable = {
  readonly number: string
  readonly amount: Mongo
  readonly madeOn: string
  readonly state: 'unpaid' | 'paid' | 'void'
}

/** Invoice numbers in what a payer wrote: with blanks or dashes inside, in small letters, or with a Cyrillic Н. */
export const invoiceNumbersIn = (text: string): readonly string[] => {
  const found = [...text.normalize('NFKC').matchAll(/(?<![\p{L}\p{N}])[NnНн][\s№:.-]*((?:\d[\s-]?){8}\d)(?!\d)/gu)].map(
    ([, digits = '']) => `N${digits.replace(/\D/g, '')}`,
  )
  return [...new Set(found)]
}

/** How well the line fits the invoice; null when it does not. */
export const matchPayment = (line: Line, invoice: Payable): PaymentMatch | null => {
  const named = invoiceNumbersIn(line.text)
  // Nobody pays before being asked to.
  const inTime = line.bookedOn >= invoice.madeOn
  if (named.includes(invoice.number)) return line.amount === invoice.amount && inTime ? 'sure' : 'number'
  // Who names another invoice means that one.
  if (named.length > 0 || invoice.state !== 'unpaid' || !inTime) return null
  return line.amount === invoice.amount ? 'amount' : null
}
