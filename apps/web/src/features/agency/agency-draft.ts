// The data of the agency while they are typed, and what is wrong with them.
import { isAccountNumber, isTelephone } from '@khyanalt/domain/agency'
import type { Bilingual } from '@khyanalt/domain/language'
import type { agencyTexts } from '@khyanalt/domain/messages/agency'
import type { AgencySettings } from './queries.ts'

type Facts = AgencySettings['facts']
type Account = NonNullable<AgencySettings['account']>

/** As typed: coordinates and account are texts, whatever is in them. */
export type AgencyDraft = Omit<Facts, 'place' | 'elsewhere'> & {
  readonly latitude: string
  readonly longitude: string
  readonly elsewhere: readonly { readonly name: string; readonly address: string }[]
  readonly account: Account
}

export type ErrorKey = keyof typeof agencyTexts.mn & `error_${string}`

/** What is wrong, by the id of the field. */
export type DraftErrors = Readonly<Record<string, ErrorKey>>

const noAccount: Account = { recipient: '', bank: '', number: '' }

/** The data as they are stored, to be typed over; a name that nobody gave is not proposed. */
export const draftOf = ({ facts, account, version }: AgencySettings): AgencyDraft => {
  const { place, ...rest } = facts
  const empty: Bilingual = { mn: '', en: '' }
  return {
    ...rest,
    ...(version === 0 ? { name: empty, short: empty } : {}),
    latitude: place ? String(place.latitude) : '',
    longitude: place ? String(place.longitude) : '',
    account: account ?? noAccount,
  }
}

/** What would be saved, or what is wrong with it; the server judges again. */
export const readDraft = (
  draft: AgencyDraft,
):
  | { readonly ok: true; readonly facts: Facts; readonly account: Account | null }
  | { readonly ok: false; readonly errors: DraftErrors } => {
  const { latitude, longitude, account, ...rest } = draft
  const elsewhere = rest.elsewhere.filter(({ name, address }) => name.trim() !== '' || address.trim() !== '')
  const place = readPlace(latitude, longitude)
  const isPaid = Object.values(account).some(text => text.trim() !== '')
  const found = [...errorsOfFacts(draft), ...(isPaid ? errorsOfAccount(account) : [])]
  if (found.length > 0 || place === undefined) {
    const wrongPlace = place === undefined ? ([['latitude', 'error_place']] as const) : []
    return { ok: false, errors: Object.fromEntries([...found, ...wrongPlace]) }
  }
  return { ok: true, facts: { ...rest, elsewhere, place }, account: isPaid ? account : null }
}

type Found = readonly (readonly [field: string, ErrorKey])[]

const errorsOfFacts = ({ name, short, tollFree, phone, email, elsewhere }: AgencyDraft): Found => [
  ...(['mn', 'en'] as const).flatMap(language => missing(`name-${language}`, name[language])),
  ...(['mn', 'en'] as const).flatMap(language => missing(`short-${language}`, short[language])),
  ...(tollFree.trim() === '' && phone.trim() === '' ? ([['tollFree', 'error_telephones']] as const) : []),
  ...(isTelephone(tollFree.trim()) ? [] : ([['tollFree', 'error_telephone']] as const)),
  ...(isTelephone(phone.trim()) ? [] : ([['phone', 'error_telephone']] as const)),
  ...(/^(|[^\s@]+@[^\s@]+\.[a-z]{2,})$/i.test(email.trim()) ? [] : ([['email', 'error_email']] as const)),
  ...elsewhere.flatMap((site, place): Found => {
    if (site.name.trim() === '' && site.address.trim() === '') return []
    const isAddress = /^https?:\/\/[^\s/]+\.[^\s]+$/.test(site.address.trim())
    return [
      ...missing(`elsewhere-${place}-name`, site.name),
      ...(isAddress ? [] : ([[`elsewhere-${place}-address`, 'error_address']] as const)),
    ]
  }),
]

const errorsOfAccount = ({ recipient, bank, number }: Account): Found => [
  ...missing('recipient', recipient),
  ...missing('bank', bank),
  ...(isAccountNumber(number.trim()) ? [] : ([['number', number.trim() ? 'error_number' : 'error_missing']] as const)),
]

const missing = (field: string, text: string): Found => (text.trim() === '' ? [[field, 'error_missing']] : [])

/** Both numbers, or neither; undefined where that is not so. */
const readPlace = (latitude: string, longitude: string): Facts['place'] | undefined => {
  const [north, east] = [latitude, longitude].map(text => text.trim().replace(',', '.'))
  if (!north && !east) return null
  const place = { latitude: Number(north), longitude: Number(east) }
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
  return north && east && isOnEarth ? place : undefined
}
