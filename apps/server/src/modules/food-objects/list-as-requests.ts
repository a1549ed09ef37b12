// The own objects among the own requests (REQ-DASH-09).
import type { RequestRow } from '@khyanalt/contract/request-lists'
import { allowedActions } from '@khyanalt/domain/cases/case-actions'
import { foodObjectCase } from '@khyanalt/domain/food-object-actions'
import { foodObjectStatusCode, likeRequestState } from '@khyanalt/domain/food-object-status'
import { foodSafetyTitle } from '@khyanalt/domain/messages/food-safety-title'
import type { RequestState } from '@khyanalt/domain/request-status'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { type FoodObjectRecord, factsOf, foodCategoryId } from './food-object-record.ts'
import { listOwnObjects } from './food-objects.sql.ts'

/** The objects of the caller and of the companies he or she belongs to, newest first. */
export const readOwnObjects = (tx: Tx, caller: Session): Promise<readonly FoodObjectRecord[]> =>
  listOwnObjects(tx, { userId: caller.userId, companyIds: caller.companyIds })

/** Which objects a list of requests asks for. */
export type WantedObjects = {
  readonly states?: readonly RequestState[] | undefined
  readonly category?: number | undefined
  readonly number?: string | undefined
  /** First and last day in the agency's zone, inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** An object as a row among requests, with the state of a request that has the same number. */
export type ObjectAsRequest = { readonly state: RequestState; readonly row: RequestRow }

/** The own objects that the filters of a list of requests let through. */
export const listAsRequests = async (
  tx: Tx,
  caller: Session,
  { states, category, number, from, to }: WantedObjects = {},
): Promise<readonly ObjectAsRequest[]> => {
  if (category !== undefined && category !== foodCategoryId) return []
  const rows = (await readOwnObjects(tx, caller)).map(object => ({
    state: likeRequestState(object.state),
    row: presentAsRequest(object, caller),
  }))
  return rows.filter(({ state, row }) => {
    const made = agencyDate(new Date(row.created_at))
    return (
      (states === undefined || states.includes(state)) &&
      (number === undefined || row.request_number.startsWith(number)) &&
      (from === undefined || made >= from) &&
      (to === undefined || made <= to)
    )
  })
}

const presentAsRequest = (object: FoodObjectRecord, caller: Session): RequestRow => ({
  id: object.id,
  request_number: object.request_number,
  type: object.type,
  request_category: 'FSI',
  title: { mn: object.object_name, en: object.object_name },
  category_data: { name: foodSafetyTitle.name },
  status: foodObjectStatusCode(object.state, object.step),
  created_at: object.created_at.toISOString(),
  submitted_at: object.submitted_at.toISOString(),
  due_date: object.due_on,
  can_edit_cert: false,
  actions: allowedActions(foodObjectCase, caller.actor, factsOf(object)),
  company_id: object.owner_company_id,
})
