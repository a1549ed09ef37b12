// What a request costs and whether that is settled: nobody approves a priced service unpaid (CON-071).
import type { Mongo } from './money.ts'

/** Where the fee of a request stands. */
export const feeStates = ['none', 'due', 'invoiced', 'receipt', 'paid', 'waived'] as const
export type FeeState = (typeof feeStates)[number]

/** What is known of the fee of a request; amounts in möngö. */
export type FeeFacts = {
  /** What the service costs this applicant: pinned when the request was first sent; 0 is free. */
  readonly amount: Mongo
  /** The sum of paid invoices. */
  readonly paid: Mongo
  /** The amount of the open invoice; 0 when there is none. */
  readonly open: Mongo
  /** Whether a receipt of the open invoice waits for the accountant. */
  readonly receipt: boolean
  readonly waived: boolean
}

/** The fee of what is free. */
export const noFee: FeeFacts = {
  amount: 0 as Mongo,
  paid: 0 as Mongo,
  open: 0 as Mongo,
  receipt: false,
  waived: false,
}

/**
 * The state of the fee with the amount that it speaks of, in möngö: what is still to be invoiced, what the open invoice
 * asks for, what was paid, what was waived. Paid is a fee whose paid invoices reach it together, so an invoice that was
 * lowered leaves the rest due; voided invoices count for nothing.
 */
export const readFee = (fee: FeeFacts): { readonly state: FeeState; readonly amount: Mongo } => {
  const rest = Math.max(0, fee.amount - fee.paid) as Mongo
  if (fee.open > 0) return { state: fee.receipt ? 'receipt' : 'invoiced', amount: fee.open }
  if (rest === 0) return fee.paid > 0 ? { state: 'paid', amount: fee.paid } : { state: 'none', amount: rest }
  return { state: fee.waived ? 'waived' : 'due', amount: rest }
}

/** Whether nothing of the fee stands in the way of a decision. */
export const isFeeSettled = (fee: FeeFacts): boolean => ['none', 'paid', 'waived'].includes(readFee(fee).state)

/** Whether there is something to waive: not while an accountant has a receipt to judge, which may be money that came. */
export const isFeeOwed = (fee: FeeFacts): boolean => ['due', 'invoiced'].includes(readFee(fee).state)

/** The step, from 1, that is not entered before the fee is settled: the one the plan names, else the deciding one. */
export const feeStepOf = (plan: readonly { readonly feeDue?: true | undefined }[]): number => {
  const named = plan.findIndex(step => step.feeDue)
  return named === -1 ? plan.length : named + 1
}
