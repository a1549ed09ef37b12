// What leaves the server of an invoice.
import type { Invoice } from '@khyanalt/contract/invoices'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { tugrikDigits } from '@khyanalt/domain/money'
import type { InvoiceRecord } from './invoices.sql.ts'

/** An invoice on a day, with the numbers of others that hold the same receipt. */
export const presentInvoice = (row: InvoiceRecord, today: string, sameReceipt: readonly string[] = []): Invoice => ({
  id: row.id,
  gen_id: row.gen_id,
  request_number: row.request_number,
  form_name: { mn: row.service_name_mn, en: row.service_name_en },
  amount: tugrikDigits(row.amount),
  status: invoiceStatusCode(row.state),
  cdate: row.created_at.toISOString(),
  duedate: row.due_on,
  closes_on: row.state === 'unpaid' && row.receipt === null ? row.expires_on : null,
  receipt: row.receipt,
  reason: row.reason,
  overdue: row.state === 'unpaid' && row.receipt === null && row.due_on < today,
  same_receipt: [...sameReceipt],
  version: row.version,
  company_id: row.owner_company_id,
})
