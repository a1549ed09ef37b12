// Everything needed to decide on a food object, on one screen.
import type * as calls from '@khyanalt/contract/staff-food'
import { barredFromDeciding } from '@khyanalt/domain/cases/case-actions'
import { foodObjectCase } from '@khyanalt/domain/food-object-actions'
import { holdsRole } from '@khyanalt/domain/roles'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readNotes } from '../cases/add-note.ts'
import { readSubmission } from '../cases/read-submission.ts'
import { type CaseEvent, readTimeline } from '../cases/read-timeline.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { factsOf, shownRound } from './food-object-record.ts'
import { findFoodObject } from './food-objects.sql.ts'
import { presentFoodData, presentFoodObject, presentFoodStep } from './present-food-object.ts'

export const getFoodCase =
  (services: Pick<Services, 'clock'>): UseCase<typeof calls.getFoodCase> =>
  async (tx, caller, { requestnumber }) => {
    const object = await findFoodObject(tx, requestnumber)
    // What is open to its applicant alone does not exist here, and neither does what lies outside the scope.
    const inScope = (['REVIEWER', 'APPROVER'] as const).some(
      role => object && holdsRole(caller.grants, role, factsOf(object)),
    )
    if (!object || object.state === 'draft' || !inScope) throw refuse('food_object_not_found')
    await rememberView(tx, services, caller, {
      what: 'request',
      requestNumber: object.request_number,
      ownerUserId: object.owner_user_id,
      ownerCompanyId: object.owner_company_id,
    })
    const round = shownRound(object)
    const content = await readSubmission(tx, object.id, round)
    const course = await readTimeline(tx, 'food_object', object.id, 'staff')
    const before = lastReadRound(course, round)
    return {
      data: {
        ...presentFoodObject(object, content, caller.actor),
        phone: content.customer.phone,
        email: content.customer.email,
      },
      barred: barredFromDeciding(foodObjectCase, caller.actor, factsOf(object)),
      operator_msg: object.operator_note,
      steps: course.map(event => ({ ...presentFoodStep(event), note: event.note })),
      notes: await readNotes(tx, object.id),
      previous:
        before === null ? null : { round: before, data: presentFoodData(await readSubmission(tx, object.id, before)) },
    }
  }

/** The latest round before the present one on which somebody of the agency acted: what was read then is compared. */
const lastReadRound = (course: readonly CaseEvent[], round: number): number | null =>
  course.findLast(event => event.action !== 'submit' && event.action !== 'update' && event.round < round)?.round ?? null
