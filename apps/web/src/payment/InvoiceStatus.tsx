// Where a payment stands, in one word.
import type { Invoice } from '@khyanalt/contract/invoices'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { invoiceStateTexts } from '@khyanalt/domain/messages/states'
import { useText } from '../language/language.tsx'
import { Tag } from '../ui/Tag.tsx'

export const InvoiceStatus = ({ invoice }: { readonly invoice: Pick<Invoice, 'status' | 'receipt'> }) => {
  const t = useText(invoiceStateTexts)
  if (invoice.status === invoiceStatusCode('paid')) return <Tag tone="green">{t('paid')}</Tag>
  if (invoice.status === invoiceStatusCode('void')) return <Tag tone="red">{t('void')}</Tag>
  return invoice.receipt ? <Tag tone="blue">{t('waiting')}</Tag> : <Tag tone="orange">{t('unpaid')}</Tag>
}
