// What a person is told, in the bell and by e-mail.
import type { Texts } from '../text.ts'

/** Kinds of messages (REQ-NOTI-03…07). */
export const NotificationType = {
  request_received: 'request_received',
  request_next: 'request_next',
  request_approved: 'request_approved',
  request_declined: 'request_declined',
  request_return: 'request_return',
  invoice_received: 'invoice_received',
} as const
export type NotificationType = (typeof NotificationType)[keyof typeof NotificationType]

type Key = NotificationType | 'receipt_returned' | 'greeting' | 'open' | 'footer'

export const notificationTexts = {
  mn: {
    request_received: '«{service}» үйлчилгээний {number} дугаартай хүсэлтийг хүлээн авлаа.',
    request_next: '{number} дугаартай хүсэлт хяналтын дараагийн шатанд шилжлээ.',
    request_approved: '{number} дугаартай хүсэлт шийдвэрлэгдэж, зөвшөөрөгдлөө.',
    request_declined: '{number} дугаартай хүсэлтээс татгалзлаа. Тайлбарыг нээж уншина уу.',
    request_return: '{number} дугаартай хүсэлтийг засварлуулахаар буцаалаа. Тайлбарын дагуу засаад дахин илгээнэ үү.',
    invoice_received: '{number} дугаартай хүсэлтэд {amount} дүнтэй {invoice} нэхэмжлэх ирлээ. Төлөх хугацаа: {due}.',
    receipt_returned: '{invoice} нэхэмжлэхийн баримтыг буцаалаа: {reason}',
    greeting: 'Сайн байна уу, {name}.',
    open: 'Дэлгэрэнгүй:',
    footer: 'Энэ и-мэйлд хариу бичих шаардлагагүй. Лавлах утас 1800-1286.',
  },
  en: {
    request_received: 'Request {number} for “{service}” was received.',
    request_next: 'Request {number} moved to the next step of the review.',
    request_approved: 'Request {number} was decided and approved.',
    request_declined: 'Request {number} was rejected. Please open it to read the remarks.',
    request_return: 'Request {number} was returned for correction. Please follow the remarks and send it again.',
    invoice_received: 'Invoice {invoice} of {amount} was raised for request {number}. Due date: {due}.',
    receipt_returned: 'The receipt of invoice {invoice} was sent back: {reason}',
    greeting: 'Hello {name},',
    open: 'Details:',
    footer: 'Please do not reply to this e-mail. Information: 1800-1286.',
  },
} as const satisfies Texts<Key>
