// What a member may do in an organisation's name, and who may instead (REQ-BEHALF-07, REQ-BEHALF-08).

import { hasRight } from '@khyanalt/domain/acting-rights'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import type { MemberRight } from '@khyanalt/domain/member-rights'
import { memberRightTexts } from '@khyanalt/domain/messages/member-rights'
import { formatText } from '@khyanalt/domain/text'
import type { Tx } from '../../db/transaction.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { findCompanyName, listNamesWith } from './senders.sql.ts'

/** As many names as a sentence bears. */
const mostNames = 5

/** Refuses the call unless the caller may do this in the organisation's name. */
export const demandRight = async (
  tx: Tx,
  { actor }: Pick<Session, 'actor'>,
  companyId: string | null,
  right: MemberRight,
): Promise<void> => {
  if (companyId !== null && !hasRight(actor, companyId, right)) throw await refuseRight(tx, companyId, right)
}

/** The refusal that names the organisation and who has the right there. */
export const refuseRight = async (tx: Tx, companyId: string, right: MemberRight): Promise<Refusal> => {
  const company = await findCompanyName(tx, companyId)
  const names = (await listNamesWith(tx, companyId, right, mostNames)).join(', ')
  const say = (language: 'mn' | 'en') =>
    formatText(memberRightTexts, language, `refused_${right}`, { company: company?.[language] ?? '', names })
  return refuse('right_missing', { message: { mn: say('mn'), en: say('en') } })
}

/** What is said of something that the caller does not read: a member learns who does, for others it does not exist. */
export const refuseUnread = async (
  tx: Tx,
  { actor }: Pick<Session, 'actor'>,
  companyId: string | null | undefined,
  missing: ErrorCode,
): Promise<Refusal> =>
  companyId && actor.kind === 'client' && Object.hasOwn(actor.rights, companyId)
    ? refuseRight(tx, companyId, 'read')
    : refuse(missing)
