// Where a request stands: what to do now, how long it takes, what changed between rounds.
import type { Texts } from '../text.ts'

type Key =
  | 'nextTitle'
  | 'next_sent'
  | 'next_review'
  | 'next_payment'
  | 'next_receipt'
  | 'next_approved'
  | 'next_approvedPlain'
  | 'next_rejected'
  | 'next_expired'
  | 'next_returned'
  | 'startAnew'
  | 'closesUnpaid'
  | 'answerUntil'
  | 'payUntil'
  | 'returnedFor'
  | 'returnedForHelp'
  | 'fixed'
  | 'fixedCount'
  | 'notFixedWarning'
  | 'rounds'
  | 'roundsOpen'
  | 'round'
  | 'roundSent'
  | 'roundFirst'
  | 'roundSame'
  | 'roundChanges'
  | 'roundRemarks'
  | 'added'
  | 'removed'
  | 'changed'
  | 'was'
  | 'is'
  | 'empty'
  | 'summaryPdf'

export const requestCourseTexts = {
  mn: {
    nextTitle: 'Одоо юу хийх вэ?',
    next_sent: 'Одоогоор та юу ч хийх шаардлагагүй. Мэргэжилтэн хүсэлтийг хүлээн авмагц танд мэдэгдэнэ.',
    next_review: 'Одоогоор та юу ч хийх шаардлагагүй. Хүсэлтийг хянаж байна, шийдвэр гармагц танд мэдэгдэнэ.',
    next_payment: 'Төлбөрөө банкаар төлөөд баримтаа доор хавсаргана уу.',
    next_receipt: 'Баримтыг хүлээн авсан. Санхүүгийн ажилтан баталгаажуулмагц хяналт үргэлжилнэ.',
    next_approved: 'Хүсэлт шийдэгдсэн. Гэрчилгээгээ доороос нээх, татах боломжтой.',
    next_approvedPlain: 'Хүсэлт зөвшөөрөгдсөн. Одоогоор та юу ч хийх шаардлагагүй.',
    next_rejected:
      'Хүсэлтээс татгалзсан нь эцсийн шийдвэр. Тайлбарыг уншаад шаардлагатай бол шинээр хүсэлт гаргана уу.',
    next_expired:
      'Хугацаандаа засаж илгээгээгүй эсвэл төлбөр төлөөгүй тул хаагдсан. Шаардлагатай бол шинээр хүсэлт гаргана уу.',
    next_returned:
      'Тэмдэглэсэн талбаруудыг засаад дахин илгээнэ үү. Бусад талбар түгжээтэй, шаардлагатай бол нээж болно.',
    startAnew: 'Шинээр хүсэлт гаргах',
    closesUnpaid: 'Төлөхгүй бол хүсэлт {day} өдрөөс хойш хаагдана.',
    answerUntil: 'Засаж илгээх эцсийн өдөр',
    payUntil: 'Төлөх хугацаа',
    returnedFor: 'Илгээхийн өмнө нягтална уу',
    returnedForHelp: 'Энэ үйлчилгээний хүсэлтийг ихэвчлэн дараах мэдээллийн алдаанаас болж буцаадаг:',
    fixed: 'Зассан',
    fixedCount: 'Зассан тайлбар: {fixed}/{total}',
    notFixedWarning: 'Дараах тайлбарын талбарыг өөрчлөөгүй байна. Илгээхийн өмнө шалгана уу:',
    rounds: 'Илгээсэн түүх',
    roundsOpen: 'Өмнө илгээснийг харах',
    round: '{round}-р илгээлт',
    roundSent: '{time}-д илгээсэн',
    roundFirst: 'Анхны илгээлт.',
    roundSame: 'Өмнөх илгээлтээс өөрчлөлтгүй.',
    roundChanges: 'Өмнөх илгээлтээс өөрчлөгдсөн нь',
    roundRemarks: 'Буцаасан шалтгаан',
    added: 'Нэмсэн',
    removed: 'Хассан',
    changed: 'Өөрчилсөн',
    was: 'Өмнө',
    is: 'Одоо',
    empty: 'Хоосон',
    summaryPdf: 'Хүсэлтийг PDF-ээр татах',
  },
  en: {
    nextTitle: 'What to do now',
    next_sent: 'You don’t need to do anything. You will be told as soon as an inspector receives the request.',
    next_review: 'You don’t need to do anything. The request is being reviewed and you will be told of the decision.',
    next_payment: 'Please pay by bank and attach the receipt below.',
    next_receipt: 'The receipt has arrived. The review goes on as soon as the accountant confirms it.',
    next_approved: 'The request is decided. You can open and download the certificate below.',
    next_approvedPlain: 'The request was approved. You don’t need to do anything.',
    next_rejected: 'The rejection is final. Please read the remarks and make a new request if you need one.',
    next_expired:
      'It was closed because it was not corrected or paid in time. Please make a new request if you need one.',
    next_returned:
      'Please correct the marked fields and send the request again. Other fields are locked and can be opened if needed.',
    startAnew: 'Make a new request',
    closesUnpaid: 'Unless it is paid, the request is closed after {day}.',
    answerUntil: 'Last day to correct and send',
    payUntil: 'Due date',
    returnedFor: 'Please check before sending',
    returnedForHelp: 'Requests for this service are most often returned because of:',
    fixed: 'Corrected',
    fixedCount: '{fixed} of {total} remarks corrected',
    notFixedWarning: 'The fields of these remarks were not changed. Please check before sending:',
    rounds: 'What was sent before',
    roundsOpen: 'See what was sent before',
    round: 'Submission {round}',
    roundSent: 'Sent on {time}',
    roundFirst: 'The first sending.',
    roundSame: 'Nothing changed since the sending before.',
    roundChanges: 'Changed since the sending before',
    roundRemarks: 'Returned because of',
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    was: 'Before',
    is: 'Now',
    empty: 'Empty',
    summaryPdf: 'Download the request as PDF',
  },
} as const satisfies Texts<Key>
