// Invoice statuses (CON-140…CON-142).
export const InvoiceState = {
  /** 0 */
  unpaid: 'unpaid',
  /** 10 */
  paid: 'paid',
  /** 20: voided by the agency. */
  void: 'void',
} as const
export type InvoiceState = (typeof InvoiceState)[keyof typeof InvoiceState]

const codes = { unpaid: 0, paid: 10, void: 20 } as const satisfies Record<InvoiceState, number>

/** The wire number of an invoice's status. */
export const invoiceStatusCode = (state: InvoiceState): number => codes[state]

/** Days until an invoice is due (CON-071). */
export const invoiceDueDays = 14
