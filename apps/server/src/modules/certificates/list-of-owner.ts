// The certificates of a request's applicant, for the agency.
import type { WorkPlace } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import { listOfOwner } from './desk-certificates.sql.ts'
import { presentRestrictions, statusOn } from './present-certificate.ts'

/** Newest first, with the place each belongs to, so that the caller can keep to a scope. */
export const listCertificatesOfOwner = async (
  tx: Tx,
  owner: { readonly owner_user_id: string; readonly owner_company_id: string | null },
  limit: number,
  today: string,
) => {
  const rows = await listOfOwner(tx, owner, limit)
  return rows.map(row => ({
    id: row.id,
    cs_id: row.cs_id,
    ref_id: row.ref_id,
    title: row.service,
    status: statusOn(row, today),
    suspension: presentRestrictions(row, today).suspension,
    sdate: row.starts_on,
    edate: row.ends_on,
    version: row.current_version,
    request_number: row.request_number,
    place: {
      module: row.module,
      categoryId: row.category_id,
      organizationId: row.organization_id,
    } satisfies WorkPlace,
  }))
}
