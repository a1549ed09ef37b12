import type * as calls from '@khyanalt/contract/request-messages'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findLocked } from '../requests/find-locked.ts'
import { settle } from '../requests/request-messages.ts'
import { isInScope } from './desk-scopes.ts'

/** Takes a question that needs no answer off the queue, unless a newer one has come since it was read. */
export const settleQuestion: UseCase<typeof calls.settleQuestion> = async (
  tx,
  caller,
  { request_number, asked_at },
) => {
  const request = await findLocked(tx, request_number)
  if (!request || !isInScope(caller, request)) throw refuse('request_not_found')
  await settle(tx, request, asked_at)
  await ringBell(tx, { of: 'queue', requestNumber: request_number })
  return {}
}
