// Rights of members: their names, and who may do what somebody may not.
import type { Texts } from '../text.ts'

type Key =
  | 'rights'
  | 'rightsHelp'
  | 'rightsOf'
  | 'rightsTitle'
  | 'rightsText'
  | 'rightsSave'
  | 'rightsSaved'
  | 'rightsNone'
  | 'help_prepare'
  | 'help_send'
  | 'help_pay'
  | 'help_read'
  | 'right_prepare'
  | 'right_send'
  | 'right_pay'
  | 'right_read'
  | 'refused_prepare'
  | 'refused_send'
  | 'refused_pay'
  | 'refused_read'

export const memberRightTexts = {
  mn: {
    rights: 'Эрх',
    rightsHelp: 'Бэлтгэх, илгээх эрхтэй гишүүн уншина. Админ бүх эрхтэй.',
    rightsOf: 'Эрх өөрчлөх',
    rightsTitle: '{name}: байгууллагын нэрийн өмнөөс хийх үйлдэл',
    rightsText: 'Өөрчлөлт шууд хүчинтэй болно.',
    rightsSave: 'Хадгалах',
    rightsSaved: '{name}: эрх өөрчлөгдлөө',
    rightsNone: 'Дор хаяж нэг эрх сонгоно уу',
    help_prepare: 'Хүсэлт, тайлангийн ноорог, бүртгэл, хяналтын байгууллагад бичих зурвас',
    help_send: 'Хүсэлт, тайлан илгээх, засварласны дараа дахин илгээх, буцааж авах',
    help_pay: 'Нэхэмжлэх төлөх, төлбөрийн баримт хавсаргах',
    help_read: 'Хүсэлт, гэрчилгээ, тайлан, бүртгэл үзэх. Үүнгүй бол зөвхөн нэхэмжлэх харагдана',
    right_prepare: 'Бэлтгэх',
    right_send: 'Илгээх',
    right_pay: 'Төлөх',
    right_read: 'Унших',
    refused_prepare: '“{company}” байгууллагын нэрийн өмнөөс бэлтгэх эрх танд алга. Бэлтгэх эрхтэй: {names}.',
    refused_send: '“{company}” байгууллагын нэрийн өмнөөс илгээх эрх танд алга. Илгээх эрхтэй: {names}.',
    refused_pay: '“{company}” байгууллагын нэрийн өмнөөс төлөх эрх танд алга. Төлөх эрхтэй: {names}.',
    refused_read: '“{company}” байгууллагын мэдээллийг унших эрх танд алга. Унших эрхтэй: {names}.',
  },
  en: {
    rights: 'Rights',
    rightsHelp: 'Whoever prepares or sends reads too. An administrator has every right.',
    rightsOf: 'Change rights',
    rightsTitle: '{name}: what may be done for the organisation',
    rightsText: 'The change holds at once.',
    rightsSave: 'Save',
    rightsSaved: '{name}: the rights are changed',
    rightsNone: 'Choose at least one right',
    help_prepare: 'Drafts of requests and reports, registers, messages to the agency',
    help_send: 'Sends requests and reports, sends them again when corrected, takes them back',
    help_pay: 'Pays invoices and attaches receipts',
    help_read: 'Sees requests, certificates, reports and registers; without it only invoices',
    right_prepare: 'Prepares',
    right_send: 'Sends',
    right_pay: 'Pays',
    right_read: 'Reads',
    refused_prepare: 'You may not prepare anything for {company}. These people may: {names}.',
    refused_send: 'You may not send anything for {company}. These people may: {names}.',
    refused_pay: 'You may not pay for {company}. These people may: {names}.',
    refused_read: 'You may not read what {company} has here. These people may: {names}.',
  },
} as const satisfies Texts<Key>
