// The own certificates: the list, and one with its versions and the renewal it may have.
import type { OwnCertificate } from '@khyanalt/contract/own-certificates'
import { isRenewalOffered } from '@khyanalt/domain/renewal-offer'
import type { OwnRow } from './certificate-lists.sql.ts'
import { presentRestrictions, statusOn } from './present-certificate.ts'

export const presentOwn = (row: OwnRow, today: string): OwnCertificate => ({
  cs_id: row.cs_id,
  ref_id: row.ref_id,
  category_name: { mn: row.category_name_mn, en: row.category_name_en },
  service_name: row.service,
  created_at: row.created_at.toISOString(),
  status: statusOn(row, today),
  ...presentRestrictions(row, today),
  sdate: row.starts_on,
  edate: row.ends_on,
  renewal:
    row.may_renew && isRenewalOffered({ state: row.state, endsOn: row.ends_on }, today)
      ? { form_id: row.service_id, category_id: row.category_id, request_number: row.renewal_number }
      : null,
  company_id: row.owner_company_id,
})
