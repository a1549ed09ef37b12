import { invoiceStateTexts } from '@khyanalt/domain/messages/states'
import { useText } from '../../language/language.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { readInvoiceState } from './desk-filters.ts'

const tones = { unpaid: 'orange', paid: 'green', void: 'red' } as const

/** The state of an invoice in a word and its colour. */
export const InvoiceTag = ({ code }: { readonly code: number }) => {
  const t = useText(invoiceStateTexts)
  const state = readInvoiceState(code)
  return <StatusTag tone={tones[state]} label={t(state)} />
}
