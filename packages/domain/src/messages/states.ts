// The one dictionary of states: screens, PDF, mails, notifications, desks, tables and public pages take their word from
// here (REQ-WORDS-01). A key is a state; `state_place` is a place that has a word of its own, each with its reason.
import type { CertificateState } from '../certificate-status.ts'
import type { LateRequestState } from '../fee-report/late-requests.ts'
import type { FeeReportState } from '../fee-report/report-status.ts'
import type { FoodCertificateState } from '../food-certificate-status.ts'
import type { FoodObjectState } from '../food-object-status.ts'
import type { InvoiceState } from '../invoice-status.ts'
import type { RequestState } from '../request-status.ts'
import type { Texts } from '../text.ts'

/**
 * Requests. Documented places: a draft is filled in on the list of portal accounts and tagged with its stage on its own
 * page (CON-062). The desk tells apart what was renewed. `processing` is the group of `sent` and `review`.
 */
export const requestStateTexts = {
  mn: {
    draft: 'Илгээгээгүй',
    draft_portal: 'Мэдээлэл бөглөх',
    draft_tag: 'Нэхэмжлэх',
    sent: 'Илгээсэн',
    review: 'Хянагдаж байна',
    processing: 'Шийдвэрлэж байгаа',
    payment: 'Төлбөр төлөх',
    approved: 'Зөвшөөрсөн',
    superseded: 'Зөвшөөрсөн',
    superseded_desk: 'Зөвшөөрсөн, сунгагдсан',
    returned: 'Буцаагдсан',
    rejected: 'Татгалзсан',
    expired: 'Хугацаа дууссан',
  },
  en: {
    draft: 'Not sent',
    draft_portal: 'Fill in information',
    draft_tag: 'Invoice',
    sent: 'Sent',
    review: 'Under review',
    processing: 'In action',
    payment: 'Fee due',
    approved: 'Approved',
    superseded: 'Approved',
    superseded_desk: 'Approved, renewed',
    returned: 'Returned',
    rejected: 'Rejected',
    expired: 'Expired',
  },
} as const satisfies Texts<RequestState | 'processing' | 'draft_portal' | 'draft_tag' | 'superseded_desk'>

/** The word of the desk, by state. */
export const deskWordOf = (state: RequestState): keyof typeof requestStateTexts.mn =>
  state === 'superseded' ? 'superseded_desk' : state

/** Invoices; `waiting` is an unpaid one whose receipt is being checked. */
export const invoiceStateTexts = {
  mn: { unpaid: 'Төлөгдөөгүй', waiting: 'Баримт шалгагдаж байна', paid: 'Төлөгдсөн', void: 'Хүчингүй' },
  en: { unpaid: 'Unpaid', waiting: 'Receipt being checked', paid: 'Paid', void: 'Void' },
} as const satisfies Texts<InvoiceState | 'waiting'>

/**
 * Certificates, and what the public reference of a food object is worth (CON-132), a sentence beside it saying why. In
 * public a cancelled one is inactive (CON-130); the mark across its PDF is short. `suspended_now` is a certificate that is
 * suspended on the day, for which the number is that of a cancelled one.
 */
export const certificateStateTexts = {
  mn: {
    prepared: 'Шалгагдаж байна',
    active: 'Хүчинтэй',
    expired: 'Хугацаа дууссан',
    cancelled: 'Хүчингүй болгосон',
    cancelled_public: 'Хүчингүй',
    cancelled_mark: 'Хүчингүй',
    suspended_now: 'Түдгэлзүүлсэн',
    registered: 'Хүчинтэй',
    rejected: 'Хүчингүй',
    suspended: 'Хүчингүй',
  },
  en: {
    prepared: 'Being checked',
    active: 'Valid',
    expired: 'Expired',
    cancelled: 'Cancelled',
    cancelled_public: 'Inactive',
    cancelled_mark: 'Cancelled',
    suspended_now: 'Suspended',
    registered: 'Valid',
    rejected: 'Inactive',
    suspended: 'Inactive',
  },
} as const satisfies Texts<
  CertificateState | FoodCertificateState | 'cancelled_public' | 'cancelled_mark' | 'suspended_now'
>

/** Food objects. */
export const foodObjectStateTexts = {
  mn: {
    draft: 'Ноорог',
    sent: 'Илгээсэн',
    review: 'Хянагдаж байна',
    registered: 'Бүртгэгдсэн',
    returned: 'Буцаагдсан',
    rejected: 'Татгалзсан',
    suspended: 'Түдгэлзүүлсэн',
  },
  en: {
    draft: 'Draft',
    sent: 'Sent',
    review: 'Under review',
    registered: 'Registered',
    returned: 'Returned',
    rejected: 'Rejected',
    suspended: 'Suspended',
  },
} as const satisfies Texts<FoodObjectState>

/** Fee reports (CON-172). */
export const feeReportStateTexts = {
  mn: {
    draft: 'Ноорог',
    sent: 'Илгээсэн',
    review: 'Хянагдаж байна',
    complaint: 'Гомдол үүсгэсэн',
    registered: 'Бүртгэгдсэн',
    returned: 'Буцаагдсан',
    rejected: 'Татгалзсан',
    suspended: 'Түдгэлзсэн',
  },
  en: {
    draft: 'Draft',
    sent: 'Sent',
    review: 'Processing',
    complaint: 'Complaint made',
    registered: 'Registered',
    returned: 'Returned',
    rejected: 'Rejected',
    suspended: 'Suspended',
  },
} as const satisfies Texts<FeeReportState>

/** Late requests. */
export const lateStateTexts = {
  mn: {
    sent: 'Хянагдаж байна',
    received: 'Хянагдаж байна',
    approved: 'Зөвшөөрсөн',
    rejected: 'Татгалзсан',
  },
  en: { sent: 'Processing', received: 'Processing', approved: 'Approved', rejected: 'Rejected' },
} as const satisfies Texts<LateRequestState>
