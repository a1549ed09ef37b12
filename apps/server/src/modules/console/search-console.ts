// One search over everything that somebody of the agency may see: each kind is asked of its own desk, with that desk's
// limits, so that nothing is found here that is not found there.
import type * as calls from '@khyanalt/contract/console'
import type { ConsoleKind, ConsoleRow } from '@khyanalt/contract/console'
import { consolePlaces } from '@khyanalt/domain/console-places'
import { readConsoleQuestion } from '@khyanalt/domain/console-question'
import { onOtherKeyboard } from '@khyanalt/domain/keyboard-slip'
import type { Role } from '@khyanalt/domain/roles'
import { buildIndex, meantScore, type SearchIndex, searchIndex } from '@khyanalt/domain/search-index'
import { agencyDate } from '../../clock.ts'
import type { ConsoleSearch } from '../../console-source.ts'
import { searchByIndex } from '../../db/found-rows.sql.ts'
import { findNearly, wordsBegin, wordsBeginWithInitial, wordsOrInitials } from '../../db/name-words.sql.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { findDeskCertificates } from '../certificates/find-desk-certificates.ts'
import { findCompanies } from '../companies/find-companies.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { findEquipment } from '../equipment/find-equipment.ts'
import { findFeeReports } from '../fee-reports/find-fee-reports.ts'
import { findFoodObjects } from '../food-objects/find-food-objects.ts'
import { findInvoices } from '../invoices/find-invoices.ts'
import { deskScopes } from '../review/desk-scopes.ts'
import { applicantsOf, findApplicantCompanies, findRequests, presentRequest } from '../review/find-requests.ts'
import { readCatalogue } from '../service-editor/list-catalogue.ts'
import { findClients, findStaff } from '../staff/find-people.ts'

type Found = { readonly groups: Partial<Record<ConsoleKind, ConsoleRow[]>>; readonly clients: readonly ConsoleRow[] }
type Service = { readonly row: Omit<ConsoleRow, 'address'>; readonly id: number; readonly slug: string; open: boolean }

/** More people at once would be a list to leaf through. */
const mostPeople = 5

/** Raw, since the list of services is read in a transaction of its own (`http/kept-answers.ts`). */
export const searchConsole =
  (services: Services): RawUseCase<typeof calls.searchConsole> =>
  async ({ db }, caller, { q, results }) => {
    const today = agencyDate(services.clock.now())
    const index = await services.kept.get('services of the console', () => inTransaction(db, indexServices))
    const question = readConsoleQuestion(q)
    const search = { ...question, today, limit: results }
    const offered = findServices(index, caller, question.text, results)
    return inTransaction(db, async tx => {
      await searchByIndex(tx)
      const { found, nearly } = await findSomehow(tx, caller, search)
      const many = found.clients.length > mostPeople
      const people = [...(found.groups.person ?? []), ...(many ? [] : found.clients)]
      for (const { id } of many ? [] : found.clients) {
        const view = { what: 'search', requestNumber: null, ownerUserId: id, ownerCompanyId: null } as const
        await rememberView(tx, services, caller, view)
      }
      const groups = { ...found.groups, person: people, service: offered }
      return {
        data: {
          groups: shownKinds.flatMap(kind => {
            const rows = groups[kind] ?? []
            return rows.length > 0 ? [{ kind, rows }] : []
          }),
          nearly: nearly && holdsAny(found),
          many_people: many,
        },
      }
    })
  }

const shownKinds = [
  'person',
  'organization',
  'request',
  'food_object',
  'fee_report',
  'invoice',
  'certificate',
  'equipment',
  'service',
] as const satisfies readonly ConsoleKind[]

