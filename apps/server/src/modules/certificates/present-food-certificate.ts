// What anybody reads of a reference of the food-safety register: alone, and as a row among certificates.
import type { PublicCertificate } from '@khyanalt/contract/certificates'
import type { FoodCertificate } from '@khyanalt/contract/food-certificates'
import { foodCertificateStatusCode } from '@khyanalt/domain/food-certificate-status'
import { foodSafetyTitle } from '@khyanalt/domain/messages/food-safety-title'
import { agencyDate } from '../../clock.ts'
import type { FoodRow } from './food-certificates.sql.ts'

/** The public form of a reference. */
export const presentFood = (row: FoodRow): FoodCertificate => ({
  request_number: row.request_number,
  verified_date: row.verified_at.toISOString(),
  status: foodCertificateStatusCode(row.state),
  holder: row.holder,
  company_type: row.company_type,
  fsi_sender_type: row.sender_type,
  title: row.object_name,
  address: row.address,
  organization: row.organization,
  service_table: activitiesOf(row),
  version: row.version,
  pdf_ready: row.sha256 !== null,
  sha256: row.sha256,
})

/** A reference as a row of the list of certificates; it is valid from the day of the decision on. */
export const presentFoodRow = (row: FoodRow): PublicCertificate => ({
  cs_id: row.request_number,
  ref_id: row.request_number,
  request_number: row.request_number,
  form_name: foodSafetyTitle.name,
  title: { mn: row.object_name, en: row.object_name },
  request_category: 'FSI',
  holder: row.holder,
  company_name_mn: row.sender_type === 2 ? row.holder : null,
  company_type: row.company_type,
  customer: row.sender_type === 1 ? row.holder : null,
  fsi_sender_type: row.sender_type,
  organization: row.organization,
  cdate: row.verified_at.toISOString(),
  sdate: agencyDate(row.verified_at),
  edate: null,
  status: foodCertificateStatusCode(row.state),
  service_table: activitiesOf(row),
  version: row.version,
  pdf_ready: row.sha256 !== null,
  sha256: row.sha256,
})

const activitiesOf = ({ activities }: FoodRow) =>
  activities.map(levels => levels.map(({ label, label_en }) => ({ mn: label, en: label_en ?? label })))
