// SQL of requests that go over to another version of their form.
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { LiftNote } from './request-record.ts'

/** A request that its applicant may still change. */
export type OpenRequest = {
  readonly id: string
  readonly request_number: string
  readonly state: 'draft' | 'returned'
  readonly type: 'NEW' | 'RENEW' | 'ONETIME'
  readonly certificate_id: string | null
  readonly owner_user_id: string
  readonly created_by: string
  readonly step: number
  readonly round: number
  readonly answers: Readonly<Record<string, unknown>>
  readonly definition_version_id: string
  readonly definition_version: number
  readonly plan: readonly ReviewStep[]
  readonly lift: LiftNote | null
}

/** Drafts and returned requests of a service, oldest first; locked where they are about to be lifted. */
export const listOpenRequests = async (
  tx: Tx,
  serviceId: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<OpenRequest[]> => {
  const found = tx
    .selectFrom('requests as r')
    .innerJoin('definition_versions as d', 'd.id', 'r.definition_version_id')
    .select(['r.id', 'r.request_number', 'r.state', 'r.type', 'r.certificate_id', 'r.owner_user_id', 'r.created_by'])
    .select(['r.step', 'r.round', 'r.answers', 'r.definition_version_id', 'r.lift'])
    .select(['d.version as definition_version', 'd.review_plan as plan'])
    .where('r.service_id', '=', serviceId)
    .where('r.state', 'in', ['draft', 'returned'])
    // A change of information is filled by a form that no service edits.
    .where('r.type', '!=', 'UPDATE')
    .where('r.deleted_at', 'is', null)
    .orderBy('r.id')
    .$narrowType<{ state: 'draft' | 'returned'; type: 'NEW' | 'RENEW' | 'ONETIME' }>()
  return await (lock ? found.forUpdate('r') : found).execute()
}

/** One request that goes over: its answers from now on, the note for its person, and what the journal keeps. */
export type Lift = {
  readonly requestId: string
  readonly eventId: string
  readonly answers: object
  readonly lift: LiftNote
  readonly detail: object
}

/** Pins the requests to the version, in one statement each for rows and journal, however many they are. */
export const writeLifts = async (
  tx: Tx,
  lifts: readonly Lift[],
  to: { readonly definitionVersionId: string; readonly plan: readonly ReviewStep[]; readonly language: string },
  by: { readonly userId: string | null; readonly name: string; readonly position: string | null; readonly at: Date },
): Promise<void> => {
  const roles = to.plan.map(({ role }) => role)
  const rows = JSON.stringify(lifts)
  await sql`
    update requests r set definition_version_id = ${to.definitionVersionId}, language = ${to.language},
      step_role = coalesce((${roles}::text[])[r.step], r.step_role), version = r.version + 1, updated_at = ${by.at},
      answers = l.answers, lift = l.lift
    from jsonb_to_recordset(${rows}::jsonb) as l ("requestId" uuid, answers jsonb, lift jsonb)
    where r.id = l."requestId"
  `.execute(tx)
  await sql`
    insert into request_events (id, request_id, sequence, action, actor_user_id, actor_name, actor_position,
      from_state, from_step, to_state, to_step, round, detail, at)
    select l."eventId", r.id, coalesce((select max(e.sequence) from request_events e where e.request_id = r.id), 0) + 1,
      'lift', ${by.userId}, ${by.name}, ${by.position}, r.state, r.step, r.state, r.step, r.round, l.detail, ${by.at}
    from jsonb_to_recordset(${rows}::jsonb) as l ("requestId" uuid, "eventId" uuid, detail jsonb)
    join requests r on r.id = l."requestId"
  `.execute(tx)
}

/** What people are told of a changed form, whatever became of their answers. */
const formEvents: readonly NotificationName[] = ['form_changed', 'form_renewed', 'form_offered']

/** Open ones of the requests whose people were not told of a changed form since a moment; locked, so that no two tell. */
export const listUntold = async (tx: Tx, ids: readonly string[], since: Date) =>
  tx
    .selectFrom('requests as r')
    .select(['r.id', 'r.request_number', 'r.owner_user_id', 'r.created_by'])
    .where('r.id', 'in', ids)
    .where('r.state', 'in', ['draft', 'returned'])
    .where('r.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as n')
            .select('n.id')
            // By person first: messages have no index of their requests.
            .where(eb =>
              eb.or([eb('n.user_id', '=', eb.ref('r.owner_user_id')), eb('n.user_id', '=', eb.ref('r.created_by'))]),
            )
            .whereRef('n.request_id', '=', 'r.id')
            .where('n.type', 'in', formEvents)
            .where('n.created_at', '>=', since),
        ),
      ),
    )
    .orderBy('r.id')
    .$narrowType<{ state: 'draft' | 'returned'; type: 'NEW' | 'RENEW' | 'ONETIME' }>()
    .forUpdate('r')
    .execute()

/** Services with drafts on another version than the one that new requests use. */
export const listServicesWithOldDrafts = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .selectFrom('requests as r')
    .innerJoin('definition_versions as d', 'd.id', 'r.definition_version_id')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .select('r.service_id')
    .distinct()
    .where('r.state', '=', 'draft')
    .where('r.type', '!=', 'UPDATE')
    .where('r.deleted_at', 'is', null)
    .whereRef('d.version', '<', 's.current_version')
    .orderBy('r.service_id')
    .execute()
  return rows.map(({ service_id }) => service_id)
}

/** How many requests under each version of a service are not decided yet. */
export const countUndecided = async (tx: Tx, serviceId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx
    .selectFrom('requests as r')
    .innerJoin('definition_versions as d', 'd.id', 'r.definition_version_id')
    .select(['d.version', eb => eb.fn.countAll<number>().as('count')])
    .where('r.service_id', '=', serviceId)
    .where('r.state', 'in', ['draft', 'sent', 'review', 'payment', 'returned'])
    .where('r.deleted_at', 'is', null)
    .groupBy('d.version')
    .execute()
  return new Map(rows.map(({ version, count }) => [version, Number(count)]))
}
