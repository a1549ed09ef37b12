// What the applicant asked for and was given before, as far as the caller's scope reaches.
import type * as calls from '@khyanalt/contract/case-notes'
import { requestStatusCode } from '@khyanalt/domain/request-status'
import { holdsRole, type WorkPlace } from '@khyanalt/domain/roles'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { listCertificatesOfOwner } from '../certificates/list-of-owner.ts'
import { openCaseFile } from '../requests/case-file.ts'
import { listEarlier } from './case-history.sql.ts'
import { deskRoles, isInScope } from './desk-scopes.ts'

// Nobody reads further back on a case; the queue finds the rest.
const shown = 20
// Some of them may lie outside the scope.
const looked = 100

export const getCaseHistory =
  ({ clock }: Services): UseCase<typeof calls.getCaseHistory> =>
  async (tx, caller, { requestnumber }) => {
    const file = await openCaseFile(tx, requestnumber, 'staff', request => isInScope(caller, request))
    if (!file) throw refuse('request_not_found')
    const { request } = file
    const earlier = await listEarlier(tx, request, looked)
    const certificates = await listCertificatesOfOwner(tx, request, looked, agencyDate(clock.now()))
    return {
      requests: earlier
        .filter(row =>
          sees(caller, { module: row.module, categoryId: row.category_id, organizationId: row.organization_id }),
        )
        .slice(0, shown)
        .map(row => ({
          request_number: row.request_number,
          title: { mn: row.name_mn, en: row.name_en },
          status: requestStatusCode(row.state, row.step),
          round: row.round,
          submitted_at: row.submitted_at?.toISOString() ?? null,
        })),
      certificates: certificates
        .filter(({ place }) => sees(caller, place))
        .slice(0, shown)
        .map(({ place: _, id, ...certificate }) => ({ ...certificate, concerned: id === request.certificate_id })),
    }
  }

const sees = ({ grants }: Session, place: WorkPlace): boolean => deskRoles.some(role => holdsRole(grants, role, place))
