// From a stored request to what the rules ask of it.
import type { RequestFacts } from '@khyanalt/domain/request-actions'
import type { OpenedData } from '../data-views/remember-view.ts'
import type { RequestRecord } from './request-record.ts'

/** The part of a row that the rules read. */
type Placed = Pick<
  RequestRecord,
  | 'module'
  | 'category_id'
  | 'organization_id'
  | 'state'
  | 'step'
  | 'plan'
  | 'owner_user_id'
  | 'owner_company_id'
  | 'created_by'
  | 'desk_id'
  | 'fee'
> &
  // Absent in lists, where nothing of it is decided.
  Partial<Pick<RequestRecord, 'parts' | 'round' | 'type'>>

/** The facts of a request for `may`. */
export const factsOf = (row: Placed): RequestFacts => ({
  module: row.module,
  categoryId: row.category_id,
  organizationId: row.organization_id,
  state: row.state,
  step: row.step,
  plan: row.plan,
  ownerUserId: row.owner_user_id,
  ownerCompanyId: row.owner_company_id,
  createdBy: row.created_by,
  deskId: row.desk_id,
  helpers: [],
  fee: row.fee,
  parts: row.parts ?? [],
  inForce: false,
  // A change of information is sent at once and has no draft to go back to.
  fresh: row.round === 1 && row.type !== 'UPDATE',
})

/** What somebody of the agency sees of a person when the request is opened. */
export const viewOf = (
  row: Pick<RequestRecord, 'request_number' | 'owner_user_id' | 'owner_company_id'>,
  what: OpenedData['what'],
): OpenedData => ({
  what,
  requestNumber: row.request_number,
  ownerUserId: row.owner_user_id,
  ownerCompanyId: row.owner_company_id,
})
