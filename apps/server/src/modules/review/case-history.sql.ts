// SQL of what an applicant asked for before.
import type { RequestState } from '@khyanalt/domain/request-status'
import type { Module } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'

/** An earlier request. */
export type EarlierRequest = {
  readonly request_number: string
  readonly name_mn: string
  readonly name_en: string
  readonly state: RequestState
  readonly step: number
  readonly round: number
  readonly submitted_at: Date | null
  readonly module: Module
  readonly category_id: number
  readonly organization_id: number | null
}

/** Other sent requests of the same owner, newest first; of a company's request those of the company. */
export const listEarlier = async (
  tx: Tx,
  request: { readonly id: string; readonly owner_user_id: string; readonly owner_company_id: string | null },
  limit: number,
): Promise<EarlierRequest[]> => {
  const { owner_company_id: company } = request
  const rows = await tx
    .selectFrom('requests as r')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .select(['r.request_number', 's.name_mn', 's.name_en', 'r.state', 'r.step', 'r.round', 'r.submitted_at'])
    .select(['r.module', 'r.category_id', 'r.organization_id'])
    .where('r.deleted_at', 'is', null)
    .where('r.state', '<>', 'draft')
    .where('r.id', '<>', request.id)
    .$if(company !== null, query => query.where('r.owner_company_id', '=', company))
    .$if(company === null, query =>
      query.where('r.owner_user_id', '=', request.owner_user_id).where('r.owner_company_id', 'is', null),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
  return rows
}
