// What a person is told, in the bell and by e-mail; what stands around it there is in mails.ts.
import type { Texts } from '../text.ts'

/** Kinds of messages (REQ-NOTI-03…07), with what ends soon and invitations beside the documented six. */
export const NotificationType = {
  request_received: 'request_received',
  request_next: 'request_next',
  request_approved: 'request_approved',
  request_declined: 'request_declined',
  request_return: 'request_return',
  invoice_received: 'invoice_received',
  request_expired: 'request_expired',
  expiry_near: 'expiry_near',
  company_invitation: 'company_invitation',
  form_changed: 'form_changed',
  certificate_changed: 'certificate_changed',
  case_taken: 'case_taken',
  case_given: 'case_given',
  security_changed: 'security_changed',
  proposal: 'proposal',
  audit_alarm: 'audit_alarm',
} as const
export type NotificationType = (typeof NotificationType)[keyof typeof NotificationType]

/** What happened to a person's second factors; the audit names the act alike. */
export type SecurityChange =
  | 'add_passkey'
  | 'remove_passkey'
  | 'add_app'
  | 'remove_app'
  | 'renew_recovery_codes'
  | 'use_recovery_code'
  | 'reset_second_factor'

/** Other sentences of a type than its own. */
export type OtherSentence =
  | SecurityChange
  | 'certificate_cancelled'
  | 'certificate_reinstated'
  | 'certificate_validity'
  | 'receipt_returned'
  | 'training_near'
  | 'request_near'
  | 'payment_near'
  | 'fee_waived'
  | 'calibration_near'
  | 'food_suspended'
  | 'food_restored'
  | 'food_reopened'
  | 'fee_report_registered'
  | 'fee_report_suspended'
  | 'late_report_approved'
  | 'late_report_rejected'
  | 'form_renewed'
  | 'form_offered'
  | 'proposal_confirmed'
  | 'proposal_refused'
  | 'proposal_expired'
  | 'done_from_server'

type Key = NotificationType | OtherSentence

