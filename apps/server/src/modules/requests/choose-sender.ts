// Who sends and which unit receives: checked wherever a draft is written (REQ-CONFIG-*).
import { type SenderType, senderTypesOf } from '@khyanalt/domain/client-type'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { PublishedDefinition } from '../catalogue/read-definition.ts'
import { mayNameCompany } from '../senders/read-sender.ts'
import type { RequestRecord } from './request-record.ts'
import type { RequestChange } from './requests.sql.ts'

/** What a writer says of sender and receiving unit; absent means unchanged. */
export type SenderChoice = {
  readonly sender_type?: SenderType | undefined
  readonly company_id?: string | null | undefined
  readonly organization_id?: number | null | undefined
}

/** The change of columns a choice asks for; refuses a company that is not the owner's. */
export const chooseSender = async (
  tx: Tx,
  caller: Session,
  request: RequestRecord,
  definition: PublishedDefinition,
  choice: SenderChoice,
): Promise<RequestChange> => {
  const offered = senderTypesOf(definition.body.clienttype ?? ['CITIZEN', 'COMPANY', 'FOREIGNER'])
  const wanted = choice.sender_type ?? request.sender_type
  const senderType = offered.includes(wanted) ? wanted : (offered[0] ?? 1)
  const company =
    senderType === 2 ? (choice.company_id === undefined ? request.owner_company_id : choice.company_id) : null
  if (
    company &&
    company !== request.owner_company_id &&
    !(await mayNameCompany(tx, caller, company, request.owner_user_id))
  ) {
    throw refuse('company_missing')
  }
  return {
    ...(senderType === request.sender_type ? {} : { sender_type: senderType }),
    ...(company === request.owner_company_id ? {} : { owner_company_id: company }),
    ...(choice.organization_id === undefined || choice.organization_id === request.organization_id
      ? {}
      : { organization_id: choice.organization_id }),
  }
}
