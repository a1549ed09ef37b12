// What the agency of the demo says of itself; its addresses lead nowhere.
import type { Agency, PaymentAccount } from '@khyanalt/domain/agency'

export const demoAgency: Omit<Agency, 'given' | 'logo'> = {
  name: { mn: 'Мэргэжлийн хяналтын байгууллага', en: 'Specialised inspection agency' },
  short: { mn: 'Хяналт', en: 'Khyanalt' },
  address: {
    mn: 'Улаанбаатар хот, Сүхбаатар дүүрэг, Энхтайваны өргөн чөлөө, Мэргэжлийн хяналтын төв байр',
    en: 'Specialised inspection, main building, Peace Avenue, Sukhbaatar district, Ulaanbaatar',
  },
  directions: {
    mn: 'Төв байр Энхтайваны өргөн чөлөөнд, Сүхбаатарын талбайгаас зүүн тийш нэг автобусны буудлын зайд байна. Үүдэнд налуу зам, цахилгаан шаттай.',
    en: 'The main building stands on Peace Avenue, one bus stop east of Sukhbaatar Square. There is a ramp at the entrance, and a lift.',
  },
  hours: {
    mn: 'Даваа–Баасан 08:30–17:30, цайны цаг 12:30–13:30',
    en: 'Monday to Friday 08:30–17:30, lunch break 12:30–13:30',
  },
  tollFree: '1800-1286',
  phone: '+976 1800 1286',
  fax: { mn: '1800-1286, дотуур 9', en: '1800-1286, extension 9' },
  email: 'info@khyanalt.test',
  elsewhere: [
    { name: 'khyanalt.test', address: 'https://khyanalt.test' },
    { name: 'Facebook', address: 'https://khyanalt.test/facebook' },
    { name: 'YouTube', address: 'https://khyanalt.test/youtube' },
  ],
  developer: { mn: 'Хөгжүүлсэн: Хяналт портал', en: 'Developed by Khyanalt portal' },
  place: { latitude: 47.9174, longitude: 106.9254 },
}

export const demoAccount: PaymentAccount = {
  recipient: 'Мэргэжлийн хяналтын байгууллага (үзүүлэн)',
  bank: 'Төрийн сан',
  number: '100000000000',
}
