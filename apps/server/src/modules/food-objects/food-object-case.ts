// Food objects as cases: what they bring to the one way of all types.
import type { ApplicantsAction, EventAction } from '@khyanalt/domain/event-readers'
import {
  type FoodDeskAction,
  type FoodObjectAction,
  foodObjectCase,
  foodPlanOf,
} from '@khyanalt/domain/food-object-actions'
import { type FoodObjectState, foodObjectStatusCode, likeRequestState } from '@khyanalt/domain/food-object-status'
import { foodSafetyTitle } from '@khyanalt/domain/messages/food-safety-title'
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import { foodObjectLink } from '@khyanalt/domain/notifications/places'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { CaseKind, CasePart, EventRow } from '../cases/case-kind.ts'
import { notify } from '../notifications/notify.ts'
import { listKeepers } from '../senders/list-readers.ts'
import { type FoodObjectRecord, factsOf } from './food-object-record.ts'
import { findFoodObject, type RegistrationChange, updateRegistration } from './food-objects.sql.ts'
import { publishReference } from './publish-reference.ts'

type FoodPart = CasePart<FoodObjectState, FoodObjectAction, FoodObjectRecord, RegistrationChange>

/** What the applicant is told of each act (CON-075); receipt is told with the sending. */
const messages: Readonly<Record<ApplicantsAction<'food_object'>, NotificationName | null>> = {
  submit: 'request_received',
  update: 'request_received',
  receive: null,
  agree: 'request_next',
  return: 'request_return',
  reject: 'request_declined',
  register: 'request_approved',
  void: 'food_suspended',
  restore: 'food_restored',
  reopen: 'food_reopened',
}

/** Tells the desks, and whoever registered the object: the person while he or she may act for it, else its company. */
export const tellOfObject = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  object: Pick<FoodObjectRecord, 'request_number' | 'owner_user_id' | 'owner_company_id'>,
  { action, reason = null }: { readonly action: EventAction['food_object']; readonly reason?: string | null },
): Promise<void> => {
  const event = messages[action]
  if (event) {
    const keepers = await listKeepers(tx, [object.owner_user_id], object.owner_company_id)
    await notify(tx, services, {
      event,
      to: keepers.map(({ userId }) => userId),
      params: { number: object.request_number, service: foodSafetyTitle.name, ...(reason ? { reason } : {}) },
      link: foodObjectLink(object.request_number),
      requestId: null,
    })
  }
  await ringBell(tx, { of: 'queue', requestNumber: object.request_number })
}

const publish: FoodPart['apply'] = async (tx, services, { userId, name, position }, { action, row }) => {
  if (action !== 'update') await publishReference(tx, services, { userId, name, position }, row, action)
}

const tell: FoodPart['apply'] = (tx, services, _caller, { action, row, note }) =>
  tellOfObject(tx, services, row, { action, reason: note })

/** What an act of the desk keeps of the registration. */
export const keptOf = (
  action: FoodDeskAction,
  { round }: Pick<FoodObjectRecord, 'round'>,
  note: string | null,
  at: Date,
): RegistrationChange => {
  switch (action) {
    case 'receive':
    case 'agree':
      return {}
    case 'register':
      return { registered_round: round, verified_at: at, operator_note: null }
    case 'restore':
      return { operator_note: null }
    default:
      return { operator_note: note }
  }
}

/** What the entry of the audit says; `step` is where the object stood before. */
export const foodDetail = (step: number, { to_state, to_step, resolve, round, note }: EventRow, caller: Session) => ({
  name: caller.name,
  position: caller.position,
  support: caller.support?.name ?? null,
  step,
  to: to_state,
  toStep: to_step,
  resolve,
  round,
  note,
})

/** Food objects among the types of cases. */
export const foodObjectKind: CaseKind<FoodObjectState, FoodObjectAction, FoodObjectRecord, RegistrationChange> = {
  type: 'food_object',
  rules: foodObjectCase,
  missing: 'food_object_not_found',
  statusOf: foodObjectStatusCode,
  factsOf,
  currentOf: ({ state, step, version }) => ({ status: foodObjectStatusCode(state, step), version }),
  lock: (tx, number) => findFoodObject(tx, number, { lock: true }),
  frees: [],
  termOf: ({ type, due_on, days_left }, own) => ({
    dueOn: due_on,
    daysLeft: days_left,
    plan: foodPlanOf(own.type ?? type),
    likeRequest: likeRequestState,
  }),
  writeOwn: ({ id }, own) => (Object.keys(own).length > 0 ? updateRegistration(id, own) : undefined),
  nameOf: ({ request_number }) => request_number,
  detailOf: ({ step }, _own, event, caller) => foodDetail(step, event, caller),
  parts: [{ apply: publish }, { apply: tell }],
}
