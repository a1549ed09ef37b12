// What the money desk may do to an invoice, from its state alone; scope and ownership are the server's to judge.
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'

const all = ['confirm_receipt', 'send_receipt_back', 'void_invoice'] as const
export type InvoiceAct = (typeof all)[number]

/** The acts that an invoice allows: a receipt to judge, or nothing but voiding; none once it is closed. */
export const invoiceActs = ({
  status,
  receipt,
}: {
  readonly status: number
  readonly receipt: string | null
}): readonly InvoiceAct[] => {
  if (status !== invoiceStatusCode('unpaid')) return []
  return receipt ? all : ['void_invoice']
}
