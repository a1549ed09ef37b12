// The caller's own request; somebody else's does not exist for him or her.
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { refuseUnread } from '../senders/demand-right.ts'
import { type CaseFile, openCaseFile } from './case-file.ts'
import type { SnapshotRow } from './journal.sql.ts'
import type { Applicant } from './read-applicant.ts'
import { factsOf } from './request-facts.ts'
import type { RequestRecord } from './request-record.ts'
import { findRequest } from './requests.sql.ts'

/** The request of a number or row id. */
export const getOwnRequest = async (tx: Tx, caller: Session, key: string): Promise<RequestRecord> => {
  const request = await findRequest(tx, key)
  if (!request || !isApplicant(caller.actor, factsOf(request))) {
    throw await refuseUnread(tx, caller, request?.owner_company_id, 'request_not_found')
  }
  return request
}

/** The same with its history. */
export const getOwnCase = async (tx: Tx, caller: Session, key: string): Promise<CaseFile> => {
  const file = await openCaseFile(tx, key, 'applicant', request => isApplicant(caller.actor, factsOf(request)))
  if (file) return file
  throw await refuseUnread(tx, caller, (await findRequest(tx, key))?.owner_company_id, 'request_not_found')
}

/** The applicant as he or she was when the request was sent (CON-078). */
export const sentApplicant = ({ facts }: SnapshotRow): Applicant =>
  ({ person: facts.person, company: facts.company ?? null }) as unknown as Applicant
