// The certificates desk: the list, and one certificate with all that happened to it.

import type { DeskCertificate } from '@khyanalt/contract/certificate-desk'
import type { searchDesk } from './desk-certificates.sql.ts'
import { presentRestrictions, statusOn } from './present-certificate.ts'

export const presentDesk = (
  row: Awaited<ReturnType<typeof searchDesk>>['rows'][number],
  today: string,
): DeskCertificate => ({
  cs_id: row.cs_id,
  ref_id: row.ref_id,
  title: row.service,
  holder: row.holder,
  request_number: row.request_number,
  organization: row.organization_mn === null ? null : { mn: row.organization_mn, en: row.organization_en ?? '' },
  sdate: row.starts_on,
  edate: row.ends_on,
  status: statusOn(row, today),
  ...presentRestrictions(row, today),
  version: row.current_version,
})
