// What follows from money that arrived over a payment provider (REQ-ONLINE-03): decided here, written elsewhere.
import type { InvoiceState } from './invoice-status.ts'
import type { Mongo } from './money.ts'

/** `short`: less than the amount has arrived; `unasked`: money arrived for an invoice that was closed otherwise. */
export const onlinePaymentStates = ['open', 'short', 'paid', 'unasked', 'cancelled'] as const
export type OnlinePaymentState = (typeof onlinePaymentStates)[number]

/** A payment as the provider names it. */
export type ArrivedPayment = { readonly id: string; readonly amount: Mongo }

/** A link that opens a bank's program with the payment filled in. */
export type PayLink = { readonly name: string; readonly text: string; readonly href: string }

export type PaymentVerdict = {
  readonly state: OnlinePaymentState
  readonly received: Mongo
  /** Whether the invoice is paid by it. */
  readonly settles: boolean
  /** Whether the offer at the provider is to be taken back, so that nobody pays for nothing. */
  readonly cancels: boolean
}

/** Sums up what arrived; a payment that is named twice counts once. */
export const sumArrived = (arrived: readonly ArrivedPayment[]): Mongo =>
  [...new Map(arrived.map(({ id, amount }) => [id, amount])).values()].reduce<number>(
    (sum, amount) => sum + amount,
    0,
  ) as Mongo

/** What an offer that stands open comes to. */
export const judgePayment = (
  { amount }: { readonly amount: Mongo },
  invoice: InvoiceState,
  arrived: readonly ArrivedPayment[],
): PaymentVerdict => {
  const received = sumArrived(arrived)
  if (invoice === 'unpaid') {
    if (received >= amount) return { state: 'paid', received, settles: true, cancels: false }
    return { state: received > 0 ? 'short' : 'open', received, settles: false, cancels: false }
  }
  return { state: received > 0 ? 'unasked' : 'cancelled', received, settles: false, cancels: true }
}

/** How much of what arrived belongs to the payer. */
export const owedBack = ({
  state,
  amount,
  received,
  returned,
}: {
  readonly state: OnlinePaymentState
  readonly amount: Mongo
  readonly received: Mongo
  readonly returned: Mongo
}): Mongo => Math.max(0, received - (state === 'paid' ? amount : 0) - returned) as Mongo

/** Whether the provider can give it back: one payment, and all of it; of several, one could fail after another went. */
export const returnsByProvider = (
  payment: Parameters<typeof owedBack>[0] & { readonly arrived: readonly ArrivedPayment[] },
): boolean => {
  const owed = owedBack(payment)
  return owed > 0 && owed === payment.received && payment.arrived.length === 1
}

/** Links that open a bank's program, or a page; nothing that runs in the portal. */
export const isPayLink = (href: string): boolean =>
  /^(https:\/\/|\/(?!\/))/.test(href) ||
  (/^[a-z][a-z0-9+.-]*:\/\//i.test(href) && !/^(javascript|data|vbscript|file|blob|http|ftp|about):/i.test(href))
