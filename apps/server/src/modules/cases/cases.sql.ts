// SQL of cases: where a case stands, its event, the entry of the audit, what was sent and what its type keeps beside it are
// written in one statement, so that none of them can be forgotten; and the events read back.
import type { StepResolve } from '@khyanalt/domain/cases/case-type'
import type { CommonTableExpression, Insertable, QueryCreator, Updateable } from 'kysely'
import { type AuditEntry, auditEntryOf } from '../../db/audit.sql.ts'
import type { CaseEvents, CaseSubmissions, Cases, DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'

/** What a type writes to its own table with an action, as a part of the same statement. */
export type OwnWrite = CommonTableExpression<DB, 'own'>

/** An event as it is written. */
export type EventRow = Insertable<CaseEvents>

/** Columns of a case that an action may write beside where it stands; what a case is called never changes. */
export type CaseChange = Pick<
  Updateable<Cases>,
  | 'created_by'
  | 'due_on'
  | 'days_left'
  | 'organization_id'
  | 'owner_company_id'
  | 'owner_user_id'
  | 'round'
  | 'search_key'
  | 'submitted_at'
>

/** What a case begins with: its number, what it claims, the staff who helped, whose it is. */
export type NewCase = Pick<
  Insertable<Cases>,
  | 'claim'
  | 'created_by'
  | 'helpers'
  | 'number'
  | 'organization_id'
  | 'owner_company_id'
  | 'owner_user_id'
  | 'search_key'
>

/** What an action leaves behind: its event, the entry of the audit under the same id, and what was sent with it. */
export type Written = {
  readonly event: EventRow
  readonly entry: AuditEntry
  readonly submission?: Insertable<CaseSubmissions> | undefined
  readonly own?: OwnWrite | undefined
}

const writing = (tx: Tx, { event, entry, submission, own }: Written): QueryCreator<DB> => {
  const noted = tx
    .with('event', db => db.insertInto('case_events').values(event))
    .with('entry', db => auditEntryOf(db, entry))
  const sent = submission ? noted.with('submission', db => db.insertInto('case_submissions').values(submission)) : noted
  return own ? sent.with('own', own) : sent
}

/** Stores a new case with its first event. */
export const insertCase = async (tx: Tx, row: Insertable<Cases>, written: Written): Promise<void> => {
  await writing(tx, written).insertInto('cases').values(row).execute()
}

/** Moves a locked case; answers its new version. */
export const updateCase = async (
  tx: Tx,
  id: string,
  change: CaseChange & { readonly state: string; readonly step: number; readonly claim?: null },
  written: Written,
): Promise<number> => {
  const { version } = await writing(tx, written)
    .updateTable('cases')
    .set(eb => ({ ...change, version: eb('version', '+', 1), updated_at: written.event.at }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** One event of a case, as somebody reads it. */
export type CaseEvent = {
  readonly action: string
  readonly actor_name: string | null
  readonly actor_position: string | null
  readonly to_state: string
  readonly to_step: number
  readonly resolve: StepResolve | null
  readonly round: number
  readonly note: string | null
  readonly at: Date
}

/** The events of a case, oldest first. */
export const listEvents = async (tx: Tx, caseId: string): Promise<readonly CaseEvent[]> =>
  tx
    .selectFrom('case_events')
    .select(['action', 'actor_name', 'actor_position', 'to_state', 'to_step', 'resolve', 'round', 'note', 'at'])
    .where('case_id', '=', caseId)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** What was sent of a case in a round. */
export const findSubmission = async (
  tx: Tx,
  caseId: string,
  round: number,
): Promise<CaseSubmissions['content']['__select__']> => {
  const { content } = await tx
    .selectFrom('case_submissions')
    .select('content')
    .where('case_id', '=', caseId)
    .where('round', '=', round)
    .executeTakeFirstOrThrow()
  return content
}
