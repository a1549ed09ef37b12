// SQL of the journal: events, remarks, snapshots. Rows are only added.

import type { StepResolve } from '@khyanalt/domain/cases/case-type'
import type { EventAction } from '@khyanalt/domain/event-readers'
import type { RequestState } from '@khyanalt/domain/request-status'
import type { Tx } from '../../db/transaction.ts'

/** One act to be written down. */
export type NewEvent = {
  readonly id: string
  readonly request_id: string
  readonly action: EventAction['request']
  readonly actor_user_id: string | null
  readonly actor_name: string
  readonly actor_position: string | null
  readonly support_user_id: string | null
  readonly from_state: RequestState | null
  readonly from_step: number | null
  readonly to_state: RequestState
  readonly to_step: number
  readonly resolve: StepResolve | null
  readonly round: number
  readonly note: string | null
  readonly detail: object
  readonly transaction_id: string | null
  readonly at: Date
}

/** Appends an act; the request row is locked by the caller, so the sequence has no twin. */
export const appendEvent = async (tx: Tx, { detail, ...event }: NewEvent): Promise<void> => {
  await tx
    .insertInto('request_events')
    .values(eb => ({
      ...event,
      detail: JSON.stringify(detail),
      sequence: eb
        .selectFrom('request_events as e')
        .select(inner => inner(inner.fn.coalesce(inner.fn.max('e.sequence'), inner.lit(0)), '+', 1).as('next'))
        .where('e.request_id', '=', event.request_id),
    }))
    .execute()
}

/** A remark as it is kept. */
export type RemarkRow = {
  /** The act that it was written with. */
  readonly action: string
  readonly title: string
  readonly comment: string
  readonly path: string | null
  readonly round: number
  readonly created_at: Date
  readonly author: string
}

/** Keeps the remarks of an event in the order they were written. */
export const insertRemarks = async (
  tx: Tx,
  event: { readonly id: string; readonly request_id: string; readonly round: number },
  remarks: readonly {
    readonly id: string
    readonly title: string
    readonly comment: string
    readonly path: string | null
  }[],
): Promise<void> => {
  if (remarks.length === 0) return
  await tx
    .insertInto('request_remarks')
    .values(
      remarks.map((remark, index) => ({
        ...remark,
        request_id: event.request_id,
        event_id: event.id,
        round: event.round,
        sort: index,
      })),
    )
    .execute()
}

/** Remarks of all rounds in the order they were written. */
export const listRemarks = async (tx: Tx, requestId: string): Promise<RemarkRow[]> =>
  tx
    .selectFrom('request_remarks as m')
    .innerJoin('request_events as e', 'e.id', 'm.event_id')
    .select(['e.action', 'm.title', 'm.comment', 'm.path', 'm.round', 'e.at as created_at', 'e.actor_name as author'])
    .where('m.request_id', '=', requestId)
    .orderBy('e.sequence')
    .orderBy('m.sort')
    .execute()

/** An act as the event log holds it; `action` may be of a later release. */
export type EventRow = {
  readonly action: string
  readonly actor_name: string
  readonly actor_position: string | null
  readonly from_step: number | null
  readonly to_state: string
  readonly to_step: number
  readonly resolve: number | null
  readonly note: string | null
  readonly detail: unknown
  readonly at: Date
}

/** Every act, oldest first; who reads which says `eventReaders`. */
export const listEvents = async (tx: Tx, requestId: string): Promise<EventRow[]> =>
  tx
    .selectFrom('request_events')
    .select(['action', 'actor_name', 'actor_position', 'from_step', 'to_state', 'to_step', 'resolve', 'note', 'detail'])
    .select('at')
    .where('request_id', '=', requestId)
    .orderBy('sequence')
    .execute()

/** What was sent in one round. */
export type NewSnapshot = {
  readonly id: string
  readonly request_id: string
  readonly round: number
  readonly definition_version_id: string
  readonly answers: object
  readonly facts: object
  readonly digest: Buffer
  readonly submitted_by: string
  readonly submitted_at: Date
}

/** Freezes what was sent. */
export const insertSnapshot = async (tx: Tx, { answers, facts, ...snapshot }: NewSnapshot): Promise<void> => {
  await tx
    .insertInto('request_snapshots')
    .values({ ...snapshot, answers: JSON.stringify(answers), facts: JSON.stringify(facts) })
    .execute()
}

/** A sent round. */
export type SnapshotRow = {
  readonly round: number
  readonly submitted_at: Date
  readonly answers: Readonly<Record<string, unknown>>
  readonly facts: Readonly<Record<string, unknown>>
}

/** All sent rounds, oldest first. */
export const listSnapshots = async (tx: Tx, requestId: string): Promise<SnapshotRow[]> => {
  const rows = await tx
    .selectFrom('request_snapshots')
    .select(['round', 'submitted_at', 'answers', 'facts'])
    .where('request_id', '=', requestId)
    .orderBy('round')
    .execute()
  return rows
}
