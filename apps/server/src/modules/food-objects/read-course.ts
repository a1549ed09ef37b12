// The course of a food object, as the audit holds it: every act is one sealed row there.
import type { StepResolve } from '@khyanalt/domain/cases/case-type'
import { type EventAction, type EventAudience, isReadBy } from '@khyanalt/domain/event-readers'
import type { FoodObjectState } from '@khyanalt/domain/food-object-status'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry, listActsOf } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** One act. */
export type FoodEvent = {
  readonly action: EventAction['food_object']
  readonly name: string
  readonly position: string | null
  /** The support that acted as the client. */
  readonly support: string | null
  readonly step: number
  readonly to: FoodObjectState
  readonly toStep: number
  readonly resolve: StepResolve | null
  readonly round: number
  readonly note: string | null
  readonly at: Date
}

/** Writes an act down. */
export const appendToCourse = async (
  tx: Tx,
  requestNumber: string,
  { action, at, ...detail }: FoodEvent,
  by: string,
): Promise<void> =>
  insertAuditEntry(tx, {
    id: uuidv7(),
    actor_user_id: by,
    action,
    noun: 'food_object',
    noun_id: requestNumber,
    detail,
    at,
  })

/** The acts that somebody reads, oldest first. */
export const readCourse = async (
  tx: Tx,
  requestNumber: string,
  audience: EventAudience,
): Promise<readonly FoodEvent[]> =>
  (await listActsOf(tx, 'food_object', requestNumber))
    .filter(({ action }) => isReadBy('food_object', audience, action))
    .map(({ action, detail, at }) => ({ ...(detail as Omit<FoodEvent, 'action' | 'at'>), action, at }) as FoodEvent)
