// Closes a request that its applicant left unanswered or unpaid (CON-065).
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { lockCase } from '../cases/lock-case.ts'
import { applyAction, requestReading } from './apply-action.ts'
import { isOverdue, listOverdue } from './expiring.sql.ts'
import { system } from './system-doer.ts'
import { tellParties } from './tell-parties.ts'

/** Closes it and tells its people; false when somebody acted meanwhile. */
export const expireRequest = async (tx: Tx, services: Services, id: string, today: string): Promise<boolean> => {
  const request = await lockCase(tx, requestReading, { kind: 'system' }, id)
  if (!(await isOverdue(tx, id, today))) return false
  await applyAction(tx, services, system, request, {
    action: 'expire',
    detail: { last_day: request.expires_on, was: request.state },
  })
  await tellParties(tx, services, request, {
    event: 'request_expired',
    params: { number: request.request_number },
  })
  return true
}

/** Some requests whose last day has passed. */
export const listOverdueRequests = async (tx: Tx, today: string, after: string | null, limit: number) =>
  (await listOverdue(tx, today, after, limit)).map(({ id }) => id)
