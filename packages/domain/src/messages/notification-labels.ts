// Labels of messages by type (REQ-NOTI-03…07) and the words of the bell.
import type { Texts } from '../text.ts'
import { requestStateTexts } from './states.ts'

type Key =
  | 'request_received'
  | 'request_next'
  | 'request_approved'
  | 'request_declined'
  | 'request_return'
  | 'invoice_received'
  | 'request_expired'
  | 'expiry_near'
  | 'company_invitation'
  | 'form_changed'
  | 'certificate_changed'
  | 'case_taken'
  | 'case_given'
  | 'security_changed'
  | 'proposal'
  | 'audit_alarm'
  | 'bell'
  | 'unread'
  | 'markAll'
  | 'empty'
  | 'new'
  | 'failed'

/** The colour of each type; a word always stands beside it. */
export const notificationTone = {
  request_received: 'blue',
  request_next: 'blue',
  request_approved: 'green',
  request_declined: 'red',
  request_return: 'red',
  invoice_received: 'orange',
  request_expired: 'red',
  expiry_near: 'orange',
  company_invitation: 'blue',
  form_changed: 'orange',
  certificate_changed: 'orange',
  case_taken: 'orange',
  case_given: 'blue',
  security_changed: 'orange',
  proposal: 'orange',
  audit_alarm: 'red',
} as const

export const notificationTexts = {
  mn: {
    request_received: 'Үйлчилгээ',
    request_next: 'Үйлчилгээ',
    request_approved: 'Шийдвэрлэсэн',
    request_declined: requestStateTexts.mn.rejected,
    request_return: requestStateTexts.mn.returned,
    invoice_received: requestStateTexts.mn.payment,
    request_expired: requestStateTexts.mn.expired,
    expiry_near: 'Хугацаа дуусах',
    company_invitation: 'Урилга',
    form_changed: 'Маягт шинэчлэгдсэн',
    certificate_changed: 'Гэрчилгээ',
    case_taken: 'Шилжсэн',
    case_given: 'Хариуцах',
    security_changed: 'Хамгаалалт',
    proposal: 'Баталгаажуулах',
    audit_alarm: 'Аудит',
    bell: 'Мэдэгдэл',
    unread: '{count} шинэ мэдэгдэл',
    markAll: 'Бүгдийг уншсан болгох',
    empty: 'Мэдэгдэл алга байна',
    new: 'Шинэ',
    failed: 'Мэдэгдэл татаж чадсангүй',
  },
  en: {
    request_received: 'Service',
    request_next: 'Service',
    request_approved: 'Decided',
    request_declined: requestStateTexts.en.rejected,
    request_return: requestStateTexts.en.returned,
    invoice_received: 'Payable',
    request_expired: requestStateTexts.en.expired,
    expiry_near: 'Ends soon',
    company_invitation: 'Invitation',
    form_changed: 'Form renewed',
    certificate_changed: 'Certificate',
    case_taken: 'Taken over',
    case_given: 'Given to you',
    security_changed: 'Security',
    proposal: 'To confirm',
    audit_alarm: 'Audit',
    bell: 'Messages',
    unread: '{count, plural, one {# new message} other {# new messages}}',
    markAll: 'Mark all as read',
    empty: 'No messages',
    new: 'New',
    failed: 'Could not load messages',
  },
} as const satisfies Texts<Key>
