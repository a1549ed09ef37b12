// Answers the signed address of a file to those who may read it; for everybody else it does not exist.
import { isApplicant } from '@khyanalt/domain/request-actions'
import { holdsRole, type Role } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { fileUrl } from './file-url.ts'
import { type FileForReading, findFileForReading } from './files.sql.ts'

/** The use case behind every call that shows an uploaded file by name. */
export const answerFileUrl =
  (services: Services) =>
  async (tx: Tx, caller: Session, { name }: { readonly name: string }): Promise<{ url: string }> => {
    const file = await findFileForReading(tx, name)
    if (!file || !mayRead(caller, file)) throw refuse('file_not_found')
    return { url: fileUrl(services, name) }
  }

const readers: readonly Role[] = ['REVIEWER', 'APPROVER', 'FINANCE']

const mayRead = ({ actor, grants }: Session, { owner_user_id, request }: FileForReading): boolean => {
  if (actor.kind !== 'system' && actor.userId === owner_user_id) return true
  if (!request) return false
  if (isApplicant(actor, request)) return true
  // What is not sent yet belongs to the applicant alone.
  return actor.kind === 'staff' && request.state !== 'draft' && readers.some(role => holdsRole(grants, role, request))
}
