// The installed portal without a network.
import type { Texts } from '../text.ts'

type Key = 'title' | 'drafts' | 'nothing' | 'keptAt'

export const offlineTexts = {
  mn: {
    title: 'Интернэт холболт алга',
    drafts: 'Эдгээр ноорог энэ төхөөрөмж дээр хадгалагдсан тул одоо нээж, үргэлжлүүлэн бичиж болно.',
    nothing: 'Энэ төхөөрөмж дээр хадгалсан ноорог алга. Холболт сэргэмэгц бүх мэдээлэл гарна.',
    keptAt:
      'Интернэт холболтгүй тул {time}-нд энэ төхөөрөмж дээр хадгалсан ноорог харагдаж байна. Бичсэн зүйлийг тань холболт сэргэмэгц серверт хадгална.',
  },
  en: {
    title: 'No internet connection',
    drafts: 'These drafts are kept on this device, so you can open them now and go on writing.',
    nothing: 'No draft is kept on this device. Everything is shown again once you are connected.',
    keptAt:
      'There is no connection: this is the draft as it was kept on this device on {time}. What you write is saved on the server once you are connected.',
  },
} as const satisfies Texts<Key>
