// Invoices and receipts (spec 3, CON-071, CON-140…CON-144).
import { z } from 'zod'
import { behalfInput } from './behalf.ts'
import { defineCall } from './call.ts'
import { bilingual, day, instant, nothing, paged, transactionId } from './envelope.ts'
import { payableCountCalls } from './payable-count.ts'
import { requestNumber } from './requests.ts'

/** An invoice; `amount` is tugrik digits such as "50000" or "1250.50". */
export const invoiceSchema = z.object({
  id: z.string(),
  gen_id: z.string(),
  request_number: z.string(),
  form_name: bilingual,
  amount: z.string(),
  status: z.number().int(),
  cdate: instant,
  duedate: day,
  /** The request closes after this day unless the invoice is paid; null where nobody waits for the payer. */
  closes_on: day.nullable(),
  receipt: z.string().nullable(),
  /** Why the last receipt was sent back, or why the invoice was voided. */
  reason: z.string().nullable(),
  /** Unpaid past its due day. */
  overdue: z.boolean(),
  /** Other invoices to which the very same file is attached: the payer reads the own ones, the money desk all. */
  same_receipt: z.array(z.string()),
  version: z.number().int(),
  /** The organisation whose it is; null for the person's own; the release before says nothing. */
  company_id: z.string().nullable().optional(),
})
export type Invoice = z.infer<typeof invoiceSchema>

export const listInvoices = defineCall({
  name: 'listInvoices',
  method: 'GET',
  path: '/invoices/list',
  access: 'signed-in',
  sentence: 'Lists the own invoices, unpaid or paid.',
  input: z.object({
    type: z.enum(['unpaid', 'paid']).default('unpaid'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pagesize: z.coerce.number().int().min(1).max(100).default(20),
    ...behalfInput,
  }),
  output: paged(invoiceSchema),
  errors: ['company_not_found'],
})

export const getInvoice = defineCall({
  name: 'getInvoice',
  method: 'GET',
  path: '/invoices/getinvoice',
  access: 'signed-in',
  sentence: 'Answers an invoice by its id.',
  input: z.object({ id: z.string().max(40) }),
  output: z.object({ data: invoiceSchema }),
  errors: ['invoice_not_found'],
})

/** How invoices are paid: to which account, and where the tax receipt is made (REQ-INV-09, CON-144). */
export const getPaymentWays = defineCall({
  name: 'getPaymentWays',
  method: 'GET',
  path: '/invoices/ways',
  access: 'signed-in',
  sentence: 'Answers the account to pay to and the address of the tax authority.',
  input: z.object({}),
  output: z.object({
    tax_site: z.string(),
    account: z.object({ recipient: z.string(), bank: z.string(), number: z.string() }).nullable(),
    /** Whether invoices can be paid online. */
    online: z.boolean(),
  }),
  errors: [],
})

export const getInvoicePdf = defineCall({
  name: 'getInvoicePdf',
  method: 'GET',
  path: '/invoices/pdf',
  access: 'signed-in',
  sentence: 'Answers the invoice as a PDF.',
  input: z.object({ id: z.string().max(40) }),
  output: nothing,
  errors: ['invoice_not_found'],
  answers: 'pdf',
})

export const uploadReceipt = defineCall({
  name: 'uploadReceipt',
  method: 'POST',
  path: '/invoices/uploadreceipt',
  access: 'signed-in',
  sentence: 'Attaches the payment receipt to an unpaid invoice.',
  input: z.object({ invoiceid: z.string().max(40) }),
  output: z.object({ filename: z.string(), same_receipt: z.array(z.string()) }),
  errors: [
    'invoice_not_found',
    'invoice_closed',
    'receipt_present',
    'file_missing',
    'file_not_pdf',
    'file_too_big',
    'file_damaged',
    'file_infected',
    'upload_running',
    'right_missing',
  ],
  transport: 'upload',
})

export const showReceipt = defineCall({
  name: 'showReceipt',
  method: 'GET',
  path: '/invoices/showreceipt',
  access: 'signed-in',
  sentence: 'Answers a short-lived address of a receipt.',
  input: z.object({ name: z.string().max(60) }),
  output: z.object({ url: z.string() }),
  errors: ['file_not_found'],
})

export const deleteReceipt = defineCall({
  name: 'deleteReceipt',
  method: 'POST',
  path: '/invoices/deletereceipt',
  access: 'signed-in',
  sentence: 'Takes the receipt off an unpaid invoice.',
  input: z.object({ name: z.string().max(60), invoiceid: z.string().max(40) }),
  output: nothing,
  errors: ['invoice_not_found', 'invoice_closed', 'receipt_missing', 'right_missing'],
})

const acted = z.object({ status: z.number().int() })
const tx = { transaction_id: transactionId.optional() }

export const createInvoice = defineCall({
  name: 'createInvoice',
  method: 'POST',
  path: '/staff/invoice/create',
  access: { staff: ['REVIEWER', 'FINANCE'] },
  sentence: 'Raises an invoice for a request under review.',
  input: z.object({
    request_number: requestNumber,
    /** Tugrik digits. */
    amount: z.string().max(20),
    duedate: day.optional(),
    version: z.number().int(),
    ...tx,
  }),
  output: z.object({ gen_id: z.string(), version: z.number().int() }),
  errors: [
    'request_not_found',
    'wrong_state',
    'not_allowed',
    'own_request',
    'version_conflict',
    'invoice_open',
    'amount_invalid',
    'dates_invalid',
  ],
})

/** An invoice as the money desk lists it. */
export const staffInvoiceSchema = invoiceSchema.extend({ applicant: z.string() })

/** The desk counts no further; a `total` of this size says "so many or more". */
export const moneyDeskTotalLimit = 1_000

export const listStaffInvoices = defineCall({
  name: 'listStaffInvoices',
  method: 'GET',
  path: '/staff/invoices',
  access: { staff: ['FINANCE'] },
  sentence: `Lists invoices within the scope of the caller, newest first; "total" counts up to ${moneyDeskTotalLimit}.`,
  input: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    results: z.coerce.number().int().min(1).max(100).default(20),
    status: z.coerce.number().int().optional(),
    hasreceipt: z.enum(['0', '1']).optional(),
    /** Of which the last day to pay has gone by. */
    overdue: z.enum(['1']).optional(),
    /** The beginning of the number of an invoice or a request. */
    number: z.string().trim().max(40).optional(),
  }),
  output: paged(staffInvoiceSchema),
  errors: [],
})

