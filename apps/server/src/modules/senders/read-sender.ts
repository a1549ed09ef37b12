// Whose registers a call speaks of: the sender of a request, or the caller (CON-124). Registers and requests both ask.
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import { isEditable, type RequestState } from '@khyanalt/domain/request-status'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { findParties, holdStateOf, isMemberOf, listOpenNaming } from './senders.sql.ts'

/** A person, who acts for the company where there is one. */
export type Sender = { readonly userId: string; readonly companyId: string | null }

/** A sender with the request the call speaks of. */
export type NamedSender = Sender & {
  readonly request: { readonly id: string; readonly number: string; readonly state: RequestState } | null
}

/** The sender a call names; without a request and a company, the caller with the own company of a company user. */
export const readSender = async (
  tx: Tx,
  caller: Session,
  named: { readonly requestid?: string | undefined; readonly company_id?: string | undefined },
): Promise<NamedSender> => {
  const found = named.requestid === undefined ? null : await findParties(tx, named.requestid)
  // Somebody else's request does not exist.
  if (named.requestid !== undefined && !(found && isApplicant(caller.actor, found))) {
    throw refuse('request_not_found')
  }
  const request = found ? { id: found.id, number: found.number, state: found.state as RequestState } : null
  const userId = found?.ownerUserId ?? caller.userId
  const standing = found ? found.ownerCompanyId : caller.userType === 2 ? (caller.companyIds[0] ?? null) : null
  if (named.company_id === undefined || named.company_id === standing) return { userId, companyId: standing, request }
  // What a colleague has as a person is nobody else's business.
  const isColleague = caller.loginType === 'client' && userId !== caller.userId
  if (named.company_id === '' && !isColleague) return { userId, companyId: null, request }
  if (named.company_id === '' || !(await mayNameCompany(tx, caller, named.company_id, userId)))
    throw refuse('not_found')
  return { userId, companyId: named.company_id, request }
}

/** Refuses a write into what belongs to a request unless it may be edited, and keeps it from being sent meanwhile. */
export const holdEditable = async (tx: Tx, requestId: string): Promise<void> => {
  const state = await holdStateOf(tx, requestId)
  if (state === null) throw refuse('request_not_found')
  if (!isEditable(state)) throw refuse('wrong_state', { current: { status: state } })
}

/** Whether the company may be named as sender: the owner's, and one whose things the caller reads too. */
export const mayNameCompany = async (
  tx: Tx,
  { loginType, companyIds }: Session,
  companyId: string,
  ownerUserId: string,
): Promise<boolean> =>
  (loginType === 'user' || companyIds.includes(companyId)) && (await isMemberOf(tx, companyId, ownerUserId))

/** Whether the person is a member of the company. */
export const isMember = (tx: Tx, companyId: string, userId: string): Promise<boolean> =>
  isMemberOf(tx, companyId, userId)

/** Numbers of the owner's requests, from draft to review, that name an entry of a register in their answers. */
export const listOpenRequestsNaming = (
  tx: Tx,
  owner: { readonly owner_company_id: string | null; readonly owner_user_id: string | null },
  entryId: string,
): Promise<string[]> => listOpenNaming(tx, owner, entryId)
