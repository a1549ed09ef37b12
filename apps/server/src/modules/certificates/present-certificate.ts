// What anybody reads of a certificate.
import type { PublicCertificate } from '@khyanalt/contract/certificates'
import { type CertificateState, certificateStatusCode } from '@khyanalt/domain/certificate-status'
import type { PublicRow } from './public-certificates.sql.ts'

/** The public form of a certificate on a day. */
export const presentPublic = (row: PublicRow, today: string): PublicCertificate => ({
  cs_id: row.cs_id,
  ref_id: row.ref_id,
  form_name: row.service,
  request_category: 'INSPECTION',
  request_number: row.request_number,
  title: row.service,
  company_name_mn: row.owner_company_id === null ? null : row.holder,
  company_type: row.legal_form,
  customer: row.owner_company_id === null ? row.holder : null,
  fsi_sender_type: null,
  service_table: row.particulars.map(({ label, value }) => [label, { mn: value, en: value }]),
  holder: row.holder,
  organization: row.organization,
  cdate: row.created_at.toISOString(),
  sdate: row.starts_on,
  edate: row.ends_on,
  status: statusOn(row, today),
  version: row.version,
  pdf_ready: row.sha256 !== null,
  sha256: row.sha256,
})

/** The status number on a day: past its end an active certificate reads expired at once. */
export const statusOn = (
  { state, ends_on }: { readonly state: CertificateState; readonly ends_on: string },
  today: string,
): number => certificateStatusCode(state === 'active' && ends_on < today ? 'expired' : state)
