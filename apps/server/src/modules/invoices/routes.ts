import * as invoicesCalls from '@khyanalt/contract/invoices'
import * as payableCountCalls from '@khyanalt/contract/payable-count'
import * as statementsCalls from '@khyanalt/contract/statements'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { confirmReceipt } from './confirm-receipt.ts'
import { countPayable } from './count-payable.ts'
import { createInvoice } from './create-invoice.ts'
import { deleteReceipt } from './delete-receipt.ts'
import { downloadDailyTotals } from './download-daily-totals.ts'
import { getDailyTotals } from './get-daily-totals.ts'
import { getInvoice } from './get-invoice.ts'
import { getInvoicePdf } from './get-invoice-pdf.ts'
import { getPaymentWays } from './get-payment-ways.ts'
import { listInvoices } from './list-invoices.ts'
import { listStaffInvoices } from './list-staff-invoices.ts'
import { sendReceiptBack } from './send-receipt-back.ts'
import { showReceipt } from './show-receipt.ts'
import { uploadReceipt } from './upload-receipt.ts'
import { voidInvoice } from './void-invoice.ts'

export const invoiceRoutes = (services: Services): Binding[] => [
  bind(invoicesCalls.listInvoices, listInvoices(services)),
  bind(invoicesCalls.getInvoice, getInvoice(services)),
  bind(invoicesCalls.getPaymentWays, getPaymentWays(services)),
  bindRaw(invoicesCalls.getInvoicePdf, getInvoicePdf(services)),
  bindRaw(invoicesCalls.uploadReceipt, uploadReceipt(services)),
  bind(invoicesCalls.showReceipt, showReceipt(services)),
  bind(invoicesCalls.deleteReceipt, deleteReceipt(services)),
  bind(invoicesCalls.createInvoice, once(invoicesCalls.createInvoice, services.clock, createInvoice(services))),
  bind(invoicesCalls.listStaffInvoices, listStaffInvoices(services)),
  bind(invoicesCalls.confirmReceipt, once(invoicesCalls.confirmReceipt, services.clock, confirmReceipt(services))),
  bind(invoicesCalls.sendReceiptBack, once(invoicesCalls.sendReceiptBack, services.clock, sendReceiptBack(services))),
  bind(invoicesCalls.voidInvoice, once(invoicesCalls.voidInvoice, services.clock, voidInvoice(services))),
  bind(payableCountCalls.countPayable, countPayable),
  bind(statementsCalls.getDailyTotals, getDailyTotals),
  bindTable(statementsCalls.downloadDailyTotals, downloadDailyTotals),
]
