// How the agency can be reached, as every page says; what the contact page adds stands in agency-seat.ts.
import type { Bilingual } from './language.ts'

type Agency = {
  readonly tollFree: string
  readonly fax: Bilingual
  readonly email: string
  /** The agency's own site first, then its accounts elsewhere; an empty list is not shown. */
  readonly elsewhere: readonly (readonly [name: string, address: string])[]
  readonly developer: Bilingual
  readonly address: Bilingual
}

export const agency: Agency = {
  /** Free of charge within Mongolia. */
  tollFree: '1800-1286',
  fax: { mn: '1800-1286, дотуур 9', en: '1800-1286, extension 9' },
  email: 'info@khyanalt.test',
  elsewhere: [
    ['khyanalt.test', 'https://khyanalt.test'],
    ['Facebook', 'https://khyanalt.test/facebook'],
    ['YouTube', 'https://khyanalt.test/youtube'],
  ],
  /** The line that says who made the portal; an empty one is not shown. */
  developer: { mn: 'Хөгжүүлсэн: Хяналт портал', en: 'Developed by Khyanalt portal' },
  address: {
    mn: 'Улаанбаатар хот, Сүхбаатар дүүрэг, Энхтайваны өргөн чөлөө, Мэргэжлийн хяналтын төв байр',
    en: 'Specialised inspection, main building, Peace Avenue, Sukhbaatar district, Ulaanbaatar',
  },
}

/** A telephone number as a link writes it. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
