// The data of the agency while they are typed, and what is wrong with them; the contract's own rules judge.
import { agencyFactsSchema, paymentAccountSchema } from '@khyanalt/contract/agency-settings'
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

/** What would be saved, or what is wrong with it. */
export const readDraft = (
  draft: AgencyDraft,
):
  | { readonly ok: true; readonly facts: Facts; readonly account: Account | null }
  | { readonly ok: false; readonly errors: DraftErrors } => {
  const { latitude, longitude, account, ...rest } = draft
  const elsewhere = rest.elsewhere.filter(({ name, address }) => name.trim() !== '' || address.trim() !== '')
  const place = readPlace(latitude, longitude)
  const hasAccount = Object.values(account).some(text => text.trim() !== '')
  const facts = agencyFactsSchema.safeParse({ ...rest, elsewhere, place })
  const paid = paymentAccountSchema.nullable().safeParse(hasAccount ? account : null)
  if (facts.success && paid.success && place !== undefined) return { ok: true, facts: facts.data, account: paid.data }
  const found = [
    ...(facts.error?.issues ?? []).flatMap(({ path, code }) => errorsAt(path.map(String), code, draft)),
    ...(paid.error?.issues ?? []).map(
      ({ path }) =>
        [String(path[0]), path[0] === 'number' && account.number ? 'error_number' : 'error_missing'] as const,
    ),
    ...(place === undefined ? ([['latitude', 'error_place']] as const) : []),
  ]
  return { ok: false, errors: Object.fromEntries(found.toReversed()) }
}

/** Both numbers, or neither; undefined where that is not so. */
const readPlace = (latitude: string, longitude: string): Facts['place'] | undefined => {
  const [north, east] = [latitude, longitude].map(text => text.trim().replace(',', '.'))
  if (!north && !east) return null
  const place = { latitude: Number(north), longitude: Number(east) }
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
  return north && east && isOnEarth ? place : undefined
}

const errorsAt = (
  path: readonly string[],
  code: string,
  draft: AgencyDraft,
): readonly (readonly [string, ErrorKey])[] => {
  const [field = '', ...inner] = path
  if (code === 'too_big') return [[path.join('-'), 'error_long']]
  switch (field) {
    // Both languages are wanted; the sentence stands at the one that lacks.
    case 'name':
    case 'short':
      return [[`${field}-${draft[field].mn.trim() === '' ? 'mn' : 'en'}`, 'error_missing']]
    case 'tollFree':
      return [[field, code === 'custom' ? 'error_telephones' : 'error_telephone']]
    case 'phone':
      return [[field, 'error_telephone']]
    case 'email':
      return [[field, 'error_email']]
    case 'elsewhere':
      return [[path.join('-'), inner[1] === 'name' ? 'error_missing' : 'error_address']]
    // Said of the place as a whole.
    case 'place':
      return []
    default:
      return [[path.join('-'), 'error_missing']]
  }
}
