// Cancels or reinstates a certificate; either way the paper says so in a new version (CON-134).
import type { setCertificateStatus } from '@khyanalt/contract/certificates'
import { holdsRole } from '@khyanalt/domain/roles'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findCertificateForUpdate, insertVersion, updateState } from './certificates.sql.ts'
import type { CertificateContent } from './document-maker.ts'

export const changeStatus =
  (services: Services): UseCase<typeof setCertificateStatus> =>
  async (tx, caller, { cs_id, status, comment }) => {
    const certificate = await findCertificateForUpdate(tx, cs_id)
    if (!certificate) throw refuse('certificate_not_found')
    const place = {
      module: certificate.module,
      categoryId: certificate.category_id,
      organizationId: certificate.organization_id,
    }
    if (!holdsRole(caller.grants, 'APPROVER', place)) throw refuse('not_allowed')
    if (comment === '') throw refuse('reason_missing')
    const [from, to] = status === 30 ? (['active', 'cancelled'] as const) : (['cancelled', 'active'] as const)
    if (certificate.state !== from) throw refuse('wrong_state')

    const at = services.clock.now()
    const version = certificate.current_version + 1
    const { cancelledOn: _, ...kept } = certificate.content
    const content: CertificateContent = {
      ...kept,
      version,
      ...(to === 'cancelled' ? { cancelledOn: agencyDate(at) } : {}),
    }
    const versionId = uuidv7()
    await insertVersion(tx, {
      id: versionId,
      certificate_id: certificate.id,
      version,
      content,
      issued_by: caller.userId,
      issued_at: at,
    })
    await updateState(tx, certificate.id, to, version)
    await insertAuditEntry(tx, {
      noun: 'certificate',
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: to === 'cancelled' ? 'cancel' : 'reinstate',
      noun_id: certificate.cs_id,
      detail: { reason: comment, version },
      at,
    })
    await services.enqueue(tx, 'render-certificate', { certificateVersionId: versionId })
    return {}
  }
