// Words of beginning a service: what it starts from, and a sheet of questions.
import type { Texts } from '../text.ts'

const mn = {
  start: 'Юунаас эхлэх вэ?',
  start_template: 'Загвараас',
  start_template_help: 'Нийтлэг асуулт, хяналтын шат, баримт бэлэн байна.',
  start_copy: 'Өөр үйлчилгээний хуулбараас',
  start_copy_help: 'Маягт, шат, гэрчилгээ, хуудасны мэдээллийг хуулна. Эх үйлчилгээ өөрчлөгдөхгүй.',
  start_sheet: 'Excel хүснэгтийн асуултаас',
  start_sheet_help: 'Асуултуудаа Excel-ээс хуулж энд буулгана.',
  start_blank: 'Хоосноос',
  start_blank_help: 'Нэг асуулттай маягт.',

  template: 'Загвар',
  template_licence: 'Зөвшөөрөл: хянаад зөвшөөрөл олгоно',
  template_registration: 'Бүртгэл: объект, төхөөрөмжийг мөр мөрөөр бүртгэнэ',
  template_notification: 'Мэдэгдэл: хүлээн авч танилцана, баримт олгохгүй',
  template_analysis: 'Шинжилгээ: дээж хүлээн авч дүгнэлт гаргана',
  template_certificate: 'Гэрчилгээ: сургалт, шалгалтын дүнгээр гэрчилгээ олгоно',
  copied: 'Хуулах үйлчилгээ',

  sheet: 'Асуултууд',
  sheet_help:
    'Багана: Алхам, Асуулт, Англи асуулт, Төрөл, Заавал, Сонголт (цэгтэй таслалаар), Тайлбар. Эхний мөрөнд баганын нэрийг бичсэн бол дараалал хамаагүй.',
  sheet_kinds: 'Төрөл: бичвэр, урт бичвэр, тоо, огноо, он, сонголт, олон сонголт, тийм үгүй, файл, утас, имэйл, хаяг.',
  sheet_found: '{count, plural, other {# асуулт}}, {steps, plural, other {# алхам}}',
  sheet_empty: 'Асуултуудаа буулгана уу.',
  sheet_wrong: '{count, plural, other {# мөрийг}} засна уу. Засаад дахин буулгаж болно.',
  row: 'Мөр',
  question: 'Асуулт',
  kind: 'Төрөл',
  verdict: 'Шалгалт',
  fits: 'Болно',
  wrong_no_question: 'Асуулт алга.',
  wrong_kind: 'Ийм төрөл алга: {kind}',
  wrong_options: 'Сонголт хоёроос доошгүй байна.',
  wrong_long: 'Асуулт хэт урт байна.',

  slug_help: 'Үйлчилгээний хуудасны хаяг: латин жижиг үсэг, тоо, зураас. Англи нэрээс автоматаар үүснэ.',
  name_missing: 'Нэрийг бичнэ үү.',
  slug_wrong: 'Латин жижиг үсэг, тоо, зураасаар бичнэ үү. Жишээ нь: x-ray-licence',
  slug_taken: 'Энэ хаягийг өөр үйлчилгээ ашиглаж байна.',
  make: 'Үүсгэх',
} as const

export const newServiceTexts = {
  mn,
  en: {
    start: 'What does it start from?',
    start_template: 'A template',
    start_template_help: 'Common questions, steps of the review and the document are there.',
    start_copy: 'A copy of another service',
    start_copy_help: 'Form, steps, certificate and page are copied. The other service stays as it is.',
    start_sheet: 'Questions from an Excel sheet',
    start_sheet_help: 'Copy the questions in Excel and paste them here.',
    start_blank: 'Nothing',
    start_blank_help: 'A form of one question.',

    template: 'Template',
    template_licence: 'Licence: is reviewed, and a licence is issued',
    template_registration: 'Registration: objects or devices row by row',
    template_notification: 'Notification: is taken note of, and no document is issued',
    template_analysis: 'Analysis: a sample arrives, and a conclusion is drawn',
    template_certificate: 'Certificate: issued for a training or an examination',
    copied: 'Service to copy',

    sheet: 'Questions',
    sheet_help:
      'Columns: step, question, question in English, kind, required, choices (with semicolons), help. With their names in the first row they may stand in any order.',
    sheet_kinds:
      'Kinds: text, long text, number, date, year, choice, several choices, yes or no, file, phone, e-mail, address.',
    sheet_found: '{count, plural, one {# question} other {# questions}}, {steps, plural, one {# step} other {# steps}}',
    sheet_empty: 'Please paste the questions.',
    sheet_wrong: 'Please mend {count, plural, one {# row} other {# rows}} and paste again.',
    row: 'Row',
    question: 'Question',
    kind: 'Kind',
    verdict: 'Check',
    fits: 'Fits',
    wrong_no_question: 'There is no question.',
    wrong_kind: 'There is no such kind: {kind}',
    wrong_options: 'There must be two choices or more.',
    wrong_long: 'The question is too long.',

    slug_help: 'Address of the page: small Latin letters, digits and hyphens. It follows from the English name.',
    name_missing: 'Please write the name.',
    slug_wrong: 'Please use small Latin letters, digits and hyphens, such as x-ray-licence',
    slug_taken: 'Another service has this address.',
    make: 'Create',
  },
} as const satisfies Texts<keyof typeof mn>
