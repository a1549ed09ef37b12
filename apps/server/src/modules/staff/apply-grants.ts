// Puts roles in place of those an account has; whoever asked was judged before.
import { type GivenGrant, givesAdministration, refuseLosingAdministrator } from '@khyanalt/domain/staff-accounts'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { writeAccountAudit } from './account-audit.ts'
import { checkGrants, grantsOf, storeGrants } from './grants.ts'
import { lockAdministrators, updateAccount } from './people.sql.ts'

export type GrantsInput = { readonly id: string; readonly grants: readonly GivenGrant[] }

/** Checks the grants and who may be without administration, before anything is written. */
export const checkChange = async (tx: Tx, callerId: string, { id, grants }: GrantsInput): Promise<void> => {
  // Administrators first: everybody takes these locks in the same order.
  const administratorIds = await lockAdministrators(tx)
  await checkGrants(tx, grants)
  if (administratorIds.includes(id) && !givesAdministration(grants)) {
    const why = refuseLosingAdministrator(id, { callerId, administratorIds })
    if (why) throw refuse(why)
  }
}

/** Stores grants, writes down the old and the new ones; `by` is null for the command on the server. */
export const applyGrants = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  by: string | null,
  { id, grants }: GrantsInput,
): Promise<void> => {
  const before = await grantsOf(tx, id)
  await storeGrants(tx, id, grants)
  await updateAccount(tx, id, {}, services.clock.now())
  const detail = { before: before.map(({ role }) => role), grants }
  await writeAccountAudit(tx, services, { by, action: 'set_roles', accountId: id, detail })
  await ringBell(tx, { of: 'user', userId: id })
}
