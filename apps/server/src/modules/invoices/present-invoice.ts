// What leaves the server of an invoice.
import type { Invoice } from '@khyanalt/contract/invoices'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { tugrikDigits } from '@khyanalt/domain/money'
import type { InvoiceRecord } from './invoices.sql.ts'

/** An invoice as its payer sees it. */
export const presentInvoice = (row: InvoiceRecord): Invoice => ({
  id: row.id,
  gen_id: row.gen_id,
  request_number: row.request_number,
  form_name: { mn: row.service_name_mn, en: row.service_name_en },
  amount: tugrikDigits(row.amount),
  status: invoiceStatusCode(row.state),
  cdate: row.created_at.toISOString(),
  duedate: row.due_on,
  receipt: row.receipt,
  reason: row.reason,
  version: row.version,
})
