// The signed PDF of an invoice: what to pay, to which account, until when.
import type * as calls from '@khyanalt/contract/invoices'
import type { PaymentAccount } from '@khyanalt/domain/agency'
import { paymentCardTexts } from '@khyanalt/domain/messages/payment-card'
import { paymentFacts } from '@khyanalt/domain/payment-card'
import { agencyDate } from '../../clock.ts'
import { inSnapshot } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readAccount } from '../agency/read-agency.ts'
import type { InvoiceContent } from '../certificates/document-contents.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { InvoiceRecord } from './invoices.sql.ts'
import { getOwnInvoice } from './read-invoices.ts'

export const getInvoicePdf =
  (services: Services): RawUseCase<typeof calls.getInvoicePdf> =>
  async ({ db }, caller, { id }) => {
    const { invoice, account } = await inSnapshot(db, async tx => ({
      invoice: await getOwnInvoice(tx, caller, id),
      account: await readAccount(tx, services.config),
    }))
    const body = await services.documents.invoice({
      number: invoice.gen_id,
      requestNumber: invoice.request_number,
      service: { mn: invoice.service_name_mn, en: invoice.service_name_en },
      organization: invoice.organization_mn ? { mn: invoice.organization_mn, en: invoice.organization_en ?? '' } : null,
      payer: { name: invoice.applicant, registerNumber: invoice.payer_register_number, address: null },
      lines: [{ text: { mn: invoice.service_name_mn, en: invoice.service_name_en }, amount: invoice.amount }],
      status: invoice.state,
      issuer: null,
      payment: invoice.state === 'unpaid' ? paymentRows(account, invoice) : [],
      issuedOn: agencyDate(invoice.created_at),
      dueOn: invoice.due_on,
    })
    return {
      body,
      type: 'application/pdf',
      headers: {
        'content-disposition': contentDisposition('inline', invoice.gen_id),
        'cache-control': 'private, no-store',
      },
    }
  }

const paymentRows = (account: PaymentAccount | null, invoice: InvoiceRecord): InvoiceContent['payment'] =>
  paymentFacts(account, { number: invoice.gen_id, amount: invoice.amount, due: invoice.due_on }).map(
    ({ key, value }) => ({
      label: { mn: paymentCardTexts.mn[key], en: paymentCardTexts.en[key] },
      value,
    }),
  )
