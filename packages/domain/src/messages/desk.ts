// The desk of a client: what waits and what is under way (REQ-DESK).
import type { DeskTaskKind } from '../desk/tasks.ts'
import type { Texts } from '../text.ts'

type Key =
  | `kind_${DeskTaskKind}`
  | `act_${DeskTaskKind}`
  | `left_${'late' | 'now' | 'soon' | 'later'}`
  | 'waiting'
  | 'waitingCount'
  | 'nothingWaits'
  | 'moreWaits'
  | 'failed'
  | 'until'
  | 'noDay'
  | 'number'
  | 'underWay'
  | 'nothingUnderWay'
  | 'moreUnderWay'
  | 'expected'
  | 'expectedPaused'
  | 'course'
  | 'stationReceived'
  | 'at_done'
  | 'at_now'
  | 'at_later'
  | 'shortcuts'
  | 'takeService'
  | 'continueDraft'
  | 'findCertificate'
  | 'registerCompany'
  | 'ownData'
  | 'showOwnData'
  | 'quarterTitle'
  | 'quarterPart'
  | 'reportTitle'

export const deskTexts = {
  mn: {
    kind_payment: 'Төлбөр төлөх',
    kind_returned: 'Засаж илгээх',
    kind_quarter: 'Тайлан илгээх',
    kind_certificate: 'Гэрчилгээний хугацаа дуусах',
    kind_training: 'Сургалтын хугацаа дуусах',
    kind_calibration: 'Баталгаажуулалтын хугацаа дуусах',
    kind_invitation: 'Урилга',
    act_payment: 'Төлөх',
    act_returned: 'Засах',
    act_quarter: 'Тайлан бөглөх',
    act_certificate: 'Сунгах',
    act_training: 'Шинэчлэх',
    act_calibration: 'Шинэчлэх',
    act_invitation: 'Хариулах',
    left_late: 'Хугацаа {days} хоногоор хэтэрсэн',
    left_now: '{days, plural, =0 {Өнөөдөр дуусна} =1 {Маргааш дуусна} other {# хоног үлдсэн}}',
    left_soon: '{days} хоног үлдсэн',
    left_later: '{days} хоног үлдсэн',
    waiting: 'Таныг хүлээж байгаа зүйлс',
    waitingCount: 'Танаас хийх {count} зүйл байна.',
    nothingWaits: 'Одоогоор танаас хийх зүйл алга.',
    moreWaits: 'Зөвхөн хамгийн яаралтайг нь харуулж байна. Бусдыг доорх жагсаалтаас үзнэ үү.',
    failed: 'Танаас хийх зүйлсийг ачаалж чадсангүй',
    until: '{day} хүртэл',
    noDay: 'Эцсийн өдөр тогтоогоогүй',
    number: 'Дугаар',
    underWay: 'Явагдаж байгаа',
    nothingUnderWay: 'Шийдвэрлэж байгаа хүсэлт алга.',
    moreUnderWay: 'Бүх хүсэлтийг харах',
    expected: 'Шийдвэр гарах хугацаа: {day}',
    expectedPaused: 'Төлбөр баталгаажсаны дараа хугацаа үргэлжилнэ.',
    course: '{number} хүсэлтийн явц',
    stationReceived: 'Хүлээн авах',
    at_done: 'Дууссан',
    at_now: 'Одоо',
    at_later: 'Дараа',
    shortcuts: 'Товч холбоос',
    takeService: 'Үйлчилгээ авах',
    continueDraft: 'Ноорог үргэлжлүүлэх: {title}',
    findCertificate: 'Гэрчилгээ шалгах',
    registerCompany: 'Байгууллага бүртгүүлэх',
    ownData: 'Миний мэдээлэл',
    showOwnData: 'Регистр, утас, имэйл, хаяг, байгууллага',
    quarterTitle: '{year} оны {season}-р улирлын АМНАТ-ийн тайлан',
    quarterPart: '{year} оны {season}-р улирлын АМНАТ-ийн тайлан ({before} тайлангаас {sent} нь илгээгдсэн)',
    reportTitle: 'АМНАТ-ийн тайлан',
  },
  en: {
    kind_payment: 'To pay',
    kind_returned: 'To correct and send',
    kind_quarter: 'Report to send',
    kind_certificate: 'Certificate ends',
    kind_training: 'Training ends',
    kind_calibration: 'Calibration ends',
    kind_invitation: 'Invitation',
    act_payment: 'Pay',
    act_returned: 'Correct',
    act_quarter: 'Fill in the report',
    act_certificate: 'Renew',
    act_training: 'Update',
    act_calibration: 'Update',
    act_invitation: 'Answer',
    left_late: '{days, plural, one {# day over} other {# days over}}',
    left_now: '{days, plural, =0 {Ends today} =1 {Ends tomorrow} other {# days left}}',
    left_soon: '{days, plural, one {# day left} other {# days left}}',
    left_later: '{days, plural, one {# day left} other {# days left}}',
    waiting: 'What waits for you',
    waitingCount: '{count, plural, one {# thing waits for you.} other {# things wait for you.}}',
    nothingWaits: 'Nothing waits for you now.',
    moreWaits: 'Only the most urgent are shown. The others are in the list below.',
    failed: 'What waits for you could not be loaded',
    until: 'until {day}',
    noDay: 'No last day is set',
    number: 'Number',
    underWay: 'Under way',
    nothingUnderWay: 'No request is being decided.',
    moreUnderWay: 'See all requests',
    expected: 'Decision expected by {day}',
    expectedPaused: 'The time goes on when the payment is confirmed.',
    course: 'The course of {number}',
    stationReceived: 'Receiving',
    at_done: 'Done',
    at_now: 'Now',
    at_later: 'Later',
    shortcuts: 'Shortcuts',
    takeService: 'Take a service',
    continueDraft: 'Continue the draft: {title}',
    findCertificate: 'Check a certificate',
    registerCompany: 'Register an organisation',
    ownData: 'My data',
    showOwnData: 'Register number, phone, e-mail, address, organisations',
    quarterTitle: 'Fee report of quarter {season}, {year}',
    quarterPart: 'Fee report of quarter {season}, {year} ({sent} of {before} sent)',
    reportTitle: 'Fee report',
  },
} as const satisfies Texts<Key>
