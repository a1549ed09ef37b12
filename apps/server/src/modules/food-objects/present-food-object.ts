// What leaves the server of a food object.
import type { FoodData, FoodObject, FoodRow, FoodStep } from '@khyanalt/contract/food-objects'
import type { Actor } from '@khyanalt/domain/actor'
import { allowedActions } from '@khyanalt/domain/cases/case-actions'
import { foodObjectCase, foodReviewPlan } from '@khyanalt/domain/food-object-actions'
import { type FoodObjectState, foodObjectStatusCode } from '@khyanalt/domain/food-object-status'
import { foodFormTexts } from '@khyanalt/domain/messages/food-object-form'
import { agencyDate } from '../../clock.ts'
import { type CaseEvent, stepOf } from '../cases/read-timeline.ts'
import { type FoodContent, type FoodObjectRecord, factsOf } from './food-object-record.ts'

/** A row of the own list. */
export const presentFoodRow = (row: FoodObjectRecord, viewer: Actor): FoodRow => ({
  request_number: row.request_number,
  type: row.type,
  status: foodObjectStatusCode(row.state, row.step),
  branch_name: row.object_name,
  sender_type: row.sender_type,
  created_at: row.created_at.toISOString(),
  date: agencyDate(row.submitted_at),
  verified_date: row.verified_at?.toISOString() ?? null,
  in_force: row.registered_round !== null && row.state !== 'suspended',
  actions: allowedActions(foodObjectCase, viewer, factsOf(row)),
  company_id: row.owner_company_id,
})

/** The object with what was sent. */
export const presentFoodObject = (row: FoodObjectRecord, content: FoodContent, viewer: Actor): FoodObject => {
  const { form, customer } = content
  const company = form.sender_type === 2
  return {
    ...presentFoodRow(row, viewer),
    branch_name: form.branch_name,
    version: row.version,
    round: row.round,
    customer_name: [customer.lastname, customer.name].filter(Boolean).join(' '),
    customer_rnumber: customer.register_number,
    company_name: company ? form.company_name : null,
    company_type: company ? form.company_type : null,
    company_regnum: company ? form.company_regnum : null,
    due_date: row.due_on,
    organization: row.organization,
    has_reference: row.verified_at !== null,
    data: presentFoodData(content),
  }
}

/** What was sent, with the words of its codes. */
export const presentFoodData = ({ form, categories, places, address_str }: FoodContent): FoodData => {
  const option = (code: string) => ({ value: code, label: categories[code] ?? { mn: code, en: code } })
  const ownership = form.ownership ?? 1
  const word = ownership === 1 ? 'ownershipOwn' : 'ownershipRented'
  return {
    ...form,
    ownership: { value: ownership, label: { mn: foodFormTexts.mn[word], en: foodFormTexts.en[word] } },
    address: places.map(place => ({ ...place })),
    address_str,
    service_table: form.service_table.map(row => ({
      ...row,
      category_main: option(row.category_main),
      category_second: option(row.category_second),
      category_third: option(row.category_third),
    })),
  }
}

/** An entry of the course; a decision belongs to the step it was taken on. */
export const presentFoodStep = (event: CaseEvent): FoodStep => ({
  action: event.action,
  status: foodObjectStatusCode(event.to_state as FoodObjectState, event.to_step),
  resolve: event.resolve,
  name: event.resolve === null ? null : (foodReviewPlan[stepOf(event) - 1]?.name ?? null),
  user_name: event.actor_name ?? '',
  user_position: event.actor_position,
  created_at: event.at.toISOString(),
})
