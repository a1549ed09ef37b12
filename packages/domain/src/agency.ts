// How the agency can be reached: the one place to change when it moves.
import type { Bilingual } from './language.ts'

type Agency = {
  readonly tollFree: string
  readonly fromAbroad: string
  readonly fax: Bilingual
  readonly email: string
  /** The agency's own site; an empty address is not shown. */
  readonly web: string
  readonly social: readonly (readonly [name: string, address: string])[]
  readonly developer: Bilingual
  readonly address: Bilingual
  readonly place: { readonly latitude: number; readonly longitude: number }
}

export const agency: Agency = {
  /** Free of charge within Mongolia. */
  tollFree: '1800-1286',
  fromAbroad: '+976 1800 1286',
  fax: { mn: '1800-1286, дотуур 9', en: '1800-1286, extension 9' },
  email: 'info@khyanalt.test',
  web: 'https://khyanalt.test',
  /** Accounts of the agency elsewhere, each a name and an address; an empty list is not shown. */
  social: [
    ['Facebook', 'https://khyanalt.test/facebook'],
    ['YouTube', 'https://khyanalt.test/youtube'],
  ],
  /** The line that says who made the portal; an empty one is not shown. */
  developer: { mn: 'Хөгжүүлсэн: Хяналт портал', en: 'Developed by Khyanalt portal' },
  address: {
    mn: 'Улаанбаатар хот, Сүхбаатар дүүрэг, Энхтайваны өргөн чөлөө, Мэргэжлийн хяналтын төв байр',
    en: 'Specialised inspection, main building, Peace Avenue, Sukhbaatar district, Ulaanbaatar',
  },
  place: { latitude: 47.9174, longitude: 106.9254 },
}

/** A telephone number as a link writes it. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** The application for phones: where stores offer it. */
export const app = {
  name: 'i-inspector',
  googlePlay: 'https://play.google.com/store/search?q=i-inspector&c=apps',
  appStore: 'https://apps.apple.com/mn/iphone/search?term=i-inspector',
} as const
