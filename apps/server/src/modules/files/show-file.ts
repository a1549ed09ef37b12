// Answers the signed address of a file to those who may read it; for everybody else it does not exist.
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import { type Grant, holdsRole, isUnlimited, type Role, type WorkPlace } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { fileUrl } from './file-url.ts'
import { type FileForReading, findFileForReading, type ShowingRequest } from './files.sql.ts'

/** The use case behind every call that shows an uploaded file by name. */
export const showFile =
  (services: Services) =>
  async (tx: Tx, caller: Session, { name }: { readonly name: string }): Promise<{ url: string }> => {
    const file = await findFileForReading(tx, name)
    if (!file) throw refuse('file_not_found')
    const request = file.requests.find(one => mayOpen(caller, one))
    // A paper of a register that no request shows.
    const holder = request ? undefined : findInspected(caller, file)
    if (!holder && !mayRead(caller, file)) throw refuse('file_not_found')
    if (request) await rememberView(tx, services, caller, { what: 'paper', ...request })
    if (holder) {
      const owner = { ownerUserId: holder.companyId === null ? holder.userId : null, ownerCompanyId: holder.companyId }
      await rememberView(tx, services, caller, { what: 'register', requestNumber: null, ...owner })
    }
    return { url: fileUrl(services, caller, name) }
  }

const readers: readonly Role[] = ['REVIEWER', 'APPROVER', 'FINANCE']

const mayRead = ({ actor, grants }: Session, { owner_user_id, requests, holders }: FileForReading): boolean => {
  if (actor.kind === 'system') return false
  // What was given for a company is the company's: whoever left it loses also the own uploads.
  const companys = [...requests.map(request => request.ownerCompanyId), ...holders.map(holder => holder.companyId)]
  if (actor.userId === owner_user_id && companys.every(id => id === null)) return true
  if (requests.some(request => isApplicant(actor, request))) return true
  if (actor.kind === 'client') {
    return holders.some(({ companyId, userId }) =>
      companyId === null ? userId === actor.userId : actor.companyIds.includes(companyId),
    )
  }
  return requests.some(request => maySee(grants, request))
}

/** The register by which a staff member may open the file. */
const findInspected = ({ actor, grants }: Session, { holders }: FileForReading) =>
  actor.kind === 'staff' ? holders.find(({ inspected }) => inspected && mayInspect(grants, inspected)) : undefined

const inspectors: readonly Role[] = ['REVIEWER', 'APPROVER', 'ADMIN']

/** Registers of equipment are looked up by the same roles, and as far, everywhere. */
const mayInspect = (grants: readonly Grant[], places: readonly WorkPlace[]): boolean =>
  grants.some(
    grant =>
      inspectors.includes(grant.role) &&
      (isUnlimited(grant) || places.some(place => holdsRole([grant], grant.role, place))),
  )

/** What is not sent yet belongs to the applicant alone. */
const maySee = (grants: Session['grants'], request: ShowingRequest): boolean =>
  !request.unsent && readers.some(role => holdsRole(grants, role, request))

const mayOpen = ({ actor, grants }: Session, request: ShowingRequest): boolean =>
  isApplicant(actor, request) || maySee(grants, request)
