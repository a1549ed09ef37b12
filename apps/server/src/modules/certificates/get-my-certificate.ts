import type * as calls from '@khyanalt/contract/own-certificates'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findOwnCertificate, listVersions, readSaid } from './certificate-lists.sql.ts'
import { presentSaid } from './present-certificate.ts'
import { presentOwn } from './read-own-certificates.ts'

export const getMyCertificate =
  ({ clock }: Services): UseCase<typeof calls.getMyCertificate> =>
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
          suspended: version.suspended,
          pdf_ready: version.sha256 !== null && row.state !== 'prepared',
        })),
      },
    }
  }
