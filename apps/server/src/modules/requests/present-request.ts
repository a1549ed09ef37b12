// What leaves the server of a request.
import type { RequestDetail, RequestRow } from '@khyanalt/contract/requests'
import type { Actor } from '@khyanalt/domain/actor'
import { allowedActions, type ReviewStep } from '@khyanalt/domain/request-actions'
import { type RequestState, requestStatusCode } from '@khyanalt/domain/request-status'
import type { EventRow } from './journal.sql.ts'
import { factsOf } from './request-facts.ts'
import type { OwnRow } from './request-lists.sql.ts'
import type { RequestRecord } from './request-record.ts'

/** The request as detail screens show it; `answers` is what this viewer may see now. */
export const presentRequest = (
  row: RequestRecord,
  {
    answers,
    timeline,
    viewer,
  }: { answers: RequestRecord['answers'] | null; timeline: readonly EventRow[]; viewer: Actor },
): RequestDetail => ({
  id: row.id,
  request_number: row.request_number,
  type: row.type,
  request_category: row.module === 'FSI' ? 'FSI' : 'INSPECTION',
  title: { mn: row.service_name_mn, en: row.service_name_en },
  category_data: { name: { mn: row.category_name_mn, en: row.category_name_en } },
  status: requestStatusCode(row.state, row.step),
  version: row.version,
  data: answers ? { ...answers } : null,
  step: row.form_step,
  steps: timeline.map(event => presentStep(event, row.plan)),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  submitted_at: row.submitted_at?.toISOString() ?? null,
  verified_date: row.verified_at?.toISOString() ?? null,
  due_date: row.due_on,
  cert_id: row.certificate_id,
  organization_id: row.organization_id,
  organization_value: row.organization_name,
  sender_type: row.sender_type,
  company_id: row.owner_company_id,
  company_name: row.company_name,
  language: row.language,
  actions: allowedActions(viewer, factsOf(row)),
  round: row.round,
})

const presentStep = (event: EventRow, plan: readonly ReviewStep[]): RequestDetail['steps'][number] => {
  const state = event.to_state as RequestState
  // A decision belongs to the step it was taken on, not to the one it leads to.
  const taken = event.from_step ?? event.to_step
  return {
    status: requestStatusCode(state, event.to_step),
    resolve: event.resolve,
    action: event.action,
    name: event.resolve === null ? null : (plan[taken - 1]?.name ?? null),
    user_name: event.actor_name,
    user_position: event.actor_position,
    created_at: event.at.toISOString(),
  }
}

/** A row of the own list. */
export const presentRequestRow = (row: OwnRow, viewer: Actor): RequestRow => ({
  id: row.id,
  request_number: row.request_number,
  type: row.type,
  request_category: row.module === 'FSI' ? 'FSI' : 'INSPECTION',
  title: { mn: row.name_mn, en: row.name_en },
  category_data: { name: { mn: row.category_mn, en: row.category_en } },
  status: requestStatusCode(row.state, row.step),
  created_at: row.created_at.toISOString(),
  submitted_at: row.submitted_at?.toISOString() ?? null,
  due_date: row.due_on,
  actions: allowedActions(viewer, factsOf(row)),
})
