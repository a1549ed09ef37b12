// SQL of the requests behind a figure.
import type { OversightMeasure, OversightStage } from '@khyanalt/contract/oversight'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { and, type Period, type Scopes, within } from './scope.sql.ts'

export type BehindRow = {
  readonly id: string
  readonly request_number: string
  readonly name_mn: string
  readonly name_en: string
  readonly organization: { readonly mn: string; readonly en: string } | null
  readonly at: Date
  readonly person: string | null
  readonly due_on: string | null
}

export type Asked = {
  readonly measure: OversightMeasure
  readonly holder: string | null
  readonly person: string | null
  readonly stage: OversightStage | null
  readonly step: number | null
  readonly question: string | null
  readonly reason: string | null
  /** Days that open requests were sent within, or fall due within. */
  readonly first: string | null
  readonly last: string | null
  /** When a day begins that `first` and `last` name; the day after the last. */
  readonly sent: { readonly since: Date | null; readonly until: Date | null }
  readonly since: Date
  readonly until: Date
  readonly today: string
  readonly before: { readonly at: Date; readonly id: string } | null
}

const standingMeasures: readonly OversightMeasure[] = ['open', 'overdue', 'held', 'unheld', 'due']

/** Requests behind a figure, newest first. */
export const listBehind = async (tx: Tx, period: Period, scopes: Scopes, asked: Asked, limit: number) => {
  const { measure, before } = asked
  const shown = sql`r.request_number, s.name_mn, s.name_en, 
    case when o.id is not null then json_build_object('mn', o.name_mn, 'en', o.name_en) end as organization, r.due_on::text as due_on`
  const joins = sql`join services s on s.id = r.service_id left join organizations o on o.id = r.organization_id`
  const { rows } = standingMeasures.includes(measure)
    ? await sql<BehindRow>`
        select r.id, r.submitted_at as at, u.name as person, ${shown}
        from requests r ${joins} left join users u on u.id = r.holder_user_id
        where r.deleted_at is null and ${standing(asked)} and ${within(period, scopes)}
          and ${before ? sql`(r.submitted_at, r.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
        order by r.submitted_at desc, r.id desc limit ${limit}`.execute(tx)
    : await sql<BehindRow>`
        select e.id, e.at, e.actor_name as person, ${shown}
        from request_events e join requests r on r.id = e.request_id ${joins}
        where e.at >= ${asked.since} and e.at < ${asked.until} and ${happened(asked)} and ${within(period, scopes)}
          and ${before ? sql`(e.at, e.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
        order by e.at desc, e.id desc limit ${limit}`.execute(tx)
  return rows
}

const open = sql`r.state in ('sent', 'review')`

const standing = ({ measure, holder, today, first, last, sent }: Asked): RawBuilder<unknown> => {
  const between = [
    ...(sent.since ? [sql`r.submitted_at >= ${sent.since}`] : []),
    ...(sent.until ? [sql`r.submitted_at < ${sent.until}`] : []),
  ]
  switch (measure) {
    case 'held':
      return sql`r.state in ('review', 'payment') and r.holder_user_id = ${holder}`
    case 'overdue':
      return and([open, sql`r.due_on < ${today}`, ...between, ...(holder ? [sql`r.holder_user_id = ${holder}`] : [])])
    case 'unheld':
      return and([open, sql`r.holder_user_id is null`, ...between])
    case 'due':
      return and([open, sql`r.due_on between ${first ?? today} and ${last ?? first ?? today}`])
    default:
      return and([open, ...between])
  }
}

const final = sql`(e.action = 'reject' or (e.action = 'approve' and e.to_state = 'approved'))`
const states = { receipt: 'sent', review: 'review', payment: 'payment', correction: 'returned' } as const

const happened = ({ measure, person, stage, step, question, reason }: Asked): RawBuilder<unknown> => {
  const by = person ? [sql`e.actor_user_id = ${person}`] : []
  switch (measure) {
    case 'received':
      return sql`e.action = 'submit'`
    case 'returned':
      return and([sql`e.action = 'return'`, ...by])
    case 'rejected':
      return sql`e.action = 'reject'`
    case 'expired':
      return sql`e.action = 'expire'`
    case 'late':
      return sql`${final} and r.due_on < (e.at at time zone 'Asia/Ulaanbaatar')::date`
    case 'decided':
      return final
    case 'done':
      return and([sql`e.action in ('agree', 'return', 'reject', 'approve') and e.from_state = 'review'`, ...by])
    case 'stay':
      return and([
        sql`(e.from_state, e.from_step) is distinct from (e.to_state, e.to_step)`,
        sql`e.from_state = ${states[stage ?? 'review']}`,
        ...(stage === 'review' && step !== null ? [sql`e.from_step = ${step}`] : []),
      ])
    case 'remarked':
      return sql`e.action = 'return' and exists (
        select from request_remarks m where m.request_id = e.request_id and m.event_id = e.id
          and ${question === null ? sql`true` : sql`left(m.title, 200) = ${question}`}
          and ${reason === null ? sql`true` : reasonIs(reason)})`
    default:
      return sql`e.action = 'approve' and e.to_state = 'approved'`
  }
}

const reasonIs = (reason: string): RawBuilder<unknown> =>
  reason === ''
    ? sql`not exists (select from canned_texts t where t.deleted_at is null and t.text = m.comment)`
    : sql`exists (select from canned_texts t where t.deleted_at is null and t.text = m.comment and t.title = ${reason})`
