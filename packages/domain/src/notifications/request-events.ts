// What people are told of their requests, and officers of those that change hands.
import { requestStateTexts } from '../messages/states.ts'
import { endsSoon } from './ends-soon.ts'
import type { NotificationEvent } from './notification-event.ts'
import * as places from './places.ts'

const inReview = { topic: 'requests', tone: 'blue', label: { mn: 'Үйлчилгээ', en: 'Service' } } as const
const form = {
  type: 'form_changed',
  topic: 'requests',
  tone: 'orange',
  label: { mn: 'Маягт шинэчлэгдсэн', en: 'Form renewed' },
} as const

export const requestEvents = {
  request_received: {
    ...inReview,
    type: 'request_received',
    sentence: {
      mn: '«{service}» үйлчилгээний {number} дугаартай хүсэлтийг хүлээн авлаа.',
      en: 'Request {number} for “{service}” was received.',
    },
    subject: { mn: 'Хүсэлтийг хүлээн авлаа: {number}', en: 'Request received: {number}' },
    opens: places.request,
  },
  request_next: {
    ...inReview,
    type: 'request_next',
    sentence: {
      mn: '{number} дугаартай хүсэлт хяналтын дараагийн шатанд шилжлээ.',
      en: 'Request {number} moved to the next step of the review.',
    },
    subject: {
      mn: 'Хүсэлт дараагийн шатанд шилжлээ: {number}',
      en: 'Request at the next step of the review: {number}',
    },
    opens: places.request,
  },
  request_approved: {
    type: 'request_approved',
    topic: 'decisions',
    tone: 'green',
    label: { mn: 'Шийдвэрлэсэн', en: 'Decided' },
    sentence: {
      mn: '{number} дугаартай хүсэлт шийдвэрлэгдэж, зөвшөөрөгдлөө.',
      en: 'Request {number} was decided and approved.',
    },
    subject: { mn: 'Хүсэлтийг зөвшөөрлөө: {number}', en: 'Request approved: {number}' },
    opens: places.request,
  },
  request_declined: {
    type: 'request_declined',
    topic: 'decisions',
    tone: 'red',
    label: { mn: requestStateTexts.mn.rejected, en: requestStateTexts.en.rejected },
    sentence: {
      mn: '{number} дугаартай хүсэлтийг зөвшөөрөхөөс татгалзлаа. Тайлбарыг нээж уншина уу.',
      en: 'Request {number} was rejected. Please open it to read the remarks.',
    },
    subject: { mn: 'Хүсэлтийг зөвшөөрөхөөс татгалзлаа: {number}', en: 'Request rejected: {number}' },
    opens: places.request,
  },
  request_return: {
    type: 'request_return',
    topic: 'decisions',
    tone: 'red',
    label: { mn: requestStateTexts.mn.returned, en: requestStateTexts.en.returned },
    sentence: {
      mn: '{number} дугаартай хүсэлтийг засварлуулахаар буцаалаа. Тайлбарын дагуу засаад дахин илгээнэ үү.',
      en: 'Request {number} was returned for correction. Please follow the remarks and send it again.',
    },
    subject: { mn: 'Хүсэлтийг засварлуулахаар буцаалаа: {number}', en: 'Request returned for correction: {number}' },
    opens: places.request,
  },
  request_expired: {
    type: 'request_expired',
    topic: 'decisions',
    tone: 'red',
    label: { mn: requestStateTexts.mn.expired, en: requestStateTexts.en.expired },
    sentence: {
      mn: '{number} дугаартай хүсэлтийн хугацаа дуусаж, хаагдлаа. Шаардлагатай бол шинээр хүсэлт гаргана уу.',
      en: 'Request {number} has expired and is closed. Please make a new request if you need one.',
    },
    subject: { mn: 'Хүсэлтийн хугацаа дуусаж, хаагдлаа: {number}', en: 'Request expired and closed: {number}' },
    opens: places.request,
  },
  request_near: {
    ...endsSoon,
    sentence: {
      mn: '{number} дугаартай хүсэлт {date} өнгөрмөгц хаагдана. Түүнээс өмнө тайлбарын дагуу засаж дахин илгээнэ үү.',
      en: 'Request {number} will be closed after {date}. Please correct and send it again before then.',
    },
    subject: { mn: 'Хүсэлтийн хугацаа дуусах дөхлөө: {number}', en: 'Request will be closed soon: {number}' },
    opens: places.request,
  },
  form_changed: {
    ...form,
    sentence: {
      mn: '{number} дугаартай хүсэлтийн маягт шинэчлэгдсэн тул зарим хариулт хуучин хэвээрээ тохирохгүй боллоо. Тэдгээрийг тусад нь хадгалсан. Хүсэлтээ нээж шалгана уу.',
      en: 'The form of request {number} was renewed and some of your answers no longer fit. They are kept aside. Please open the request and check it.',
    },
    subject: {
      mn: 'Маягт шинэчлэгдсэн тул хариултаа шалгана уу: {number}',
      en: 'Form renewed, please check your answers: {number}',
    },
    opens: places.request,
  },
  form_renewed: {
    ...form,
    sentence: {
      mn: '{number} дугаартай хүсэлтийн маягт шинэчлэгдлээ. Бөглөсөн хариултууд тань хэвээр байна. Хүсэлтээ нээж үргэлжлүүлнэ үү.',
      en: 'The form of request {number} was renewed. All your answers are kept. Please open the request and go on.',
    },
    subject: { mn: 'Хүсэлтийн маягт шинэчлэгдлээ: {number}', en: 'Form of your request renewed: {number}' },
    opens: places.request,
  },
  form_offered: {
    ...form,
    sentence: {
      mn: '{number} дугаартай буцаагдсан хүсэлтийн маягт шинэчлэгдсэн байна. Хуучин маягтаараа үргэлжлүүлж болно. Шинэ маягтад шилжих бол хүсэлтээ нээж сонгоно уу.',
      en: 'The form of the returned request {number} was renewed. You may go on with the old form. To take the new one, please open the request and choose.',
    },
    subject: {
      mn: 'Буцаагдсан хүсэлтийн маягт шинэчлэгдлээ: {number}',
      en: 'Form of your returned request renewed: {number}',
    },
    opens: places.request,
  },
  case_taken: {
    type: 'case_taken',
    topic: 'requests',
    tone: 'orange',
    label: { mn: 'Шилжсэн', en: 'Taken over' },
    sentence: {
      mn: 'Таны хариуцаж байсан {number} дугаартай хүсэлтийг {by} хариуцаж авлаа.',
      en: '{by} has taken over request {number}, which you held.',
    },
    subject: {
      mn: 'Хүсэлтийг өөр албан хаагч хариуцлаа: {number}',
      en: 'Request taken over by another officer: {number}',
    },
    opens: places.deskRequest,
  },
  case_given: {
    type: 'case_given',
    topic: 'requests',
    tone: 'blue',
    label: { mn: 'Хариуцах', en: 'Given to you' },
    sentence: {
      mn: '{by} танд {number} дугаартай хүсэлтийг хариуцуулж өглөө.',
      en: '{by} has given you request {number}.',
    },
    subject: { mn: 'Танд хүсэлт хариуцуулж өглөө: {number}', en: 'Request given to you: {number}' },
    opens: places.deskRequest,
  },
  agency_wrote: {
    type: 'message',
    topic: 'requests',
    tone: 'orange',
    label: { mn: 'Захидал', en: 'Message' },
    sentence: {
      mn: '{number} дугаартай хүсэлтийн талаар байгууллага танд захидал бичлээ. Хүсэлтээ нээж уншина уу.',
      en: 'The agency wrote to you about request {number}. Please open the request to read it.',
    },
    subject: { mn: 'Хүсэлтийн талаар захидал ирлээ: {number}', en: 'Message about your request: {number}' },
    opens: places.request,
  },
  question_asked: {
    type: 'message',
    topic: 'requests',
    tone: 'orange',
    label: { mn: 'Захидал', en: 'Message' },
    sentence: {
      mn: 'Таны хариуцаж буй {number} дугаартай хүсэлтийн талаар {by} захидал бичлээ.',
      en: '{by} wrote about request {number}, which you hold.',
    },
    subject: { mn: 'Хүсэлтийн талаар захидал ирлээ: {number}', en: 'Message about a request that you hold: {number}' },
    opens: places.deskRequest,
  },
} as const satisfies Readonly<Record<string, NotificationEvent>>
