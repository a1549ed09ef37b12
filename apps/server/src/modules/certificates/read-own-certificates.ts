// The own certificates: the list, and one with its versions and the renewal it may have.
import type { getMyCertificate, listMyCertificates, OwnCertificate } from '@khyanalt/contract/own-certificates'
import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { isRenewalOffered } from '@khyanalt/domain/renewal-offer'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import {
  findOwnCertificate,
  listOwnCertificates,
  listVersions,
  type OwnRow,
  readSaid,
} from './certificate-lists.sql.ts'
import { presentSaid, statusOn } from './present-certificate.ts'

export const listOwn =
  ({ clock }: Services): UseCase<typeof listMyCertificates> =>
  async (tx, caller, input) => {
    const today = agencyDate(clock.now())
    const state = input.status === undefined ? undefined : (readCertificateStatus(input.status) ?? undefined)
    const { rows, total } = await listOwnCertificates(
      tx,
      caller,
      { categoryId: input.category, state, today },
      { page: input.page, size: input.results },
    )
    return { data: { data: rows.map(row => presentOwn(row, today)), per_page: input.results, total } }
  }

export const openOwn =
  ({ clock }: Services): UseCase<typeof getMyCertificate> =>
  async (tx, caller, { cs_id }) => {
    const row = await findOwnCertificate(tx, caller, cs_id)
    if (!row) throw refuse('certificate_not_found')
    const versions = await listVersions(tx, row.id)
    return {
      data: {
        ...presentOwn(row, agencyDate(clock.now())),
        ...presentSaid(await readSaid(tx, row.id)),
        holder: row.holder,
        request_number: row.request_number,
        organization: row.organization_mn === null ? null : { mn: row.organization_mn, en: row.organization_en ?? '' },
        // What is prepared has no paper yet that anybody may rely on.
        pdf_ready: row.sha256 !== null && row.state !== 'prepared',
        sha256: row.sha256,
        versions: versions.map(version => ({
          version: version.version,
          at: version.issued_at.toISOString(),
          cancelled: version.cancelled,
          pdf_ready: version.sha256 !== null && row.state !== 'prepared',
        })),
      },
    }
  }

const presentOwn = (row: OwnRow, today: string): OwnCertificate => ({
  cs_id: row.cs_id,
  ref_id: row.ref_id,
  category_name: { mn: row.category_name_mn, en: row.category_name_en },
  service_name: row.service,
  created_at: row.created_at.toISOString(),
  status: statusOn(row, today),
  sdate: row.starts_on,
  edate: row.ends_on,
  renewal:
    row.may_renew && isRenewalOffered({ state: row.state, endsOn: row.ends_on }, today)
      ? { form_id: row.service_id, category_id: row.category_id, request_number: row.renewal_number }
      : null,
})
