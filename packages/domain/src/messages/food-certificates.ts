// The page of a food-safety reference (REQ-CERT-08, 09, 15).
import type { Texts } from '../text.ts'

const mn = {
  missing: 'Лавлагаа олдсонгүй',
  heading: 'Хүнсний салбарын бүртгэлийн лавлагаа',
  registeredText: 'Энэ объектыг {on}-нд хүнсний салбарын бүртгэлд баталгаажуулсан.',
  rejectedText: 'Энэ объектыг бүртгэхээс {on}-нд татгалзсан.',
  suspendedText: 'Энэ объектын бүртгэлийг {on}-нд түдгэлзүүлсэн.',
  object: 'Объектын нэр',
  holder: 'Бүртгүүлэгч',
  address: 'Объектын хаяг',
  activity: 'Үйл ажиллагааны төрөл',
  verified: 'Баталгаажуулсан огноо',
}

/** Texts by key. */
export const foodCertificateTexts = {
  mn,
  en: {
    missing: 'Reference not found',
    heading: 'Reference of the food-sector register',
    registeredText: 'This object was entered in the register of the food sector on {on}.',
    rejectedText: 'The registration of this object was refused on {on}.',
    suspendedText: 'The registration of this object was suspended on {on}.',
    object: 'Name of the object',
    holder: 'Registered by',
    address: 'Address of the object',
    activity: 'Kind of activity',
    verified: 'Date of decision',
  },
} as const satisfies Texts<keyof typeof mn>
