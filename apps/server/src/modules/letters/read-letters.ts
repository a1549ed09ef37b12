// Whose letters are whose: the applicant's, and those of the agency within the scope of whoever asks.
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import { holdsRole } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { openCaseFile } from '../requests/case-file.ts'
import { factsOf } from '../requests/request-facts.ts'
import type { RequestRecord } from '../requests/request-record.ts'

/** The request whose letters the caller reads; for everybody else there is none. */
export const getLetteredRequest = async (tx: Tx, caller: Session, key: string): Promise<RequestRecord> => {
  const mayRead = (request: RequestRecord): boolean => {
    const facts = factsOf(request)
    return (
      isApplicant(caller.actor, facts) ||
      (request.state !== 'draft' &&
        (['REVIEWER', 'APPROVER'] as const).some(role => holdsRole(caller.grants, role, facts)))
    )
  }
  const file = await openCaseFile(tx, key, 'applicant', mayRead)
  if (!file) throw refuse('request_not_found')
  return file.request
}
