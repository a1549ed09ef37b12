// What a payer needs for one transfer, the same on screens, in mails and on paper (REQ-PAYCARD-01).
import type { PaymentAccount } from './agency.ts'
import { formatTugrik, type Mongo, tugrikDigits } from './money.ts'

export const paymentFactKeys = ['recipient', 'bank', 'account', 'amount', 'reference', 'due'] as const
export type PaymentFactKey = (typeof paymentFactKeys)[number]

/** One line: as people read it, and as it is pasted into the form of a bank; null where nothing is typed there. */
export type PaymentFact = { readonly key: PaymentFactKey; readonly value: string; readonly copied: string | null }

/** In the order in which banks ask. Without an account only what is to be paid, until when. */
export const paymentFacts = (
  account: PaymentAccount | null,
  bill: { readonly number: string; readonly amount: Mongo; readonly due: string },
): readonly PaymentFact[] => [
  ...(account
    ? [typed('recipient', account.recipient), typed('bank', account.bank), typed('account', account.number)]
    : []),
  { key: 'amount', value: formatTugrik(bill.amount), copied: tugrikDigits(bill.amount) },
  // The number itself: by it the accountant, and whoever matches statements, finds the payment.
  typed('reference', bill.number),
  { key: 'due', value: bill.due, copied: null },
]

const typed = (key: PaymentFactKey, value: string): PaymentFact => ({ key, value, copied: value })
