// How the agency can be reached: the one place to change when it moves.

export const agency = {
  /** Free of charge within Mongolia. */
  tollFree: '1800-1286',
  fromAbroad: '+976 1800 1286',
  fax: { mn: '1800-1286, дотуур 9', en: '1800-1286, extension 9' },
  email: 'info@khyanalt.test',
  web: 'https://khyanalt.test',
  address: {
    mn: 'Улаанбаатар хот, Сүхбаатар дүүрэг, Энхтайваны өргөн чөлөө, Мэргэжлийн хяналтын төв байр',
    en: 'Specialised inspection, main building, Peace Avenue, Sukhbaatar district, Ulaanbaatar',
  },
  place: { latitude: 47.9174, longitude: 106.9254 },
} as const

/** A telephone number as a link writes it. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** The application for phones: where stores offer it. */
export const app = {
  name: 'i-inspector',
  googlePlay: 'https://play.google.com/store/search?q=i-inspector&c=apps',
  appStore: 'https://apps.apple.com/mn/iphone/search?term=i-inspector',
} as const
