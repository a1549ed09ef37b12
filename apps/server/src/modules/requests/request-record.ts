// A stored request, as use cases hold it in hand.
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import type { RequestType, SenderType } from '@khyanalt/domain/client-type'
import type { FeeFacts } from '@khyanalt/domain/fee-state'
import type { RequestState } from '@khyanalt/domain/request-status'
import type { Module } from '@khyanalt/domain/roles'
import type { Part } from '@khyanalt/domain/took-part'
import type { AsideAnswer } from '@khyanalt/form-engine/lift-answers'

/** What new versions of its form did to an open request. */
export type LiftNote = {
  /** The last time, ISO. */
  readonly at: string
  /** The versions it stood on before, by id, oldest first. */
  readonly from: readonly string[]
  /** Answers that the present form has no place for or refuses. */
  readonly aside: readonly AsideAnswer[]
}

/** A request with what its service, category and pinned definition say of it. */
export type RequestRecord = {
  readonly id: string
  readonly request_number: string
  readonly service_id: number
  readonly definition_version_id: string
  readonly definition_version: number
  readonly category_id: number
  readonly category_name_mn: string
  readonly category_name_en: string
  readonly service_name_mn: string
  readonly service_name_en: string
  readonly module: Module
  readonly type: RequestType
  readonly state: RequestState
  readonly step: number
  readonly round: number
  readonly version: number
  readonly owner_user_id: string
  readonly owner_company_id: string | null
  readonly company_name: string | null
  readonly created_by: string
  readonly desk_id: number | null
  readonly sender_type: SenderType
  readonly organization_id: number | null
  readonly organization_name: string | null
  readonly organization_name_en: string | null
  readonly language: 'mn' | 'en' | 'ru'
  readonly answers: Readonly<Record<string, unknown>>
  readonly form_step: number
  readonly lift: LiftNote | null
  readonly certificate_id: string | null
  readonly holder_user_id: string | null
  /** Since when something that the applicant wrote waits for an answer. */
  readonly question_at: Date | null
  readonly plan: readonly ReviewStep[]
  readonly created_at: Date
  readonly updated_at: Date
  readonly submitted_at: Date | null
  readonly verified_at: Date | null
  readonly due_on: string | null
  readonly days_left: number | null
  readonly expires_on: string | null
  readonly fee: FeeFacts
  /** Who of the agency took part, while somebody decides on it. */
  readonly parts: readonly Part[]
}
