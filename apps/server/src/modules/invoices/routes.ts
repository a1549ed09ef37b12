import {
  confirmReceipt,
  createInvoice,
  deleteReceipt,
  getInvoice,
  getInvoicePdf,
  getPaymentWays,
  listInvoices,
  listStaffInvoices,
  sendReceiptBack,
  showReceipt,
  uploadReceipt,
  voidInvoice,
} from '@khyanalt/contract/invoices'
import { countPayable } from '@khyanalt/contract/payable-count'
import { downloadDailyTotals, getDailyTotals } from '@khyanalt/contract/statements'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { raiseInvoice } from './create-invoice.ts'
import { confirmPayment, returnReceipt, voidUnpaid } from './decide-receipt.ts'
import { attachReceipt, openReceipt, removeReceipt } from './keep-receipt.ts'
import { printInvoice } from './print-invoice.ts'
import { showDailyTotals, tableOfDailyTotals } from './read-daily-totals.ts'
import { countBadge, listDesk, listOwn, openInvoice, showWays } from './read-invoices.ts'

export const invoiceRoutes = (services: Services): Binding[] => [
  bind(listInvoices, listOwn(services)),
  bind(getInvoice, openInvoice(services)),
  bind(getPaymentWays, showWays(services)),
  bindRaw(getInvoicePdf, printInvoice(services)),
  bindRaw(uploadReceipt, attachReceipt(services)),
  bind(showReceipt, openReceipt(services)),
  bind(deleteReceipt, removeReceipt(services)),
  bind(createInvoice, once(createInvoice, services.clock, raiseInvoice(services))),
  bind(listStaffInvoices, listDesk(services)),
  bind(confirmReceipt, once(confirmReceipt, services.clock, confirmPayment(services))),
  bind(sendReceiptBack, once(sendReceiptBack, services.clock, returnReceipt(services))),
  bind(voidInvoice, once(voidInvoice, services.clock, voidUnpaid(services))),
  bind(countPayable, countBadge),
  bind(getDailyTotals, showDailyTotals),
  bindTable(downloadDailyTotals, tableOfDailyTotals),
]
