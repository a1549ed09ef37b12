// The columns of a reference list as a file, in both languages; reading a file understands the names in either.
import type { Texts } from '../text.ts'

const mn = {
  value: 'Утга',
  mn: 'Монгол нэр',
  en: 'Англи нэр',
  parent: 'Дээд түвшин',
  from: 'Сонгогдож эхлэх өдөр',
  until: 'Сонгогдох сүүлийн өдөр',
  offered: 'Ашиглах эсэх',
  yes: 'тийм',
  no: 'үгүй',
} as const

const en: Record<keyof typeof mn, string> = {
  value: 'Value',
  mn: 'Name in Mongolian',
  en: 'Name in English',
  parent: 'Level above',
  from: 'First day offered',
  until: 'Last day offered',
  offered: 'In use',
  yes: 'yes',
  no: 'no',
}

export const listFileTexts = { mn, en } satisfies Texts<keyof typeof mn>
