// A stored food object, as use cases hold it in hand.
import { noFee } from '@khyanalt/domain/fee-state'
import { type FoodObjectFacts, foodReviewPlan } from '@khyanalt/domain/food-object-actions'
import type { FoodObjectForm } from '@khyanalt/domain/food-object-form'
import type { FoodObjectState } from '@khyanalt/domain/food-object-status'
import type { Bilingual } from '@khyanalt/domain/language'
import type { Part } from '@khyanalt/domain/took-part'

/** The category of the register (CON-053). */
export const foodCategoryId = 121

/** What was sent in one round: the form, the words of its codes and who registers, as they were. */
export type FoodContent = {
  readonly form: FoodObjectForm
  /** Words of the kinds of activity, by code. */
  readonly categories: Readonly<Record<string, Bilingual>>
  readonly places: readonly { readonly value: string; readonly label: Bilingual }[]
  /** The address in one line. */
  readonly address_str: string
  readonly customer: {
    readonly name: string
    readonly lastname: string | null
    readonly register_number: string | null
    readonly phone: string | null
    readonly email: string | null
  }
}

/** An object with the content of its latest round. */
export type FoodObjectRecord = {
  readonly id: string
  readonly request_number: string
  readonly type: 'NEW' | 'UPDATE'
  readonly state: FoodObjectState
  readonly step: number
  readonly round: number
  readonly registered_round: number | null
  readonly version: number
  readonly owner_user_id: string
  readonly owner_company_id: string | null
  readonly created_by: string
  readonly sender_type: 1 | 2
  readonly object_name: string
  readonly holder: string
  readonly organization_id: number | null
  readonly organization: Bilingual | null
  readonly operator_note: string | null
  readonly created_at: Date
  readonly submitted_at: Date
  readonly verified_at: Date | null
  readonly due_on: string | null
  readonly days_left: number | null
  /** Who of the agency took part, while somebody decides on it. */
  readonly parts: readonly Part[]
}

type Placed = Pick<
  FoodObjectRecord,
  'organization_id' | 'state' | 'step' | 'registered_round' | 'owner_user_id' | 'owner_company_id' | 'created_by'
> & {
  /** Absent in lists, where nothing is decided. */
  readonly parts?: FoodObjectRecord['parts']
}

/** The facts of an object for the rules. */
export const factsOf = (row: Placed): FoodObjectFacts => ({
  module: 'FSI',
  categoryId: foodCategoryId,
  organizationId: row.organization_id,
  state: row.state,
  step: row.step,
  inForce: row.registered_round !== null,
  ownerUserId: row.owner_user_id,
  ownerCompanyId: row.owner_company_id,
  createdBy: row.created_by,
  deskId: null,
  helpers: [],
  plan: foodReviewPlan,
  fee: noFee,
  parts: row.parts ?? [],
})

/** The name of the step an object waits for or stands at; null where nothing is reviewed. */
export const stepNameOf = ({ state, step }: Pick<FoodObjectRecord, 'state' | 'step'>): Bilingual | null =>
  state === 'sent' || state === 'review' ? (foodReviewPlan[step - 1]?.name ?? null) : null

/** The round that is in force or, while something is under way, the latest. */
export const shownRound = ({
  state,
  round,
  registered_round,
}: Pick<FoodObjectRecord, 'state' | 'round' | 'registered_round'>): number =>
  (state === 'registered' || state === 'suspended') && registered_round !== null ? registered_round : round
