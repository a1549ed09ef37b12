// What a statement holds, whatever form it has.
import type { Mongo } from '@khyanalt/domain/money'
import type { Problem } from '@khyanalt/domain/problem'

/** An incoming payment as the bank wrote it; `number` is its line, or its place among the entries. */
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
