// The event log of a case of any type, as its applicant or the agency reads it: what no reader is named for stays unread.
import { type EventAudience, isReadBy } from '@khyanalt/domain/event-readers'
import type { Tx } from '../../db/transaction.ts'
import type { CaseTypeName } from './case-kind.ts'
import { type CaseEvent, listEvents } from './cases.sql.ts'

export type { CaseEvent } from './cases.sql.ts'

/** The events that an audience reads, oldest first. */
export const readTimeline = async (
  tx: Tx,
  type: CaseTypeName,
  caseId: string,
  audience: EventAudience,
): Promise<readonly CaseEvent[]> =>
  (await listEvents(tx, caseId)).filter(({ action }) => isReadBy(type, audience, action))

/** The step that an event happened on: agreeing leads to the next one. */
export const stepOf = ({ action, to_step }: Pick<CaseEvent, 'action' | 'to_step'>): number =>
  action === 'agree' ? to_step - 1 : to_step
