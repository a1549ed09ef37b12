// The home page (REQ-HOME-01…05).
import type { Texts } from '../text.ts'

type Key =
  | 'bannerTitle'
  | 'bannerText'
  | 'bannerAction'
  | 'bannerSecond'
  | 'categories'
  | 'categoriesText'
  | 'noticeTitle'
  | 'noticeText'
  | 'stepsTitle'
  | 'step1'
  | 'step1Text'
  | 'step2'
  | 'step2Text'
  | 'step3'
  | 'step3Text'
  | 'step4'
  | 'step4Text'
  | 'checkTitle'
  | 'checkText'
  | 'checkLabel'
  | 'checkHelp'
  | 'checkAction'
  | 'postsTitle'
  | 'postsText'
  | 'postsAll'
  | 'failed'

export const homeTexts = {
  mn: {
    bannerTitle: 'Мэргэжлийн хяналтын үйлчилгээг цахимаар',
    bannerText: 'Хяналт шалгалт, тусгай зөвшөөрөл, гэрчилгээний хүсэлтээ гэрээсээ гаргаж, явцыг нь хянана уу.',
    bannerAction: 'Үйлчилгээ сонгох',
    bannerSecond: 'Хүсэлтүүдээ харах',
    categories: 'Үйлчилгээний ангилал',
    categoriesText: 'Чиглэлээ сонгоод тохирох үйлчилгээгээ олоорой.',
    noticeTitle: 'Өөр системээр үйлчилнэ',
    noticeText:
      'Экспорт, импорт болон бусад бичиг баримтын энэ ангиллын үйлчилгээ өөр цахим систем рүү шилжсэн. Дэлгэрэнгүйг {telephone} утсаар лавлана уу.',
    stepsTitle: 'Хэрхэн үйлчлүүлэх вэ',
    step1: 'Үйлчилгээгээ сонгоно',
    step1Text: 'Бүрдүүлэх баримт, хугацаа, төлбөртэй нь урьдчилан танилцана.',
    step2: 'Маягтаа бөглөнө',
    step2Text: 'Бичсэн бүхэн тань өөрөө хадгалагдана. Хүссэн үедээ үргэлжлүүлнэ.',
    step3: 'Явцыг нь хянана',
    step3Text: 'Шат бүрийн шийдвэр, нэхэмжлэх, мэдэгдлийг нэг дороос харна.',
    step4: 'Гэрчилгээгээ авна',
    step4Text: 'Тоон гарын үсэгтэй PDF гэрчилгээг QR кодоор нь хэн ч шалгаж чадна.',
    checkTitle: 'Гэрчилгээ шалгах',
    checkText: 'Гэрчилгээний дугаарыг бичээд хүчинтэй эсэхийг шалгана уу.',
    checkLabel: 'Гэрчилгээний дугаар',
    checkHelp: 'Жишээ: 02-26-000042',
    checkAction: 'Шалгах',
    postsTitle: 'Заавар, зөвлөгөө',
    postsText: 'Нэвтрэх, хүсэлт илгээх, төлбөр төлөх талаар шинээр нийтэлсэн заавар.',
    postsAll: 'Бүгдийг үзэх',
    failed: 'Ангиллыг ачаалж чадсангүй',
  },
  en: {
    bannerTitle: 'Specialised inspection services online',
    bannerText: 'Ask for inspections, permits and certificates from home and follow them to the decision.',
    bannerAction: 'Choose a service',
    bannerSecond: 'See my requests',
    categories: 'Service categories',
    categoriesText: 'Choose your field to find the right service.',
    noticeTitle: 'Served by another system',
    noticeText:
      'Export, import and other documents of this category have moved to an external electronic system. For details call {telephone}.',
    stepsTitle: 'How it works',
    step1: 'Choose a service',
    step1Text: 'See in advance which documents you need, how long it takes and what it costs.',
    step2: 'Fill in the form',
    step2Text: 'Everything you type is saved automatically. Continue whenever you like.',
    step3: 'Follow it',
    step3Text: 'Each decision, invoice and message in one place.',
    step4: 'Get the certificate',
    step4Text: 'A signed PDF that anybody can check by its QR code.',
    checkTitle: 'Check a certificate',
    checkText: 'Type the number of a certificate to see whether it is valid.',
    checkLabel: 'Certificate number',
    checkHelp: 'For example 02-26-000042',
    checkAction: 'Check',
    postsTitle: 'Tutorials and guidance',
    postsText: 'The newest help with logging in, sending requests and paying.',
    postsAll: 'View all',
    failed: 'The categories could not be loaded',
  },
} as const satisfies Texts<Key>
