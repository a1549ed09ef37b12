// Receiving units of the agency (CON-077): head office, capital, provinces and districts. Ids never change their meaning.
import { addresses } from '../addresses.ts'
import { inLatin } from '../in-latin.ts'

const provinceUnits =
  'Архангай Баян-Өлгий Баянхонгор Булган Говь-Алтай Говьсүмбэр Дорноговь Дорнод Дундговь Завхан Өвөрхангай Сүхбаатар ' +
  'Сэлэнгэ Төв Увс Ховд Хөвсгөл Хэнтий'
const districtUnits = 'Багануур Багахангай Баянгол Баянзүрх Налайх Сонгинохайрхан Сүхбаатар Хан-Уул Чингэлтэй'

/** The code of the place that a unit looks after; what registers by place goes to it (CON-152). */
const codeOf = (name: string, parent: string | null): string | null =>
  addresses.find(place => place.name_mn === name && place.parent_code === parent)?.code ?? null

const ofProvince = (name: string, id: number) => ({
  id,
  address_code: codeOf(name, null),
  name_mn: `${name} аймгийн газар`,
  name_en: `${inLatin(name)} office`,
})
const ofDistrict = (name: string, id: number) => ({
  id,
  address_code: codeOf(`${name} дүүрэг`, '11'),
  name_mn: `${name} дүүргийн хэлтэс`,
  name_en: `${inLatin(name)} district division`,
})

export const organizations = [
  { id: 1, address_code: null, name_mn: 'Төв газар', name_en: 'Head office' },
  { id: 2, address_code: '11', name_mn: 'Нийслэлийн газар', name_en: 'Capital city office' },
  ofProvince('Дархан-Уул', 3),
  ofProvince('Орхон', 4),
  ofProvince('Өмнөговь', 5),
  ...provinceUnits.split(' ').map((name, place) => ofProvince(name, 6 + place)),
  ...districtUnits.split(' ').map((name, place) => ofDistrict(name, 24 + place)),
] as const
