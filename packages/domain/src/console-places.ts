// The pages of the console that open a thing, for answers that lead there.
import type { InvoiceState } from './invoice-status.ts'

const segment = encodeURIComponent

/** Addresses by the kind of the thing. */
export const consolePlaces = {
  request: (number: string) => `/staff/requests/${segment(number)}`,
  requestsOf: (applicant: string) => `/staff/requests?tab=all&query=${segment(applicant)}`,
  foodObject: (number: string) => `/staff/food/${segment(number)}`,
  feeReport: (id: string) => `/staff/fee-reports/${segment(id)}`,
  invoice: (invoice: { id: string; number: string; state: InvoiceState; receipt: boolean }) => {
    const tab = invoice.state === 'unpaid' ? (invoice.receipt ? null : 'waiting') : invoice.state
    return `/staff/invoices?${tab ? `tab=${tab}&` : ''}number=${segment(invoice.number)}&invoice=${segment(invoice.id)}`
  },
  certificate: (number: string, csId: string) =>
    `/staff/certificates?query=${segment(number)}&certificate=${segment(csId)}`,
  registers: (kind: 'company' | 'person', id: string) => `/staff/registers/${kind}/${segment(id)}`,
  person: (id: string) => `/staff/people/${segment(id)}`,
  company: (id: string) => `/staff/people/companies/${segment(id)}`,
  editedService: (id: number) => `/staff/catalogue/${id}`,
  service: (slug: string) => `/services/get/${segment(slug)}`,
} as const
