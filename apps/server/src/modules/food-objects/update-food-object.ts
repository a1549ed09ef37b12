// Sends corrected or changed data of an object (CON-150): a correction starts the review again, a change of a registered
// object opens one while the registration stays in force, and before receipt the data are replaced.
import { updateFoodObject } from '@khyanalt/contract/food-objects'
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase, UseCase } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { admitFoodAction, applyFoodAction, lockFoodObject } from './apply-food-action.ts'
import { askAboutCompany, type RegistryName } from './find-sender.ts'
import { type FoodObjectRecord, factsOf, shownRound } from './food-object-record.ts'
import { findFoodObject, insertRound, readContent } from './food-objects.sql.ts'
import { readForm } from './judge-form.ts'
import { prepareRound } from './prepare-round.ts'
import { tellOwner } from './tell-owner.ts'

/** Bound raw: no connection is held while the company registry is asked. */
export const update =
  (services: Services): RawUseCase<typeof updateFoodObject> =>
  async ({ db, request }, caller, input) => {
    const entry = await askAboutCompany(services, db, caller, readForm(input.data), request.log)
    const send = once(updateFoodObject, services.clock, sendUpdate(services, entry))
    return inTransaction(db, tx => send(tx, caller, input))
  }

/** Stores a further round and moves the object. */
export const sendUpdate =
  (services: Pick<Services, 'clock' | 'enqueue'>, entry: RegistryName): UseCase<typeof updateFoodObject> =>
  async (tx, caller, input) => {
    const object = await lockFoodObject(tx, caller.actor, input.request_number)
    refuseWithoutUpdate(caller, object)
    const { form: stored } = await readContent(tx, object.id, shownRound(object))
    if (input.version !== undefined && input.version !== object.version) {
      throw refuse('version_conflict', { current: { version: object.version, data: stored } })
    }
    admitFoodAction(caller, 'update', object)
    const registered = object.registered_round !== null
    const owner = { userId: object.owner_user_id, companyId: object.owner_company_id }
    const at = services.clock.now()
    const { content, listing } = await prepareRound(tx, caller, readForm(input.data), {
      entry,
      today: agencyDate(at),
      stored,
      locked: registered,
      owner,
    })
    const sender = caller.support?.userId ?? caller.userId
    const round = object.round + 1
    await insertRound(tx, { food_object_id: object.id, round, content, sent_by: sender, sent_at: at })
    const moved = await applyFoodAction(tx, services, caller, object, {
      action: 'update',
      change: {
        ...listing,
        round,
        created_by: sender,
        operator_note: null,
        submitted_at: at,
        ...(registered && { type: 'UPDATE' }),
      },
    })
    await tellOwner(tx, services, object, { event: 'request_received' })
    return { update: true, data: { request_number: object.request_number, ...moved } }
  }

/** The caller's own object; somebody else's does not exist for him or her. */
export const getOwnObject = async (tx: Tx, caller: Session, requestNumber: string): Promise<FoodObjectRecord> => {
  const object = await findFoodObject(tx, requestNumber)
  if (!object || !isApplicant(caller.actor, factsOf(object))) throw refuse('food_object_not_found')
  return object
}

/** Says why an own object takes no update now; others' objects do not exist. */
export const refuseWithoutUpdate = (caller: Session, object: FoodObjectRecord): void => {
  if (!isApplicant(caller.actor, factsOf(object))) throw refuse('food_object_not_found')
  if (object.state === 'review') throw refuse('food_object_in_review', { current: { version: object.version } })
  if (object.state === 'rejected' || object.state === 'suspended') throw refuse('food_object_closed')
}
