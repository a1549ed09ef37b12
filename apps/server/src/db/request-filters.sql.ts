// What request lists share: filters, pages and the columns every row brings.
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import type { RequestType } from '@khyanalt/domain/client-type'
import type { FeeFacts, FeeState } from '@khyanalt/domain/fee-state'
import { heldStates } from '@khyanalt/domain/queue-view'
import type { RequestState } from '@khyanalt/domain/request-status'
import type { Module } from '@khyanalt/domain/roles'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { hasWords, type Names } from './name-words.sql.ts'
import { hasPart, mostAlike } from './number-parts.sql.ts'
import { isFeeAt } from './request-fee.sql.ts'
import type { DB } from './schema.ts'

/** Expressions over `requests as r`. */
export type RequestsEB = ExpressionBuilder<DB & { r: DB['requests'] }, 'r'>

/** Who asks: by the whole register number, or by words of the name (`wordsBegin`) with the names that have them. */
export type Applicant =
  | { readonly kind: 'register'; readonly number: string }
  | { readonly kind: 'name'; readonly question: string; readonly names: Names }

/** Filters of the lists; absent ones do not filter. */
export type RequestFilters = {
  readonly states?: readonly RequestState[] | undefined
  readonly category?: number | undefined
  readonly organization?: number | undefined
  readonly number?: string | undefined
  /** These alone. */
  readonly numbers?: readonly string[] | undefined
  readonly service?: number | undefined
  /** Who holds it; null for nobody. Of what may be held alone. */
  readonly holder?: string | null | undefined
  /** Where the applicant's company sits; of a person, where the unit is. */
  readonly province?: string | undefined
  /** Where the fee stands, of what may be held alone. */
  readonly fee?: FeeState | undefined
  /** The last days of the agency, inclusive, while its time runs. */
  readonly due?: { readonly from: string | null; readonly to: string } | undefined
  /** Any part of the number, of four letters and digits at least. */
  readonly part?: string | undefined
  readonly applicant?: Applicant | undefined
  /** First and last day in the agency's zone, inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What every listed row brings, the facts of the rules among it. */
export type ListedRequest = {
  readonly module: Module
  readonly category_id: number
  readonly organization_id: number | null
  readonly state: RequestState
  readonly step: number
  readonly plan: readonly ReviewStep[]
  readonly owner_user_id: string
  readonly owner_company_id: string | null
  readonly created_by: string
  readonly desk_id: number | null
  readonly fee: FeeFacts
  readonly request_number: string
  readonly type: RequestType
  readonly submitted_at: Date | null
  readonly due_on: string | null
  readonly name_mn: string
  readonly name_en: string
  readonly category_mn: string
  readonly category_en: string
}

/** A page, counted from 1, and its size. */
export type Page = { readonly page: number; readonly results: number }

/** Whether a request passes the filters; days count in the agency's zone. */
export const passes = (
  eb: RequestsEB,
  filters: RequestFilters,
  dated: 'created_at' | 'submitted_at',
): Expression<SqlBool> => {
  const column = sql.ref(`r.${dated}`)
  return eb.and([
    ...(filters.states ? [eb('r.state', 'in', [...filters.states])] : []),
    ...(filters.category !== undefined ? [eb('r.category_id', '=', filters.category)] : []),
    ...(filters.organization !== undefined ? [eb('r.organization_id', '=', filters.organization)] : []),
    ...(filters.number ? [eb('r.request_number', 'like', `${filters.number.replace(/[\\%_]/g, '\\$&')}%`)] : []),
    ...(filters.part ? [isAlike(filters.part)] : []),
    ...(filters.applicant ? [asks(filters.applicant)] : []),
    ...(filters.numbers ? [eb('r.request_number', 'in', [...filters.numbers])] : []),
    ...(filters.service !== undefined ? [eb('r.service_id', '=', filters.service)] : []),
    ...(filters.holder === undefined
      ? []
      : [
          eb('r.state', 'in', [...heldStates]),
          filters.holder === null ? eb('r.holder_user_id', 'is', null) : eb('r.holder_user_id', '=', filters.holder),
        ]),
    ...(filters.province ? [sitsIn(filters.province)] : []),
    // Lists say of a fee only while somebody may hold the request.
    ...(filters.fee ? [eb('r.state', 'in', [...heldStates]), isFeeAt(filters.fee)] : []),
    ...(filters.due
      ? [
          eb('r.state', 'in', ['sent', 'review']),
          eb('r.due_on', '<=', filters.due.to),
          ...(filters.due.from === null ? [] : [eb('r.due_on', '>=', filters.due.from)]),
        ]
      : []),
    ...(filters.from
      ? [sql<SqlBool>`${column} >= ${filters.from}::date::timestamp at time zone 'Asia/Ulaanbaatar'`]
      : []),
    ...(filters.to
      ? [sql<SqlBool>`${column} < (${filters.to}::date + 1)::timestamp at time zone 'Asia/Ulaanbaatar'`]
      : []),
  ])
}

/** Companies say where they sit; people do not, so that the unit which they chose speaks for them. */
const sitsIn = (province: string): Expression<SqlBool> =>
  sql<SqlBool>`(r.owner_company_id in (select id from companies where address_codes[1] = ${province})
      or r.owner_company_id is null
        and r.organization_id in (select id from organizations where address_code like ${`${province}%`}))`

/** Numbers are found before anything else is asked of their requests, so that a part of very many costs no more. */
const isAlike = (part: string): Expression<SqlBool> => sql<SqlBool>`r.id = any(array(
  select q.id from requests q where ${hasPart('q.request_number', part)}
    and q.deleted_at is null and q.state <> 'draft' limit ${sql.lit(mostAlike)}))`

const asks = (applicant: Applicant): Expression<SqlBool> =>
  applicant.kind === 'name'
    ? applicant.names === null
      ? hasWords('r.applicant_key', applicant.question)
      : sql<SqlBool>`r.applicant_key = any(${[...applicant.names]}::text[])`
    : sql<SqlBool>`(r.owner_company_id = (select id from companies where register_number = ${applicant.number})
        or r.owner_company_id is null
          and r.owner_user_id = (select id from users where register_number = ${applicant.number}))`