export const notificationTexts = {
  mn: {
    request_received: '«{service}» үйлчилгээний {number} дугаартай хүсэлтийг хүлээн авлаа.',
    request_next: '{number} дугаартай хүсэлт хяналтын дараагийн шатанд шилжлээ.',
    request_approved: '{number} дугаартай хүсэлт шийдвэрлэгдэж, зөвшөөрөгдлөө.',
    request_declined: '{number} дугаартай хүсэлтийг зөвшөөрөхөөс татгалзлаа. Тайлбарыг нээж уншина уу.',
    request_return: '{number} дугаартай хүсэлтийг засварлуулахаар буцаалаа. Тайлбарын дагуу засаад дахин илгээнэ үү.',
    invoice_received: '{number} дугаартай хүсэлтэд {amount} дүнтэй {invoice} нэхэмжлэх ирлээ. Төлөх хугацаа: {due}.',
    request_expired:
      '{number} дугаартай хүсэлтийн хугацаа дуусаж, хаагдлаа. Шаардлагатай бол шинээр хүсэлт гаргана уу.',
    receipt_returned: '{invoice} нэхэмжлэхийн баримтыг буцаалаа: {reason}',
    expiry_near:
      '{number} дугаартай «{service}» гэрчилгээний хүчинтэй хугацаа {date}-нд дуусна. Сунгах хүсэлтээ цагт нь илгээнэ үү.',
    request_near:
      '{number} дугаартай хүсэлт {date} өнгөрмөгц хаагдана. Түүнээс өмнө тайлбарын дагуу засаж дахин илгээнэ үү.',
    payment_near:
      '{number} дугаартай хүсэлтийн {invoice} нэхэмжлэх төлөгдөөгүй байна. Төлөх хугацаа: {due}. Төлөөгүй бол хүсэлт {date} өнгөрмөгц хаагдана.',
    fee_waived: '{number} дугаартай хүсэлтийн {amount} төлбөрөөс таныг чөлөөллөө. Төлбөр төлөх шаардлагагүй.',
    calibration_near: '{name} багажны баталгаажуулалтын хугацаа {date}-нд дуусна. Шинэ гэрчилгээг нь оруулна уу.',
    training_near: '{name} ажилтны сургалтын хүчинтэй хугацаа {date}-нд дуусна. Шинэ гэрчилгээг нь оруулна уу.',
    company_invitation: '{by} таныг «{company}» байгууллагын гишүүн болохыг урьж байна. Урилга {date} хүртэл хүчинтэй.',
    form_changed:
      '{number} дугаартай хүсэлтийн маягт шинэчлэгдсэн тул зарим хариулт хуучин хэвээрээ тохирохгүй боллоо. Тэдгээрийг тусад нь хадгалсан. Хүсэлтээ нээж шалгана уу.',
    form_renewed:
      '{number} дугаартай хүсэлтийн маягт шинэчлэгдлээ. Бөглөсөн хариултууд тань хэвээр байна. Хүсэлтээ нээж үргэлжлүүлнэ үү.',
    form_offered:
      '{number} дугаартай буцаагдсан хүсэлтийн маягт шинэчлэгдсэн байна. Хуучин маягтаараа үргэлжлүүлж болно. Шинэ маягтад шилжих бол хүсэлтээ нээж сонгоно уу.',
    certificate_changed: '{number} дугаартай гэрчилгээг шинэчлэн олголоо. Шалтгаан: {reason}',
    certificate_cancelled: '{number} дугаартай гэрчилгээг хүчингүй болголоо. Шалтгаан: {reason}',
    certificate_reinstated: '{number} дугаартай гэрчилгээг хүчинтэй болгож сэргээлээ. Шалтгаан: {reason}',
    certificate_validity: '{number} дугаартай гэрчилгээний хүчинтэй хугацаа {from} – {to} боллоо. Шалтгаан: {reason}',
    food_suspended: '{number} дугаартай хүнсний объектын бүртгэлийг түдгэлзүүллээ. Шалтгаан: {reason}',
    food_restored: '{number} дугаартай хүнсний объектын бүртгэлийг сэргээлээ. Шалтгаан: {reason}',
    food_reopened: '{number} дугаартай бүртгэлийг дахин нээлээ. Мэдээллээ засаад илгээнэ үү. Тайлбар: {reason}',
    fee_report_registered: '{number} дугаартай тайланг бүртгэлээ.',
    fee_report_suspended: '{number} дугаартай тайланг түдгэлзүүллээ. Тайлбарыг нээж уншина уу.',
    late_report_approved: '{company}: {year} оны {season}-р улирлын тайланг {date} хүртэл илгээх боломжтой боллоо.',
    late_report_rejected:
      '{company}: {year} оны {season}-р улирлын тайланг хоцорч илгээх хүсэлтийг зөвшөөрөхөөс татгалзлаа. Шалтгаан: {reason}',
    case_taken: 'Таны хариуцаж байсан {number} дугаартай хүсэлтийг {by} хариуцаж авлаа.',
    case_given: '{by} танд {number} дугаартай хүсэлтийг хариуцуулж өглөө.',
    security_changed: 'Таны нэвтрэлтийн хамгаалалт өөрчлөгдлөө.',
    add_passkey:
      'Таны эрхэд “{name}” түлхүүр нэмэгдлээ. Та өөрөө нэмээгүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
    remove_passkey:
      'Таны эрхээс “{name}” түлхүүрийг устгалаа. Та өөрөө устгаагүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
    add_app:
      'Таны эрхэд баталгаажуулах кодын апп холбогдлоо. Та өөрөө холбоогүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
    remove_app:
      'Таны эрхээс баталгаажуулах кодын аппыг салгалаа. Та өөрөө салгаагүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
    renew_recovery_codes:
      'Таны нөөц кодууд шинэчлэгдлээ. Та өөрөө шинэчлээгүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
    use_recovery_code:
      'Таны эрхэд нөөц код ашиглалаа. Үлдсэн нөөц код: {count}. Та өөрөө ашиглаагүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
    reset_second_factor:
      'Таны хоёр дахь баталгаажуулалтыг цуцалж, бүх нэвтрэлтийг дуусгалаа. Та хүсээгүй бол байгууллагад даруй мэдэгдэнэ үү.',
    proposal: '{by} санал гаргалаа. {what}: {about}. Нээж үзээд баталгаажуулах эсвэл татгалзана уу.',
    proposal_confirmed: '{by} таны саналыг баталгаажууллаа. {what}: {about}.',
    proposal_refused: '{by} таны саналаас татгалзлаа. {what}: {about}. Шалтгаан: {reason}',
    proposal_expired: 'Таны саналыг хугацаанд нь баталгаажуулаагүй тул хаалаа. {what}: {about}.',
    done_from_server: 'Серверийн командаар гүйцэтгэлээ. {what}: {about}. Та мэдээгүй бол яаралтай шалгана уу.',
    audit_alarm: 'Аудит {count} зөрүү илрүүллээ. {finding} Аудитын дэлгэцийг нээж, шалтгааныг нь тодруулна уу.',
  },
  en: {
    request_received: 'Request {number} for “{service}” was received.',
    request_next: 'Request {number} moved to the next step of the review.',
    request_approved: 'Request {number} was decided and approved.',
    request_declined: 'Request {number} was rejected. Please open it to read the remarks.',
    request_return: 'Request {number} was returned for correction. Please follow the remarks and send it again.',
    invoice_received: 'Invoice {invoice} of {amount} was raised for request {number}. Due date: {due}.',
    request_expired: 'Request {number} has expired and is closed. Please make a new request if you need one.',
    receipt_returned: 'The receipt of invoice {invoice} was sent back: {reason}',
    expiry_near: 'Certificate {number} for “{service}” ends on {date}. Please send the renewal in time.',
    request_near: 'Request {number} will be closed after {date}. Please correct and send it again before then.',
    payment_near:
      'Invoice {invoice} of request {number} is unpaid. Due date: {due}. Unless it is paid, the request will be closed after {date}.',
    fee_waived: 'The fee of {amount} for request {number} was waived. You do not have to pay it.',
    calibration_near: 'The calibration of {name} ends on {date}. Please upload the new certificate.',
    training_near: 'The training of employee {name} ends on {date}. Please add the new certificate.',
    company_invitation: '{by} invites you to act for “{company}”. The invitation holds until {date}.',
    form_changed:
      'The form of request {number} was renewed and some of your answers no longer fit. They are kept aside. Please open the request and check it.',
    form_renewed:
      'The form of request {number} was renewed. All your answers are kept. Please open the request and go on.',
    form_offered:
      'The form of the returned request {number} was renewed. You may go on with the old form. To take the new one, please open the request and choose.',
    certificate_changed: 'Certificate {number} was issued anew. Reason: {reason}',
    certificate_cancelled: 'Certificate {number} was cancelled. Reason: {reason}',
    certificate_reinstated: 'Certificate {number} is valid again. Reason: {reason}',
    certificate_validity: 'Certificate {number} is now valid from {from} to {to}. Reason: {reason}',
    food_suspended: 'The registration of food object {number} was suspended. Reason: {reason}',
    food_restored: 'The registration of food object {number} is restored. Reason: {reason}',
    food_reopened: 'Registration {number} is open again. Please correct the data and send them. Note: {reason}',
    fee_report_registered: 'Report {number} was registered.',
    fee_report_suspended: 'Report {number} was suspended. Please open it to read the remarks.',
    late_report_approved: '{company}: the report of quarter {season} of {year} can be sent until {date}.',
    late_report_rejected:
      '{company}: the request to report quarter {season} of {year} late was rejected. Reason: {reason}',
    case_taken: '{by} has taken over request {number}, which you held.',
    case_given: '{by} has given you request {number}.',
    security_changed: 'The protection of your account has changed.',
    add_passkey:
      'The passkey “{name}” was added to your account. If it was not you, change your password at once and tell the agency.',
    remove_passkey:
      'The passkey “{name}” was removed from your account. If it was not you, change your password at once and tell the agency.',
    add_app:
      'An authenticator app was added to your account. If it was not you, change your password at once and tell the agency.',
    remove_app:
      'The authenticator app was removed from your account. If it was not you, change your password at once and tell the agency.',
    renew_recovery_codes:
      'Your recovery codes were made anew. If it was not you, change your password at once and tell the agency.',
    use_recovery_code:
      'A recovery code was used for your account. Codes left: {count}. If it was not you, change your password at once and tell the agency.',
    reset_second_factor:
      'The second factor of your account was reset and every session ended. If you did not ask for this, tell the agency at once.',
    proposal: '{by} proposed something. {what}: {about}. Please open it and confirm or refuse.',
    proposal_confirmed: '{by} confirmed your proposal. {what}: {about}.',
    proposal_refused: '{by} refused your proposal. {what}: {about}. Reason: {reason}',
    proposal_expired: 'Nobody confirmed your proposal in time, so it was closed. {what}: {about}.',
    done_from_server:
      'A command on the server did this. {what}: {about}. If you did not know of this, please check at once.',
    audit_alarm:
      'The audit found {count, plural, one {# difference} other {# differences}}. {finding} Please open the audit and find out why.',
  },
} as const satisfies Texts<Key>
