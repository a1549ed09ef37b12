// The decisions of the agency on a food object (decisions §M): each locks, checks rule and version, writes, tells.
import type { resolveFoodObject } from '@khyanalt/contract/staff-food'
import { findRule } from '@khyanalt/domain/cases/case-actions'
import type { ApplicantsAction } from '@khyanalt/domain/event-readers'
import { type FoodDeskAction, foodObjectCase } from '@khyanalt/domain/food-object-actions'
import { foodObjectStatusCode } from '@khyanalt/domain/food-object-status'
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { admitFoodAction, applyFoodAction, lockFoodObject } from './apply-food-action.ts'
import type { FoodObjectRecord } from './food-object-record.ts'
import type { FoodChange } from './food-objects.sql.ts'
import { publishReference } from './publish-reference.ts'
import { readCourse } from './read-course.ts'
import { tellOwner } from './tell-owner.ts'

export const resolve =
  (services: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof resolveFoodObject> =>
  async (tx, caller, { request_number, action, operator_msg, version }) => {
    const object = await lockFoodObject(tx, caller.actor, request_number)
    if (object.state === 'draft') throw refuse('food_object_not_found')
    // The version goes first: whoever lost a race learns who decided, not that the state is wrong.
    if (version !== object.version) {
      const last = (await readCourse(tx, request_number, 'staff')).at(-1)
      throw refuse('version_conflict', {
        current: {
          version: object.version,
          status: foodObjectStatusCode(object.state, object.step),
          ...(last ? { by: last.name, action: last.action, at: last.at.toISOString() } : {}),
        },
      })
    }
    admitFoodAction(caller, action, object)
    const note = operator_msg || null
    if (note === null && findRule(foodObjectCase, object.state, action)?.requires === 'note')
      throw refuse('reason_missing')
    const moved = await applyFoodAction(tx, services, caller, object, {
      action,
      note,
      change: changeOf(action, object, note, services.clock.now()),
    })
    await publishReference(tx, services, issuer(caller), object, action)
    const message = messages[action]
    if (message) await tellOwner(tx, services, object, { event: message, reason: note })
    return moved
  }

/** What an act writes beside the move. */
const changeOf = (action: FoodDeskAction, object: FoodObjectRecord, note: string | null, at: Date): FoodChange => {
  switch (action) {
    case 'receive':
    case 'agree':
      return {}
    case 'register':
      return { registered_round: object.round, verified_at: at, operator_note: null }
    case 'restore':
      return { operator_note: null }
    default:
      return { operator_note: note }
  }
}

/** What the applicant is told of each act (CON-075); receipt is told with the sending. */
const messages: Readonly<Record<FoodDeskAction & ApplicantsAction<'food_object'>, NotificationName | null>> = {
  receive: null,
  agree: 'request_next',
  return: 'request_return',
  reject: 'request_declined',
  register: 'request_approved',
  void: 'food_suspended',
  restore: 'food_restored',
  reopen: 'food_reopened',
}

const issuer = ({ userId, name, position }: Session) => ({ userId, name, position })
