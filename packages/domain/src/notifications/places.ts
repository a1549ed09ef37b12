// The screens that notifications open. An event that several nouns share is sent with the link of its noun.
import type { Link, Place } from './notification-event.ts'

const both = (path: string): Link => ({ client: path, staff: path })
const segment = encodeURIComponent

/** A request; an operator has his or her customer's request at an address of its own. */
export const requestLink = (number: string): Link => ({
  client: `/dashboard/services/request/${segment(number)}`,
  staff: `/portal/request/${segment(number)}`,
})

/** A food object by its number. */
export const foodObjectLink = (number: string): Link => both(`/dashboard/fsi/view/${segment(number)}`)

/** A fee report by its id, to read it or to correct it. */
export const feeReportLink = (id: string, mode: 'show' | 'edit'): Link =>
  both(`/dashboard/amnat/request/${mode}/${segment(id)}`)

export const request: Place = {
  button: { mn: 'Хүсэлтийг нээх', en: 'Open the request' },
  link: param => requestLink(param('number')),
}

export const invoice: Place = {
  button: { mn: 'Нэхэмжлэхийг нээх', en: 'Open the invoice' },
  link: param => requestLink(param('number')),
}

/** What was paid online, for accountants. */
export const onlinePayments: Place = {
  button: { mn: 'Цахим төлбөрийг нээх', en: 'Open online payments' },
  link: () => both('/staff/invoices/online'),
}

/** A request on the desk of the agency. */
export const deskRequest: Place = {
  button: request.button,
  link: param => both(`/staff/requests/${segment(param('number'))}`),
}

/** What a member of the agency handles, and what he or she stands in for. */
export const ownCases: Place = {
  button: { mn: 'Хүсэлтүүдийг нээх', en: 'Open the requests' },
  link: () => both('/staff/requests?tab=mine'),
}

export const absences: Place = {
  button: { mn: 'Чөлөөний бүртгэлийг нээх', en: 'Open the absences' },
  link: () => both('/staff/absences'),
}

export const certificate: Place = {
  button: { mn: 'Гэрчилгээг нээх', en: 'Open the certificate' },
  link: param => both(`/dashboard/certs/view/${segment(param('cs_id'))}`),
}

/** What ends soon; whoever warns of it knows where it is renewed. */
export const endingCertificate: Place = {
  button: { mn: 'Дэлгэрэнгүйг нээх', en: 'Open the details' },
  link: () => both('/dashboard/certs'),
}

export const equipment: Place = {
  button: { mn: 'Бүртгэлийг нээх', en: 'Open the register' },
  link: () => both('/dashboard/additional'),
}

export const employees: Place = { button: equipment.button, link: () => both('/dashboard/employee') }

export const foodObject: Place = {
  button: { mn: 'Бүртгэлийг нээх', en: 'Open the registration' },
  link: param => foodObjectLink(param('number')),
}

export const feeReports: Place = {
  button: { mn: 'Тайланг нээх', en: 'Open the report' },
  link: () => both('/dashboard/amnat'),
}

export const invitations: Place = {
  button: { mn: 'Урилгыг нээх', en: 'Open the invitation' },
  link: () => both('/dashboard/company'),
}

export const security: Place = {
  button: { mn: 'Хамгаалалтын тохиргоог нээх', en: 'Open the security settings' },
  link: () => both('/security'),
}

export const proposals: Place = {
  button: { mn: 'Саналыг нээх', en: 'Open the proposal' },
  link: () => both('/staff/proposals'),
}

export const audit: Place = { button: { mn: 'Аудитыг нээх', en: 'Open the audit' }, link: () => both('/staff/audit') }

export const oversight: Place = {
  button: { mn: 'Тайланг нээх', en: 'Open the report' },
  link: () => both('/staff/oversight'),
}

export const bell: Place = { button: { mn: 'Порталыг нээх', en: 'Open the portal' }, link: () => both('/') }
