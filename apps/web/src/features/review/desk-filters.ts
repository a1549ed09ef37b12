// The four lists of the money desk, kept in the address.
import type { InputOf } from '@khyanalt/contract/call'
import type { listStaffInvoices } from '@khyanalt/contract/invoices'
import { InvoiceState, invoiceStatusCode } from '@khyanalt/domain/invoice-status'

/** Unpaid with a receipt to check, unpaid without one, those of them past their last day, paid, void. */
export const deskTabs = ['receipt', 'waiting', 'late', 'paid', 'void'] as const
export type DeskTab = (typeof deskTabs)[number]
export type DeskFilters = { readonly tab: DeskTab; readonly page: number; readonly number: string }

/** Rows on one page of the money desk. */
export const deskPageSize = 20

export const readDeskFilters = (query: URLSearchParams): DeskFilters => {
  const page = Number(query.get('page'))
  return {
    tab: deskTabs.find(tab => tab === query.get('tab')) ?? 'receipt',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    number: (query.get('number') ?? '').slice(0, 40),
  }
}

export const writeDeskFilters = ({ tab, page, number }: DeskFilters): URLSearchParams => {
  const query = new URLSearchParams()
  if (tab !== 'receipt') query.set('tab', tab)
  if (number) query.set('number', number)
  if (page > 1) query.set('page', String(page))
  return query
}

export const deskInput = ({ tab, page, number }: DeskFilters): InputOf<typeof listStaffInvoices> => ({
  page,
  results: deskPageSize,
  ...inputOfTab[tab],
  ...(number ? { number } : {}),
})

/** The state behind an invoice's wire number. */
export const readInvoiceState = (code: number): InvoiceState =>
  Object.values(InvoiceState).find(state => invoiceStatusCode(state) === code) ?? 'unpaid'

const inputOfTab = {
  receipt: { status: invoiceStatusCode('unpaid'), hasreceipt: '1' },
  waiting: { status: invoiceStatusCode('unpaid'), hasreceipt: '0' },
  late: { status: invoiceStatusCode('unpaid'), hasreceipt: '0', overdue: '1' },
  paid: { status: invoiceStatusCode('paid') },
  void: { status: invoiceStatusCode('void') },
} as const satisfies Record<DeskTab, InputOf<typeof listStaffInvoices>>
