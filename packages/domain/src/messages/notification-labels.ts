// Labels of messages by type (REQ-NOTI-03…07) and the words of the bell.
import type { Texts } from '../text.ts'

type Key =
  | 'request_received'
  | 'request_next'
  | 'request_approved'
  | 'request_declined'
  | 'request_return'
  | 'invoice_received'
  | 'bell'
  | 'unread'
  | 'markAll'
  | 'empty'
  | 'new'

/** The colour of each type; a word always stands beside it. */
export const notificationTone = {
  request_received: 'blue',
  request_next: 'blue',
  request_approved: 'green',
  request_declined: 'red',
  request_return: 'red',
  invoice_received: 'orange',
} as const

export const notificationTexts = {
  mn: {
    request_received: 'Үйлчилгээ',
    request_next: 'Үйлчилгээ',
    request_approved: 'Шийдвэрлэсэн',
    request_declined: 'Татгалзсан',
    request_return: 'Буцаагдсан',
    invoice_received: 'Төлбөр төлөх',
    bell: 'Мэдэгдэл',
    unread: '{count} шинэ мэдэгдэл',
    markAll: 'Бүгдийг уншсан болгох',
    empty: 'Мэдэгдэл алга байна',
    new: 'Шинэ',
  },
  en: {
    request_received: 'Service',
    request_next: 'Service',
    request_approved: 'Decided',
    request_declined: 'Rejected',
    request_return: 'Returned',
    invoice_received: 'Payable',
    bell: 'Messages',
    unread: '{count, plural, one {# new message} other {# new messages}}',
    markAll: 'Mark all as read',
    empty: 'No messages',
    new: 'New',
  },
} as const satisfies Texts<Key>
