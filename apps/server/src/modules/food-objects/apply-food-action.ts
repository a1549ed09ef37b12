// The one way a food object moves: rule, state, clock and course, all in one transaction.
import type { Actor } from '@khyanalt/domain/actor'
import { findRule, knowsOf, may, nextPlace } from '@khyanalt/domain/cases/case-actions'
import { type FoodObjectAction, foodObjectCase, foodPlanOf } from '@khyanalt/domain/food-object-actions'
import { foodObjectStatusCode, likeRequestState } from '@khyanalt/domain/food-object-status'
import { moveClock } from '@khyanalt/domain/statutory-clock'
import { agencyDate } from '../../clock.ts'
import { listHolidays } from '../../db/holidays.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { admitAct } from '../../http/admit-act.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { type FoodObjectRecord, factsOf } from './food-object-record.ts'
import { type FoodChange, findFoodObject, updateFoodObject } from './food-objects.sql.ts'
import { appendToCourse } from './read-course.ts'

/** One act, with what it writes beside the move itself. */
export type FoodAct = {
  readonly action: FoodObjectAction
  readonly note?: string | null
  readonly change?: FoodChange
}

/** Where the object stands afterwards. */
export type MovedObject = { readonly status: number; readonly version: number }

/** Locks an object for an act; one the caller may not know of does not exist for him or her. */
export const lockFoodObject = async (tx: Tx, actor: Actor, requestNumber: string): Promise<FoodObjectRecord> => {
  const object = await findFoodObject(tx, requestNumber, { lock: true })
  if (!object || !knowsOf(foodObjectCase, actor, factsOf(object))) throw refuse('food_object_not_found')
  return object
}

/** Refuses the act unless the rules allow it to this caller now. */
export const admitFoodAction = (caller: Session, action: FoodObjectAction, object: FoodObjectRecord): void => {
  admitAct(may(foodObjectCase, caller.actor, action, factsOf(object)), {
    missing: 'food_object_not_found',
    current: { version: object.version },
  })
}

/** Does an admitted act on a locked object. */
export const applyFoodAction = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  caller: Session,
  object: FoodObjectRecord,
  { action, note = null, change = {} }: FoodAct,
): Promise<MovedObject> => {
  const next = nextPlace(foodObjectCase, action, factsOf(object)) ?? { state: object.state, step: object.step }
  const at = services.clock.now()
  const today = agencyDate(at)
  const clock = moveClock(
    { dueOn: object.due_on, daysLeft: object.days_left },
    {
      from: likeRequestState(object.state),
      to: likeRequestState(next.state),
      today,
      plan: foodPlanOf(change.type ?? object.type),
      holidays: await listHolidays(tx, today),
    },
  )
  const version = await updateFoodObject(
    tx,
    object.id,
    { ...next, due_on: clock.dueOn, days_left: clock.daysLeft, ...change },
    at,
  )
  await appendToCourse(
    tx,
    object.request_number,
    {
      action,
      name: caller.name,
      position: caller.position,
      support: caller.support?.name ?? null,
      step: object.step,
      to: next.state,
      toStep: next.step,
      resolve: findRule(foodObjectCase, object.state, action)?.resolve ?? null,
      round: change.round ?? object.round,
      note,
      at,
    },
    caller.userId,
  )
  await services.enqueue(tx, 'announce-queue', { requestNumber: object.request_number })
  return { status: foodObjectStatusCode(next.state, next.step), version }
}
