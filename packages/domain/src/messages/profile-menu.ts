// The side menu of the profile, what comes by e-mail, and who opened one's data.
import type { NotificationTopic } from '../notification-topic.ts'
import type { Texts } from '../text.ts'

type Key =
  | 'menu'
  | 'general'
  | 'employees'
  | 'mail'
  | 'access'
  | 'security'
  | 'mailLead'
  | 'mailAddress'
  | 'mailNoAddress'
  | 'mailTopics'
  | 'mailLanguage'
  | 'mailBoth'
  | 'mailMn'
  | 'mailEn'
  | 'mailSave'
  | 'mailSaved'
  | 'accessLead'
  | 'accessNone'
  | 'accessNoneText'
  | 'accessCount'
  | 'when'
  | 'who'
  | 'what'
  | 'request'
  | 'paper'
  | 'register'
  | 'ofCompany'
  | 'accessQuestion'
  | 'failed'
  | NotificationTopic
  | `${NotificationTopic}Help`

export const profileMenuTexts = {
  mn: {
    menu: 'Миний мэдээллийн цэс',
    general: 'Ерөнхий мэдээлэл',
    employees: 'Ажилтны жагсаалт',
    mail: 'Мэдэгдлийн тохиргоо',
    access: 'Мэдээллийг минь хэн нээсэн бэ',
    security: 'Нэвтрэлтийн хамгаалалт',
    mailLead: 'Бүх мэдэгдэл хонхны цэсэд ирнэ. Аль нь и-мэйлээр давхар ирэхийг эндээс сонгоно уу.',
    mailAddress: 'И-мэйл илгээх хаяг: {address}',
    mailNoAddress: 'Таны и-мэйл хаяг бүртгэгдээгүй тул и-мэйл илгээхгүй.',
    mailTopics: 'И-мэйлээр авах мэдэгдэл',
    mailLanguage: 'И-мэйлийн хэл',
    mailBoth: 'Монгол, доор нь англи орчуулга',
    mailMn: 'Зөвхөн монгол',
    mailEn: 'Зөвхөн англи',
    mailSave: 'Хадгалах',
    mailSaved: 'Сонголтыг хадгаллаа',
    decisions: 'Шийдвэр, буцаалт',
    decisionsHelp: 'Хүсэлт зөвшөөрөгдсөн, татгалзсан, засварлуулахаар буцаасан үед.',
    payments: 'Төлбөр',
    paymentsHelp: 'Нэхэмжлэх ирсэн, баримт буцаагдсан үед.',
    reminders: 'Хугацаа дуусах сануулга',
    remindersHelp: 'Гэрчилгээ, ажилтны сургалтын хугацаа дуусахаас 30, 7 хоногийн өмнө.',
    requests: 'Хүсэлтийн явц',
    requestsHelp: 'Хүсэлтийг хүлээн авсан, дараагийн шатанд шилжсэн үед.',
    organizations: 'Байгууллагын урилга',
    organizationsHelp: 'Байгууллагын гишүүн болохыг урьсан үед.',
    accessLead: 'Таны хүсэлт, баримтыг байгууллагын аль албан хаагч хэзээ нээснийг харуулна.',
    accessNone: 'Хэн ч нээгээгүй байна',
    accessNoneText: 'Илгээсэн хүсэлтийг тань албан хаагч нээмэгц энд бичигдэнэ.',
    accessCount: 'Нийт {count} удаа нээсэн',
    when: 'Хэзээ',
    who: 'Хэн',
    what: 'Юуг',
    request: '{number} хүсэлт',
    paper: '{number} хүсэлтийн баримт',
    register: 'Тоног төхөөрөмжийн бүртгэл',
    ofCompany: 'Байгууллага: {company}',
    accessQuestion: 'Шалтгаан нь ойлгомжгүй хандалт байвал {telephone} утсаар лавлана уу.',
    failed: 'Мэдээлэл татаж чадсангүй',
  },
  en: {
    menu: 'Menu of my details',
    general: 'General information',
    employees: 'Employees',
    mail: 'Message settings',
    access: 'Who opened my data',
    security: 'Login security',
    mailLead: 'Every message comes to the bell. Choose which of them also come by e-mail.',
    mailAddress: 'E-mails go to {address}',
    mailNoAddress: 'No e-mail address of yours is known, so no e-mail is sent.',
    mailTopics: 'Messages by e-mail',
    mailLanguage: 'Language of e-mails',
    mailBoth: 'Mongolian with English beneath',
    mailMn: 'Mongolian only',
    mailEn: 'English only',
    mailSave: 'Save',
    mailSaved: 'Your choice was saved',
    decisions: 'Decisions and returns',
    decisionsHelp: 'When a request is approved, rejected or returned for correction.',
    payments: 'Payments',
    paymentsHelp: 'When an invoice comes or a receipt is sent back.',
    reminders: 'Reminders of what ends',
    remindersHelp: 'Thirty and seven days before a certificate or the training of an employee ends.',
    requests: 'Progress of requests',
    requestsHelp: 'When a request is received or moves to the next step.',
    organizations: 'Invitations of organisations',
    organizationsHelp: 'When you are invited to act for an organisation.',
    accessLead: 'Shows which officer of the agency opened your requests and papers, and when.',
    accessNone: 'Nobody has opened your data',
    accessNoneText: 'As soon as an officer opens a request you sent, it is written down here.',
    accessCount: '{count, plural, one {Opened once} other {Opened # times}}',
    when: 'When',
    who: 'Who',
    what: 'What',
    request: 'Request {number}',
    paper: 'A paper of request {number}',
    register: 'Registers of equipment',
    ofCompany: 'Organisation: {company}',
    accessQuestion: 'If you do not understand why, please call {telephone}.',
    failed: 'Could not download information',
  },
} as const satisfies Texts<Key>
