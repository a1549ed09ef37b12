// What a page says when its code does not arrive, or when the browser is too old for it; the server puts it in.
import type { Texts } from '../text.ts'

const mn = {
  waiting: 'Холболт тасарсан байна. Сэргэмэгц хуудас өөрөө үргэлжилнэ.',
  outdated: 'Портал шинэчлэгдсэн байна. Бичсэнээ хадгалаад хуудсыг дахин ачаална уу.',
  reload: 'Дахин ачаалах',
  older:
    'Таны хөтөч хуучирсан байна. Мэдээлэл унших, хайх, гэрчилгээ шалгах боломжтой. Хүсэлт илгээхийн тулд хөтчөө шинэчилнэ үү, эсвэл {telephone} утсаар холбогдоно уу.',
} as const

export const pageNotices = {
  mn,
  en: {
    waiting: 'The connection is lost. The page goes on by itself once it is back.',
    outdated: 'The portal was updated. Please save what you wrote and reload the page.',
    reload: 'Reload',
    older:
      'Your browser is too old for this portal. You can read, search and check a certificate. To send a request please update it, or call {telephone}.',
  },
} as const satisfies Texts<keyof typeof mn>
