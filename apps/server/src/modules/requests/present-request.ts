// What leaves the server of a request.
import type { OutputOf } from '@khyanalt/contract/call'
import type { PortalRow } from '@khyanalt/contract/portal-requests'
import type { RequestRow } from '@khyanalt/contract/request-lists'
import type { getServiceForm, Remark, RequestDetail } from '@khyanalt/contract/requests'
import type { Actor } from '@khyanalt/domain/actor'
import { allowedActions } from '@khyanalt/domain/cases/case-actions'
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import { requestCase } from '@khyanalt/domain/request-actions'
import { type RequestState, requestStatusCode } from '@khyanalt/domain/request-status'
import { isClockPaused } from '@khyanalt/domain/statutory-clock'
import type { EventRow, RemarkRow } from './journal.sql.ts'
import type { Applicant } from './read-applicant.ts'
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
    canEditCert,
  }: { answers: RequestRecord['answers'] | null; timeline: readonly EventRow[]; viewer: Actor; canEditCert?: boolean },
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
  days_left: isClockPaused(row.state) ? row.days_left : null,
  expires_on: row.expires_on,
  cert_id: row.certificate_id,
  organization_id: row.organization_id,
  organization_value: row.organization_name,
  organization: organizationOf(row),
  sender_type: row.sender_type,
  company_id: row.owner_company_id,
  company_name: row.company_name,
  language: row.language,
  can_edit_cert: canEditCert ?? false,
  actions: allowedActions(requestCase, viewer, factsOf(row)),
  round: row.round,
})

/** The receiving unit of a request in both languages. */
export const organizationOf = (
  row: Pick<RequestRecord, 'organization_name' | 'organization_name_en'>,
): RequestDetail['organization'] =>
  row.organization_name === null ? null : { mn: row.organization_name, en: row.organization_name_en ?? '' }

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

/** The sender's data as forms read it. */
export const presentApplicant = ({ person, company }: Applicant): OutputOf<typeof getServiceForm>['applicant'] => ({
  person: {
    id: person.id,
    register_number: person.register_number,
    name: person.name,
    surname: person.surname,
    lastname: person.lastname,
    phone: person.phone,
    email: person.email,
    custom_address: person.custom_address,
    custom_address_english: person.custom_address_english,
    nationality: person.nationality,
    gender: person.gender,
    birth_date: person.birth_date,
    passport_address: person.passport_address,
    user_type: person.user_type,
  },
  company: company && {
    id: company.id,
    register_number: company.register_number,
    name_mn: company.name_mn,
    name_en: company.name_en,
    legal_form: company.legal_form,
    legal_form_en: company.legal_form_en,
    founded_on: company.founded_on,
    address: company.address,
    custom_address: company.custom_address,
    custom_address_english: company.custom_address_english,
    industry: company.industry,
    director_register_number: company.director_register_number,
    director_lastname: company.director_lastname,
    director_firstname: company.director_firstname,
    director_position: company.director_position,
    director_phone: company.director_phone,
    phone: company.phone,
    email: company.email,
    postbox: company.postbox,
    fax: company.fax,
  },
})

/** A remark as its applicant reads it: not who wrote it. */
export const presentRemark = ({ title, comment, path }: RemarkRow): Remark => ({
  title,
  comment,
  ...(path === null ? {} : { path }),
})

/** A row of the own list. */
export const presentRequestRow = (row: OwnRow, viewer: Actor): RequestRow => ({
  ...presentStatus(row),
  category_data: { name: { mn: row.category_mn, en: row.category_en } },
  created_at: row.created_at.toISOString(),
  submitted_at: row.submitted_at?.toISOString() ?? null,
  due_date: row.due_on,
  can_edit_cert: row.can_edit_cert,
  actions: allowedActions(requestCase, viewer, factsOf(row)),
  company_id: row.owner_company_id,
})

/** A row of the operators' list. */
export const presentPortalRow = (row: OwnRow): PortalRow => ({
  ...presentStatus(row),
  category_data: { name: { mn: row.category_mn, en: row.category_en } },
  customer: row.customer,
  created_at: row.created_at.toISOString(),
})

const presentStatus = (row: OwnRow) => ({
  id: row.id,
  request_number: row.request_number,
  type: row.type,
  request_category: row.module === 'FSI' ? ('FSI' as const) : ('INSPECTION' as const),
  title: { mn: row.name_mn, en: row.name_en },
  status: requestStatusCode(row.state, row.step),
})
