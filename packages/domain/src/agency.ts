// Who runs the portal and how they can be reached, as the agency itself has said; until then, what holds for every agency.
import type { Bilingual } from './language.ts'

/** What everybody may know of the agency; an empty text is not given and is not shown. */
export type Agency = {
  /** Whether the agency has given its data. */
  readonly given: boolean
  /** The full name, as papers and mails bear it. */
  readonly name: Bilingual
  /** The name in the header and in the titles of windows. */
  readonly short: Bilingual
  readonly address: Bilingual
  /** How to find the door, in a sentence or two. */
  readonly directions: Bilingual
  readonly hours: Bilingual
  /** Free of charge within Mongolia. */
  readonly tollFree: string
  /** For calls from other countries. */
  readonly phone: string
  readonly fax: Bilingual
  readonly email: string
  /** The agency's own site first, then its accounts elsewhere. */
  readonly elsewhere: readonly { readonly name: string; readonly address: string }[]
  /** The line that says who made the portal. */
  readonly developer: Bilingual
  /** Where the seat lies. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null
  /** The address of the agency's mark below the portal; null while the portal's own is shown. */
  readonly logo: string | null
}

/** The account that fees are paid to. */
export type PaymentAccount = { readonly recipient: string; readonly bank: string; readonly number: string }

const nothing: Bilingual = { mn: '', en: '' }

/** What is shown until the agency has given its own: its kind and the free line of all inspection agencies. */
export const standardAgency: Agency = {
  given: false,
  name: { mn: 'Мэргэжлийн хяналтын байгууллага', en: 'Specialised inspection agency' },
  short: { mn: 'Хяналт', en: 'Khyanalt' },
  address: nothing,
  directions: nothing,
  hours: nothing,
  tollFree: '1800-1286',
  phone: '',
  fax: nothing,
  email: '',
  elsewhere: [],
  developer: nothing,
  place: null,
  logo: null,
}

/** A telephone number as people write it, or nothing. */
export const isTelephone = (text: string): boolean => /^(|\+?\d[\d ()-]{3,39})$/.test(text)

/** The number of an account as banks write it. */
export const isAccountNumber = (text: string): boolean => /^[A-Z0-9 ]{4,40}$/.test(text)

/** The number that sentences name: the free one, else the other; an agency has one of them. */
export const telephoneOf = ({ tollFree, phone }: Agency): string => tollFree || phone

/** A telephone number as a link writes it. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
