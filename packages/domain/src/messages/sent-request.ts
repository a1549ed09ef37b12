// The page after a request was sent; what it says first stands in `requests.ts`, as documented.
import type { FeeState } from '../fee-state.ts'
import type { Texts } from '../text.ts'

type Key =
  | `fee_${FeeState}`
  | 'receipt'
  | 'number'
  | 'service'
  | 'sentAt'
  | 'organization'
  | 'day'
  | 'fee'
  | 'next'
  | 'course'
  | 'nextReceive'
  | 'nextDay'
  | 'nextNews'
  | 'nextReturn'
  | 'toList'
  | 'toRequest'
  | 'failed'
  | 'calendarTitle'

export const sentRequestTexts = {
  mn: {
    receipt: 'Илгээсэн хүсэлт',
    number: 'Хүсэлтийн дугаар',
    service: 'Үйлчилгээ',
    sentAt: 'Илгээсэн',
    organization: 'Хүлээн авах байгууллага',
    day: 'Шийдвэр гарах хугацаа',
    fee: 'Төлбөр',
    fee_none: 'Төлбөргүй',
    fee_due: '{amount}. Нэхэмжлэх хяналтын явцад ирнэ, одоо төлөх шаардлагагүй.',
    fee_invoiced: '{amount}. Нэхэмжлэх ирсэн байна.',
    fee_receipt: '{amount}. Баримтыг баталгаажуулж байна.',
    fee_paid: '{amount}. Төлсөн.',
    fee_waived: 'Төлбөрөөс чөлөөлсөн',
    next: 'Дараа нь юу болох вэ?',
    course: 'Хүсэлтийн явц',
    nextReceive: 'Мэргэжилтэн хүсэлтийг хүлээн авч, дараах шатаар хянана.',
    nextDay: 'Шийдвэр {day} хүртэл гарна. Засвар, төлбөр хүлээх хугацаа үүнд орохгүй.',
    nextNews: 'Явц бүрийг порталын хонх болон имэйлээр мэдэгдэнэ.',
    nextReturn: 'Засах зүйл байвал хүсэлт танд буцаж ирнэ. Тэмдэглэсэн талбарыг засаад дахин илгээнэ.',
    toList: 'Хүсэлтүүд рүү очих',
    toRequest: 'Хүсэлтийг харах',
    failed: 'Мэдээлэл ачаалж чадсангүй',
    calendarTitle: 'Шийдвэр гарах хугацаа: {service} ({number})',
  },
  en: {
    receipt: 'The request that was sent',
    number: 'Request number',
    service: 'Service',
    sentAt: 'Sent',
    organization: 'Receiving organisation',
    day: 'Decision expected by',
    fee: 'Fee',
    fee_none: 'Free of charge',
    fee_due: '{amount}. The invoice comes during the review; there is nothing to pay now.',
    fee_invoiced: '{amount}. The invoice has come.',
    fee_receipt: '{amount}. The receipt is being confirmed.',
    fee_paid: '{amount}. Paid.',
    fee_waived: 'The fee was waived',
    next: 'What happens next',
    course: 'The course of the request',
    nextReceive: 'An inspector receives the request and reviews it in these steps.',
    nextDay: 'It is decided by {day}. Time for corrections and payment is not counted.',
    nextNews: 'Every step is told by the bell of the portal and by e-mail.',
    nextReturn:
      'If something is to be corrected, the request comes back to you; correct the marked fields and send it again.',
    toList: 'Go to the requests',
    toRequest: 'View the request',
    failed: 'The information could not be loaded',
    calendarTitle: 'Decision expected: {service} ({number})',
  },
} as const satisfies Texts<Key>
