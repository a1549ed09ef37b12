// Receiving units of the agency (CON-077): head office, capital, provinces and districts. Ids never change their meaning.
import { inLatin } from '../in-latin.ts'

const provinceUnits =
  'Архангай Баян-Өлгий Баянхонгор Булган Говь-Алтай Говьсүмбэр Дорноговь Дорнод Дундговь Завхан Өвөрхангай Сүхбаатар ' +
  'Сэлэнгэ Төв Увс Ховд Хөвсгөл Хэнтий'
const districtUnits = 'Багануур Багахангай Баянгол Баянзүрх Налайх Сонгинохайрхан Сүхбаатар Хан-Уул Чингэлтэй'

const ofProvince = (name: string, id: number) => ({
  id,
  name_mn: `${name} аймгийн газар`,
  name_en: `${inLatin(name)} office`,
})
const ofDistrict = (name: string, id: number) => ({
  id,
  name_mn: `${name} дүүргийн хэлтэс`,
  name_en: `${inLatin(name)} district division`,
})

export const organizations = [
  { id: 1, name_mn: 'Төв газар', name_en: 'Head office' },
  { id: 2, name_mn: 'Нийслэлийн газар', name_en: 'Capital city office' },
  ofProvince('Дархан-Уул', 3),
  ofProvince('Орхон', 4),
  ofProvince('Өмнөговь', 5),
  ...provinceUnits.split(' ').map((name, place) => ofProvince(name, 6 + place)),
  ...districtUnits.split(' ').map((name, place) => ofDistrict(name, 24 + place)),
] as const
