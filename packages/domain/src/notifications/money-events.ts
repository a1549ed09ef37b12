// What people are told of invoices and fees.
import { requestStateTexts } from '../messages/states.ts'
import { endsSoon } from './ends-soon.ts'
import type { NotificationEvent } from './notification-event.ts'
import * as places from './places.ts'

const payable = {
  type: 'invoice_received',
  topic: 'payments',
  tone: 'orange',
  label: { mn: requestStateTexts.mn.payment, en: 'Payable' },
} as const

export const moneyEvents = {
  invoice_received: {
    ...payable,
    sentence: {
      mn: '{number} дугаартай хүсэлтэд {amount} дүнтэй {invoice} нэхэмжлэх ирлээ. Төлөх хугацаа: {due}.',
      en: 'Invoice {invoice} of {amount} was raised for request {number}. Due date: {due}.',
    },
    subject: { mn: 'Нэхэмжлэх ирлээ: {invoice}', en: 'Invoice to pay: {invoice}' },
    opens: places.invoice,
  },
  receipt_returned: {
    ...payable,
    sentence: {
      mn: '{invoice} нэхэмжлэхийн баримтыг буцаалаа: {reason}',
      en: 'The receipt of invoice {invoice} was sent back: {reason}',
    },
    subject: { mn: 'Төлбөрийн баримтыг буцаалаа: {invoice}', en: 'Receipt sent back: {invoice}' },
    opens: places.invoice,
  },
  payment_near: {
    ...endsSoon,
    sentence: {
      mn: '{number} дугаартай хүсэлтийн {invoice} нэхэмжлэх төлөгдөөгүй байна. Төлөх хугацаа: {due}. Төлөөгүй бол хүсэлт {date} өнгөрмөгц хаагдана.',
      en: 'Invoice {invoice} of request {number} is unpaid. Due date: {due}. Unless it is paid, the request will be closed after {date}.',
    },
    subject: { mn: 'Нэхэмжлэх төлөгдөөгүй байна: {invoice}', en: 'Invoice unpaid: {invoice}' },
    opens: places.invoice,
  },
  payment_short: {
    ...payable,
    sentence: {
      mn: '{invoice} нэхэмжлэхэд {received} төлөгдсөн нь дутуу байна. Үлдсэн {rest} дүнг төлнө үү.',
      en: '{received} of invoice {invoice} has arrived, which is too little. Please pay the rest, {rest}.',
    },
    subject: { mn: 'Нэхэмжлэхийг дутуу төлсөн: {invoice}', en: 'Invoice paid in part: {invoice}' },
    opens: places.invoice,
  },
  payment_returned: {
    type: 'invoice_received',
    topic: 'payments',
    tone: 'blue',
    label: { mn: 'Төлбөр буцаасан', en: 'Payment returned' },
    sentence: {
      mn: '{invoice} нэхэмжлэхэд илүү төлсөн {amount} дүнг танд буцаалаа.',
      en: '{amount} that you had paid too much for invoice {invoice} was returned to you.',
    },
    subject: { mn: 'Илүү төлбөрийг буцаалаа: {invoice}', en: 'Payment returned: {invoice}' },
    opens: places.invoice,
  },
  payment_to_return: {
    type: 'other',
    topic: 'payments',
    tone: 'orange',
    label: { mn: 'Буцаах төлбөр', en: 'Payment to return' },
    sentence: {
      mn: 'Төлөгчид буцаах төлбөр байна. Нэхэмжлэх: {invoice}. Дүн: {amount}.',
      en: 'Money has to be returned to its payer. Invoice: {invoice}. Amount: {amount}.',
    },
    subject: { mn: 'Буцаах төлбөр: {invoice}', en: 'Payment to return: {invoice}' },
    opens: places.onlinePayments,
  },
  fee_waived: {
    type: 'invoice_received',
    topic: 'payments',
    tone: 'green',
    label: { mn: 'Төлбөрөөс чөлөөлсөн', en: 'Fee waived' },
    sentence: {
      mn: '{number} дугаартай хүсэлтийн {amount} төлбөрөөс таныг чөлөөллөө. Төлбөр төлөх шаардлагагүй.',
      en: 'The fee of {amount} for request {number} was waived. You do not have to pay it.',
    },
    subject: { mn: 'Төлбөрөөс чөлөөллөө: {number}', en: 'Fee waived: {number}' },
    opens: places.request,
  },
} as const satisfies Readonly<Record<string, NotificationEvent>>
