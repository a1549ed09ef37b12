// Sends corrected or changed data of an object (CON-150): a correction starts the review again, a change of a registered
// object opens one while the registration stays in force, and before receipt the data are replaced.
import * as calls from '@khyanalt/contract/food-objects'
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase, UseCase } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { applyAction, senderOf } from '../cases/apply-action.ts'
import { admitAction, lockCase, refuseStale } from '../cases/lock-case.ts'
import { readSubmission } from '../cases/read-submission.ts'
import { refuseUnread } from '../senders/demand-right.ts'
import { askAboutCompany, type RegistryName } from './find-sender.ts'
import { foodObjectKind } from './food-object-case.ts'
import { type FoodObjectRecord, factsOf, shownRound } from './food-object-record.ts'
import { findFoodObject } from './food-objects.sql.ts'
import { readForm } from './judge-form.ts'
import { prepareRound } from './prepare-round.ts'

/** Bound raw: no connection is held while the company registry is asked. */
export const updateFoodObject =
  (services: Services): RawUseCase<typeof calls.updateFoodObject> =>
  async ({ db, request }, caller, input) => {
    const entry = await askAboutCompany(services, db, caller, readForm(input.data), request.log)
    const send = once(calls.updateFoodObject, services.clock, sendUpdate(services, entry))
    return inTransaction(db, tx => send(tx, caller, input))
  }

/** Stores a further round and moves the object. */
export const sendUpdate =
  (services: Pick<Services, 'clock' | 'enqueue'>, entry: RegistryName): UseCase<typeof calls.updateFoodObject> =>
  async (tx, caller, input) => {
    const object = await lockCase(tx, foodObjectKind, caller.actor, input.request_number)
    refuseWithoutUpdate(caller, object)
    const { form: stored } = await readSubmission(tx, object.id, shownRound(object))
    refuseStale(object, input.version, { data: stored })
    await admitAction(tx, foodObjectKind, caller, 'update', object)
    const registered = object.registered_round !== null
    const owner = { userId: object.owner_user_id, companyId: object.owner_company_id }
    const { content, listing, registration } = await prepareRound(tx, caller, readForm(input.data), {
      entry,
      today: agencyDate(services.clock.now()),
      stored,
      locked: registered,
      owner,
    })
    const { status, version } = await applyAction(tx, services, foodObjectKind, caller, object, {
      action: 'update',
      change: { ...listing, created_by: senderOf(caller) },
      submission: { content },
      own: { ...registration, operator_note: null, ...(registered ? { type: 'UPDATE' as const } : {}) },
    })
    return { update: true, data: { request_number: object.request_number, status, version } }
  }

/** The caller's own object; somebody else's does not exist for him or her. */
export const getOwnObject = async (tx: Tx, caller: Session, requestNumber: string): Promise<FoodObjectRecord> => {
  const object = await findFoodObject(tx, requestNumber)
  if (!object || !isApplicant(caller.actor, factsOf(object))) {
    throw await refuseUnread(tx, caller, object?.owner_company_id, 'food_object_not_found')
  }
  return object
}

/** Says why an own object takes no update now; others' objects do not exist. */
export const refuseWithoutUpdate = (caller: Session, object: FoodObjectRecord): void => {
  if (!isApplicant(caller.actor, factsOf(object))) throw refuse('food_object_not_found')
  if (object.state === 'review') throw refuse('food_object_in_review', { current: { version: object.version } })
  if (object.state === 'rejected' || object.state === 'suspended') throw refuse('food_object_closed')
}
