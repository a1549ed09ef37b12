// What people are told of certificates and of what belongs to their registers.
import { endsSoon } from './ends-soon.ts'
import type { NotificationEvent } from './notification-event.ts'
import * as places from './places.ts'

const changed = {
  type: 'certificate_changed',
  topic: 'decisions',
  tone: 'orange',
  label: { mn: 'Гэрчилгээ', en: 'Certificate' },
} as const

export const certificateEvents = {
  expiry_near: {
    ...endsSoon,
    sentence: {
      mn: '{number} дугаартай «{service}» гэрчилгээний хүчинтэй хугацаа {date}-нд дуусна. Сунгах хүсэлтээ цагт нь илгээнэ үү.',
      en: 'Certificate {number} for “{service}” ends on {date}. Please send the renewal in time.',
    },
    subject: { mn: 'Гэрчилгээний хугацаа дуусах дөхлөө: {number}', en: 'Certificate ends soon: {number}' },
    opens: places.endingCertificate,
  },
  calibration_near: {
    ...endsSoon,
    sentence: {
      mn: '{name} багажны баталгаажуулалтын хугацаа {date}-нд дуусна. Шинэ гэрчилгээг нь оруулна уу.',
      en: 'The calibration of {name} ends on {date}. Please upload the new certificate.',
    },
    subject: { mn: 'Багажны баталгаажуулалт дуусах дөхлөө: {date}', en: 'Calibration ends on {date}' },
    opens: places.equipment,
  },
  training_near: {
    ...endsSoon,
    sentence: {
      mn: '{name} ажилтны сургалтын хүчинтэй хугацаа {date}-нд дуусна. Шинэ гэрчилгээг нь оруулна уу.',
      en: 'The training of employee {name} ends on {date}. Please add the new certificate.',
    },
    subject: { mn: 'Ажилтны сургалтын хугацаа дуусах дөхлөө: {date}', en: 'Training of an employee ends on {date}' },
    opens: places.employees,
  },
  certificate_changed: {
    ...changed,
    sentence: {
      mn: '{number} дугаартай гэрчилгээг шинэчлэн олголоо. Шалтгаан: {reason}',
      en: 'Certificate {number} was issued anew. Reason: {reason}',
    },
    subject: { mn: 'Гэрчилгээг шинэчлэн олголоо: {number}', en: 'Certificate issued anew: {number}' },
    opens: places.certificate,
  },
  certificate_cancelled: {
    ...changed,
    sentence: {
      mn: '{number} дугаартай гэрчилгээг хүчингүй болголоо. Шалтгаан: {reason}',
      en: 'Certificate {number} was cancelled. Reason: {reason}',
    },
    subject: { mn: 'Гэрчилгээг хүчингүй болголоо: {number}', en: 'Certificate cancelled: {number}' },
    opens: places.certificate,
  },
  certificate_reinstated: {
    ...changed,
    sentence: {
      mn: '{number} дугаартай гэрчилгээг хүчинтэй болгож сэргээлээ. Шалтгаан: {reason}',
      en: 'Certificate {number} is valid again. Reason: {reason}',
    },
    subject: { mn: 'Гэрчилгээг сэргээлээ: {number}', en: 'Certificate valid again: {number}' },
    opens: places.certificate,
  },
  certificate_validity: {
    ...changed,
    sentence: {
      mn: '{number} дугаартай гэрчилгээний хүчинтэй хугацаа {from} – {to} боллоо. Шалтгаан: {reason}',
      en: 'Certificate {number} is now valid from {from} to {to}. Reason: {reason}',
    },
    subject: { mn: 'Гэрчилгээний хугацаа өөрчлөгдлөө: {number}', en: 'Validity of certificate changed: {number}' },
    opens: places.certificate,
  },
  certificate_suspended: {
    ...changed,
    sentence: {
      mn: '{number} дугаартай гэрчилгээг түдгэлзүүллээ. Түдгэлзүүлсэн хугацаа: {from} – {until}. Энэ хугацаанд гэрчилгээ хүчингүй. Шалтгаан: {reason}',
      en: 'Certificate {number} is suspended from {from} to {until} and not valid meanwhile. Reason: {reason}',
    },
    subject: { mn: 'Гэрчилгээг түдгэлзүүллээ: {number}', en: 'Certificate suspended: {number}' },
    opens: places.certificate,
  },
  certificate_suspension_lifted: {
    ...changed,
    sentence: {
      mn: '{number} дугаартай гэрчилгээний түдгэлзүүлэлтийг цуцаллаа. Гэрчилгээ хүчинтэй. Шалтгаан: {reason}',
      en: 'The suspension of certificate {number} was lifted. The certificate is valid. Reason: {reason}',
    },
    subject: { mn: 'Түдгэлзүүлэлтийг цуцаллаа: {number}', en: 'Suspension lifted: {number}' },
    opens: places.certificate,
  },
  certificate_suspension_over: {
    ...changed,
    sentence: {
      mn: '{number} дугаартай гэрчилгээний түдгэлзүүлсэн хугацаа дууслаа (сүүлийн өдөр нь {until}). Гэрчилгээ дахин хүчинтэй боллоо.',
      en: 'The suspension of certificate {number} ended on {until}. The certificate is valid again.',
    },
    subject: { mn: 'Түдгэлзүүлсэн хугацаа дууслаа: {number}', en: 'Suspension over: {number}' },
    opens: places.certificate,
  },
  certificate_limited: {
    ...changed,
    sentence: {
      mn: '{number} дугаартай гэрчилгээгээр зөвшөөрсний зарим хэсгийг хязгаарлалаа: {limits}. Шалтгаан: {reason}',
      en: 'A part of what certificate {number} permits was limited: {limits}. Reason: {reason}',
    },
    subject: { mn: 'Гэрчилгээг хэсэгчлэн хязгаарлалаа: {number}', en: 'Certificate limited in part: {number}' },
    opens: places.certificate,
  },
  certificate_limitation_lifted: {
    ...changed,
    sentence: {
      mn: '{number} дугаартай гэрчилгээний хязгаарлалтыг цуцаллаа. Шалтгаан: {reason}',
      en: 'The limitation of certificate {number} was lifted. Reason: {reason}',
    },
    subject: { mn: 'Хязгаарлалтыг цуцаллаа: {number}', en: 'Limitation lifted: {number}' },
    opens: places.certificate,
  },
} as const satisfies Readonly<Record<string, NotificationEvent>>
