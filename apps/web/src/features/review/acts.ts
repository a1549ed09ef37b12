// What may be decided on a request at its desk, in the order of the buttons.
import type { InvoiceAct } from './invoice-acts.ts'

export const requestActs = ['receive', 'agree', 'approve', 'return', 'raise_invoice', 'waive_fee', 'reject'] as const
type RequestAct = (typeof requestActs)[number]
export type Act = RequestAct | InvoiceAct