/** As it was typed, seven digits as a register number first; else as the same keys write in the other script; else with a slip. */
const findSomehow = async (tx: Tx, caller: Session, search: Typed) => {
  const asTyped = await findAll(tx, caller, begun(search), false)
  if (holdsAny(asTyped)) return { found: asTyped, nearly: false }
  if (search.register !== null && search.number !== null) {
    return { found: await findAll(tx, caller, begun({ ...search, register: null }), false), nearly: false }
  }
  const other = readConsoleQuestion(onOtherKeyboard(search.text))
  if (other.words.length > 0) {
    const instead = await findAll(tx, caller, begun({ ...search, ...other }), false)
    if (holdsAny(instead)) return { found: instead, nearly: true }
  }
  const ask = await findNearly(tx, search.words)
  const near = { named: ask?.(wordsBegin) ?? null, held: ask?.(wordsOrInitials) ?? null }
  return { found: await findAll(tx, caller, { ...search, ...near }, true), nearly: true }
}

type Typed = Omit<ConsoleSearch, 'named' | 'held'>

const begun = (typed: Typed): ConsoleSearch => {
  const { words } = typed
  return words.length === 0
    ? { ...typed, named: null, held: null }
    : { ...typed, named: wordsBegin(words), held: wordsBeginWithInitial(words) }
}

/** Kind by kind, for the roles that work with it. */
const findAll = async (tx: Tx, caller: Session, search: ConsoleSearch, nearly: boolean): Promise<Found> => {
  const has = (...roles: Role[]) => caller.grants.some(({ role }) => roles.includes(role))
  const { limit } = search
  const requests = await findRequests(tx, caller, deskScopes(caller), search)
  const reviews = has('REVIEWER', 'APPROVER')
  const payable = !has('FINANCE')
    ? []
    : reviews
      ? await findRequests(tx, caller, financeScopes(caller), search)
      : requests
  return {
    groups: {
      person: has('ADMIN') ? await findStaff(tx, search, nearly) : [],
      organization: has('ADMIN')
        ? await findCompanies(tx, search)
        : await findApplicantCompanies(tx, caller, deskScopes(caller), search),
      request: requests.slice(0, limit).map(presentRequest),
      food_object: await findFoodObjects(tx, caller, search),
      fee_report: await findFeeReports(tx, caller, search),
      invoice: await findInvoices(
        tx,
        caller,
        search,
        payable.map(({ id }) => id),
      ),
      certificate: await findDeskCertificates(tx, caller, search),
      equipment: has('REVIEWER', 'APPROVER', 'ADMIN') ? await findEquipment(tx, caller, search) : [],
    },
    clients: has('ADMIN') ? await findClients(tx, { ...search, limit: mostPeople + 1 }) : applicantsOf(requests),
  }
}

const financeScopes = ({ grants }: Session) => grants.filter(({ role }) => role === 'FINANCE')

const holdsAny = ({ groups, clients }: Found): boolean =>
  clients.length > 0 || Object.values(groups).some(rows => rows.length > 0)

/** Every service, closed ones for administrators alone. */
const indexServices = async (tx: Tx): Promise<SearchIndex<Service>> => {
  const { services } = await readCatalogue(tx)
  return buildIndex(
    services.map(({ id, slug, name, status }) => ({
      item: {
        row: { id: String(id), number: null, title: name, state: null, person: null, date: null },
        id,
        slug,
        open: status === 1,
      },
      names: [name.mn, name.en, slug.replaceAll('-', ' ')],
      about: [],
    })),
  )
}

/** Administrators open the editor, the others the page that clients read. */
const findServices = (index: SearchIndex<Service>, caller: Session, text: string, limit: number): ConsoleRow[] => {
  const edits = caller.grants.some(({ role }) => role === 'ADMIN')
  return searchIndex(index, text, limit * 2)
    .filter(({ item, score }) => score >= meantScore && (edits || item.open))
    .slice(0, limit)
    .map(({ item: { row, id, slug } }) => ({
      ...row,
      address: edits ? consolePlaces.editedService(id) : consolePlaces.service(slug),
    }))
}
