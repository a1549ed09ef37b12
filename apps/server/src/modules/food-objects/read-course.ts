// The course of a food object, as the audit holds it: every act is one sealed row there.
import type { FoodObjectAction } from '@khyanalt/domain/food-object-actions'
import type { FoodObjectState } from '@khyanalt/domain/food-object-status'
import type { StepResolve } from '@khyanalt/domain/request-status'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry, listActsOf } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** One act. */
export type FoodEvent = {
  readonly action: FoodObjectAction | 'submit'
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

/** Every act, oldest first. */
export const readCourse = async (tx: Tx, requestNumber: string): Promise<readonly FoodEvent[]> =>
  (await listActsOf(tx, 'food_object', requestNumber)).map(
    ({ action, detail, at }) => ({ ...(detail as Omit<FoodEvent, 'action' | 'at'>), action, at }) as FoodEvent,
  )
