// Acts and views as administrators read them.
import { type AuditRow, auditNouns, type listAudit } from '@khyanalt/contract/audit'
import type { ParsedInputOf } from '@khyanalt/contract/call'
import { type DifferenceLine, differenceLineSchema } from '@khyanalt/contract/version-difference'
import { nameOfKind } from '@khyanalt/domain/messages/audit-findings'
import { z } from 'zod'
import { agencyMidnight } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'
import { readPlace } from '../../http/page-place.ts'
import {
  type ActRow,
  type AuditFilter,
  findActors,
  listActs,
  listCompanyNames,
  listNames,
  listThingNames,
  type ThingName,
} from './audit.sql.ts'

type Asked = Omit<ParsedInputOf<typeof listAudit>, 'results'>

/** Acts that fit, newest first, with the names people know. */
export const readActs = async (tx: Tx, { person, from, to, before, ...asked }: Asked, limit: number) => {
  const filter: AuditFilter = {
    ...asked,
    actorIds: person ? await findActors(tx, person) : null,
    from: from ? agencyMidnight(from) : null,
    until: to ? agencyMidnight(to, 1) : null,
    before: before ? readPlace(before) : null,
  }
  // Nobody is called so: nobody did anything.
  if (filter.actorIds?.length === 0) return []
  const rows = await listActs(tx, filter, limit)
  // A detail may be the key of a person or of a company; whoever reads knows neither by their key.
  const told = rows.flatMap(row => Object.values(row.detail).map(value => (typeof value === 'string' ? value : null)))
  const people = rows.flatMap(row => [row.actor_user_id, row.support_user_id, accountOf(row)])
  const names = await listNames(tx, distinct([...people, ...told]))
  const things = rows.map(row => (row.noun === 'company' ? row.thing : null))
  const companies = await listCompanyNames(tx, distinct([...things, ...told]))
  const named = await listThingNames(tx, rows)
  return rows.map(row => presentAct(row, { names, companies, named }))
}

const presentAct = (
  row: ActRow,
  {
    names,
    companies,
    named,
  }: {
    readonly names: ReadonlyMap<string, { readonly name: string; readonly login: string }>
    readonly companies: ReadonlyMap<string, string>
    readonly named: ReadonlyMap<string, ThingName>
  },
): AuditRow => {
  const actor = row.actor_user_id === null ? null : names.get(row.actor_user_id)
  const account = names.get(accountOf(row) ?? '')
  const name = named.get(`${row.noun}:${row.thing}`)
  const difference = differenceIn(row.detail)
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: actor && row.actor_user_id ? { id: row.actor_user_id, ...actor } : null,
    support: row.support_user_id === null ? null : (names.get(row.support_user_id)?.name ?? null),
    act: row.act,
    noun: auditNouns.find(noun => noun === row.noun) ?? 'audit',
    thing: account
      ? `${account.name} (${account.login})`
      : (companies.get(row.thing) ?? name?.mn ?? (row.act === 'baseline' ? nameOfKind('mn', row.thing) : row.thing)),
    thing_en: name?.en ?? null,
    thing_id: row.thing,
    difference,
    detail: Object.fromEntries(
      Object.entries(row.detail).flatMap(([key, value]) => {
        if (value === null || (difference.length > 0 && toldByLines.has(key))) return []
        if (typeof value !== 'string') return [[key, JSON.stringify(value)]]
        return [[key, names.get(value)?.name ?? companies.get(value) ?? value]]
      }),
    ),
  }
}

/** The lines that say what changed of a service; empty where the act noted none. */
const differenceIn = ({ difference }: ActRow['detail']): DifferenceLine[] => {
  const read = z.array(differenceLineSchema).safeParse(difference)
  return read.success ? read.data : []
}

/** What the lines say in words, for whoever reads: it stands in the entry as it was stored. */
const toldByLines = new Set([
  'difference',
  'changes',
  'changed',
  'status',
  'temporary_disable',
  'language',
  'body',
  'plan',
  'certificate',
  'settings',
])

/** The person an act is about, where it is about one. */
const accountOf = ({ noun, thing }: ActRow): string | null =>
  (noun === 'account' || noun === 'profile' || noun === 'client_token') && isUuid(thing) ? thing : null

const distinct = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter(id => id !== null && isUuid(id)) as string[]),
]