const moneyErrors = ['invoice_not_found', 'invoice_closed', 'not_allowed', 'own_request', 'version_conflict'] as const

export const confirmReceipt = defineCall({
  name: 'confirmReceipt',
  method: 'POST',
  path: '/staff/invoice/confirm',
  access: { staff: ['FINANCE'] },
  sentence: 'Confirms the receipt; the request goes back to its review step.',
  input: z.object({ invoiceid: z.string().max(40), version: z.number().int().optional(), ...tx }),
  output: acted,
  errors: [...moneyErrors, 'receipt_missing'],
})

export const sendReceiptBack = defineCall({
  name: 'sendReceiptBack',
  method: 'POST',
  path: '/staff/invoice/returnreceipt',
  access: { staff: ['FINANCE'] },
  sentence: 'Sends a wrong receipt back with the reason; the invoice stays unpaid.',
  input: z.object({
    invoiceid: z.string().max(40),
    comment: z.string().trim().max(2000),
    version: z.number().int().optional(),
    ...tx,
  }),
  output: acted,
  errors: [...moneyErrors, 'receipt_missing', 'reason_missing'],
})

export const voidInvoice = defineCall({
  name: 'voidInvoice',
  method: 'POST',
  path: '/staff/invoice/void',
  access: { staff: ['FINANCE'] },
  sentence: 'Voids an unpaid invoice with the reason; the request goes back to its review step.',
  input: z.object({
    invoiceid: z.string().max(40),
    comment: z.string().trim().max(2000),
    version: z.number().int().optional(),
    ...tx,
  }),
  output: acted,
  errors: [...moneyErrors, 'reason_missing'],
})

export const invoiceCalls = [
  listInvoices,
  getInvoice,
  getPaymentWays,
  getInvoicePdf,
  uploadReceipt,
  showReceipt,
  deleteReceipt,
  createInvoice,
  listStaffInvoices,
  confirmReceipt,
  sendReceiptBack,
  voidInvoice,
  ...payableCountCalls,
]
