// Registers a food object for review (REQ-FSI-03, REQ-FSI-42).

import * as calls from '@khyanalt/contract/food-objects'
import { documentNumber } from '@khyanalt/domain/document-numbers'
import { foodPlanOf } from '@khyanalt/domain/food-object-actions'
import { agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase, UseCase } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { senderOf } from '../cases/apply-action.ts'
import { openCase } from '../cases/open-case.ts'
import { askAboutCompany, type RegistryName } from './find-sender.ts'
import { foodDetail, tellOfObject } from './food-object-case.ts'
import { insertRegistration } from './food-objects.sql.ts'
import { readForm } from './judge-form.ts'
import { prepareRound, yearOf } from './prepare-round.ts'

/** Bound raw: no connection is held while the company registry is asked. */
export const submitFoodObject =
  (services: Services): RawUseCase<typeof calls.submitFoodObject> =>
  async ({ db, request }, caller, input) => {
    const entry = await askAboutCompany(services, db, caller, readForm(input), request.log)
    const keep = once(calls.submitFoodObject, services.clock, registerObject(services, entry))
    return inTransaction(db, tx => keep(tx, caller, input))
  }

/** Stores the object with its first round and gives it a number. */
export const registerObject =
  (
    services: Pick<Services, 'clock' | 'enqueue' | 'takeNumber'>,
    entry: RegistryName,
  ): UseCase<typeof calls.submitFoodObject> =>
  async (tx, caller, input) => {
    const at = services.clock.now()
    const today = agencyDate(at)
    const { content, listing, registration } = await prepareRound(tx, caller, readForm(input), { entry, today })
    const year = yearOf(at)
    const request_number = documentNumber('foodSafety', year, await services.takeNumber(`request-F-${year}`))
    await openCase(tx, services, caller, {
      type: 'food_object',
      state: 'sent',
      action: 'submit',
      columns: { ...listing, number: request_number, created_by: senderOf(caller) },
      plan: foodPlanOf('NEW'),
      name: request_number,
      detail: event => foodDetail(1, event, caller),
      submission: { content },
      own: id => insertRegistration({ ...registration, case_id: id, type: 'NEW' }),
    })
    await tellOfObject(tx, services, { request_number, ...listing }, { action: 'submit' })
    return { data: request_number }
  }
