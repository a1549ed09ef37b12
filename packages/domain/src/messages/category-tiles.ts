// The tiles of the categories, on the home page and above the services (REQ-HOME-01…06, REQ-CAT-01, REQ-CAT-06).
import type { Texts } from '../text.ts'

type Key = 'count' | 'notice' | 'foodSafety' | 'feeReport' | 'noticeTitle' | 'noticeText' | 'loginText'

export const categoryTileTexts = {
  mn: {
    count: '{count} үйлчилгээ',
    notice: 'Мэдээлэл',
    foodSafety: 'Бүртгэлийн хэсэг',
    feeReport: 'Тайлангийн хэсэг',
    noticeTitle: 'Өөр системээр үйлчилнэ',
    noticeText:
      'Экспорт, импорт болон бусад бичиг баримтын энэ ангиллын үйлчилгээ өөр цахим систем рүү шилжсэн. Дэлгэрэнгүйг {telephone} утсаар лавлана уу.',
    loginText: 'Энэ хэсэгт орохын тулд нэвтэрнэ үү. Нэвтэрсний дараа та шууд энэ хэсэгт очно.',
  },
  en: {
    count: '{count, plural, =0 {No services} one {# service} other {# services}}',
    notice: 'Notice',
    foodSafety: 'Registration',
    feeReport: 'Reports',
    noticeTitle: 'Served by another system',
    noticeText:
      'Export, import and other documents of this category have moved to an external electronic system. For details call {telephone}.',
    loginText: 'Please log in to open this part. You will come straight to it afterwards.',
  },
} as const satisfies Texts<Key>
