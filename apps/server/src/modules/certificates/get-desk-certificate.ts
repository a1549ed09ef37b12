import type * as calls from '@khyanalt/contract/certificate-desk'
import { certificateActions } from '@khyanalt/contract/certificate-desk'
import { isReadBy } from '@khyanalt/domain/event-readers'
import { holdsRole, type Module } from '@khyanalt/domain/roles'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readSaid } from './certificate-lists.sql.ts'
import { findDesk, listChanges, listDeskVersions } from './desk-certificates.sql.ts'
import { presentSaid } from './present-certificate.ts'
import { presentDesk } from './read-desk.ts'

export const getDeskCertificate =
  ({ clock }: Services): UseCase<typeof calls.getDeskCertificate> =>
  async (tx, caller, { cs_id }) => {
    const row = await findDesk(tx, cs_id)
    const place = row && {
      module: row.module as Module,
      categoryId: row.category_id,
      organizationId: row.organization_id,
    }
    if (!row || !place || !holdsRole(caller.grants, 'APPROVER', place)) throw refuse('certificate_not_found')
    const versions = await listDeskVersions(tx, row.id)
    const changes = (await listChanges(tx, row.cs_id)).filter(({ action }) => isReadBy('certificate', 'staff', action))
    return {
      data: {
        ...presentDesk(row, agencyDate(clock.now())),
        ...presentSaid(await readSaid(tx, row.id)),
        versions: versions.map(version => ({
          version: version.version,
          at: version.issued_at.toISOString(),
          by: version.issued_by,
          sdate: version.starts_on,
          edate: version.ends_on,
          cancelled: version.cancelled,
          suspended: version.suspended,
          pdf_ready: version.sha256 !== null,
        })),
        changes: changes.map(({ action, actor, at, detail }) => {
          const { reason = '', version = null } = detail as {
            readonly reason?: string
            readonly version?: number | null
          }
          return {
            action: certificateActions.find(known => known === action) ?? 'other',
            by: actor,
            at: at.toISOString(),
            reason,
            version,
          }
        }),
      },
    }
  }
