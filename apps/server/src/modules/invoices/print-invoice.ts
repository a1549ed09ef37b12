// The signed PDF of an invoice: what to pay, to which account, until when.
import type { getInvoicePdf } from '@khyanalt/contract/invoices'
import type { PaymentAccount } from '@khyanalt/domain/agency'
import { documentTexts } from '@khyanalt/domain/messages/documents'
import { agencyDate } from '../../clock.ts'
import { inSnapshot } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readAccount } from '../agency/read-agency.ts'
import type { InvoiceContent } from '../certificates/document-contents.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { getOwnInvoice } from './read-invoices.ts'

export const printInvoice =
  (services: Services): RawUseCase<typeof getInvoicePdf> =>
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
      payment: invoice.state === 'unpaid' ? paymentRows(account, invoice.gen_id) : [],
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

const paymentRows = (account: PaymentAccount | null, number: string): InvoiceContent['payment'] => {
  const row = (key: 'recipient' | 'bank' | 'account' | 'reference', value: string) => ({
    label: { mn: documentTexts.mn[key], en: documentTexts.en[key] },
    value,
  })
  if (!account) return []
  return [
    row('recipient', account.recipient),
    row('bank', account.bank),
    row('account', account.number),
    row('reference', number),
  ]
}
