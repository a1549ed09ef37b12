// Registers a food object for review (REQ-FSI-03, REQ-FSI-42).
import { submitFoodObject } from '@khyanalt/contract/food-objects'
import { documentNumber } from '@khyanalt/domain/document-numbers'
import { foodPlanOf } from '@khyanalt/domain/food-object-actions'
import { moveClock } from '@khyanalt/domain/statutory-clock'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { nextCounter } from '../../db/counters.sql.ts'
import { listHolidays } from '../../db/holidays.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase, UseCase } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { askAboutCompany, type RegistryName } from './find-sender.ts'
import { insertFoodObject, insertRound } from './food-objects.sql.ts'
import { readForm } from './judge-form.ts'
import { prepareRound, yearOf } from './prepare-round.ts'
import { appendToCourse } from './read-course.ts'
import { tellOwner } from './tell-owner.ts'

/** Bound raw: no connection is held while the company registry is asked. */
export const submit =
  (services: Services): RawUseCase<typeof submitFoodObject> =>
  async ({ db, request }, caller, input) => {
    const entry = await askAboutCompany(services, db, caller, readForm(input), request.log)
    const keep = once(submitFoodObject, services.clock, registerObject(services, entry))
    return inTransaction(db, tx => keep(tx, caller, input))
  }

/** Stores the object with its first round and gives it a number. */
export const registerObject =
  (services: Pick<Services, 'clock' | 'enqueue'>, entry: RegistryName): UseCase<typeof submitFoodObject> =>
  async (tx, caller, input) => {
    const at = services.clock.now()
    const today = agencyDate(at)
    const { content, listing } = await prepareRound(tx, caller, readForm(input), { entry, today })
    const year = yearOf(at)
    const request_number = documentNumber('foodSafety', year, await nextCounter(tx, `request-F-${year}`))
    const id = uuidv7()
    const sender = caller.support?.userId ?? caller.userId
    const { dueOn } = moveClock(
      { dueOn: null, daysLeft: null },
      { from: 'draft', to: 'sent', today, plan: foodPlanOf('NEW'), holidays: await listHolidays(tx, today) },
    )
    await insertFoodObject(tx, { id, request_number, ...listing, created_by: sender, due_on: dueOn, at })
    await insertRound(tx, { food_object_id: id, round: 1, content, sent_by: sender, sent_at: at })
    await appendToCourse(
      tx,
      request_number,
      {
        action: 'submit',
        name: caller.name,
        position: caller.position,
        support: caller.support?.name ?? null,
        step: 1,
        to: 'sent',
        toStep: 1,
        resolve: null,
        round: 1,
        note: null,
        at,
      },
      caller.userId,
    )
    await tellOwner(tx, services, { request_number, ...listing }, { event: 'request_received' })
    await services.enqueue(tx, 'announce-queue', { requestNumber: request_number })
    return { data: request_number }
  }
