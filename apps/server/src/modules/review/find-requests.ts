// Requests, and who sent them, for the search of the console: as far as the queue of the caller reaches.
import type { ConsoleRow } from '@khyanalt/contract/console'
import { consolePlaces } from '@khyanalt/domain/console-places'
import { partOf } from '@khyanalt/domain/console-question'
import { deskWordOf, requestStateTexts } from '@khyanalt/domain/messages/states'
import type { Grant } from '@khyanalt/domain/roles'
import { agencyDate } from '../../clock.ts'
import { asIs, type ConsoleSearch, inBoth } from '../../console-source.ts'
import { findNames } from '../../db/name-words.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { type ConsoleRequest, findApplyingCompanies, findLatestRequests } from './console-requests.sql.ts'

/** So many of the latest are looked through for who sent them. */
const lookedThrough = 30

/** The latest requests of a number, a register number or a name, within these limits. */
export const findRequests = async (
  tx: Tx,
  caller: Pick<Session, 'userId'>,
  scopes: readonly Grant[],
  { register, named, today, ...typed }: ConsoleSearch,
): Promise<readonly ConsoleRequest[]> => {
  if (scopes.length === 0) return []
  const viewer = viewerOf(caller, scopes, today)
  const number = partOf(typed, 'inspection')
  if (register) {
    return findLatestRequests(tx, viewer, { applicant: { kind: 'register', number: register } }, lookedThrough)
  }
  if (number) return findLatestRequests(tx, viewer, { part: number }, lookedThrough)
  if (named === null) return []
  const names = await findNames(tx, 'applicant_names', named)
  return names?.length === 0
    ? []
    : findLatestRequests(tx, viewer, { applicant: { kind: 'name', question: named, names } }, lookedThrough)
}

export const presentRequest = (row: ConsoleRequest): ConsoleRow => ({
  id: row.request_number,
  number: row.request_number,
  title: { mn: row.name_mn, en: row.name_en },
  state: inBoth(requestStateTexts, deskWordOf(row.state)),
  person: row.company_name ?? nameOf(row),
  date: row.submitted_at && agencyDate(row.submitted_at),
  address: consolePlaces.request(row.request_number),
})

/** Who sent them in their own name, each once. */
export const applicantsOf = (rows: readonly ConsoleRequest[]): ConsoleRow[] => {
  const own = new Map(rows.filter(row => row.owner_company_id === null).map(row => [row.owner_user_id, nameOf(row)]))
  return [...own].map(([id, name]) => ({
    id,
    number: null,
    title: asIs(name),
    state: null,
    person: null,
    date: null,
    address: consolePlaces.requestsOf(name),
  }))
}

/** Organisations that sent something within these limits. */
export const findApplicantCompanies = async (
  tx: Tx,
  caller: Pick<Session, 'userId'>,
  scopes: readonly Grant[],
  { register, named, today, limit }: ConsoleSearch,
): Promise<ConsoleRow[]> => {
  const asked = register ? { register } : named ? { named } : null
  if (!asked || scopes.length === 0) return []
  const rows = await findApplyingCompanies(tx, viewerOf(caller, scopes, today), asked, limit)
  return rows.map(row => ({
    id: row.id,
    number: row.register_number,
    title: { mn: row.name_mn, en: row.name_en ?? row.name_mn },
    state: null,
    person: null,
    date: null,
    address: consolePlaces.requestsOf(row.register_number),
  }))
}

const viewerOf = ({ userId }: Pick<Session, 'userId'>, scopes: readonly Grant[], today: string) => ({
  scopes,
  userId,
  today,
  // What is found is all that lies in the scope, whoever holds it.
  standsInFor: [],
})

const nameOf = ({ lastname, owner_name }: ConsoleRequest): string => [lastname, owner_name].filter(Boolean).join(' ')
