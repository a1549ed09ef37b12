// What stands around the message of every e-mail, and what the button of each kind opens.
import type { Texts } from '../text.ts'

type Key =
  | 'greeting'
  | 'hello'
  | 'buttonHelp'
  | 'copy'
  | 'automatic'
  | 'telephone'
  | 'choose'
  | 'openRequest'
  | 'openInvoice'
  | 'openCertificate'
  | 'openInvitation'
  | 'openRegistration'
  | 'openReport'
  | 'openRegister'
  | 'openSecurity'
  | 'openProposal'
  | 'openAudit'
  | 'openDetails'

export const mailTexts = {
  mn: {
    greeting: 'Сайн байна уу, {name}.',
    hello: 'Сайн байна уу.',
    buttonHelp: 'Товч ажиллахгүй бол энэ хаягийг хөтчөөрөө нээнэ үү:',
    copy: 'Англи хэлээр',
    automatic: 'Энэ и-мэйлийг портал автоматаар илгээсэн тул хариу бичих шаардлагагүй.',
    telephone: 'Утас: {telephone}',
    choose: 'И-мэйлээр авах мэдэгдэл, хэлээ сонгох',
    openRequest: 'Хүсэлтийг нээх',
    openInvoice: 'Нэхэмжлэхийг нээх',
    openCertificate: 'Гэрчилгээг нээх',
    openInvitation: 'Урилгыг нээх',
    openRegistration: 'Бүртгэлийг нээх',
    openReport: 'Тайланг нээх',
    openRegister: 'Бүртгэлийг нээх',
    openSecurity: 'Хамгаалалтын тохиргоог нээх',
    openProposal: 'Саналыг нээх',
    openAudit: 'Аудитыг нээх',
    openDetails: 'Дэлгэрэнгүйг нээх',
  },
  en: {
    greeting: 'Hello {name},',
    hello: 'Hello,',
    buttonHelp: 'If the button does not work, please open this address in your browser:',
    copy: 'In English',
    automatic: 'The portal sent this e-mail by itself. Please do not reply to it.',
    telephone: 'Telephone: {telephone}',
    choose: 'Choose your e-mails and their language',
    openRequest: 'Open the request',
    openInvoice: 'Open the invoice',
    openCertificate: 'Open the certificate',
    openInvitation: 'Open the invitation',
    openRegistration: 'Open the registration',
    openReport: 'Open the report',
    openRegister: 'Open the register',
    openSecurity: 'Open the security settings',
    openProposal: 'Open the proposal',
    openAudit: 'Open the audit',
    openDetails: 'Open the details',
  },
} as const satisfies Texts<Key>
