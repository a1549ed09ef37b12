import type * as calls from '@khyanalt/contract/staff-people'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { writeAccountAudit } from './account-audit.ts'
import type { Needs } from './change-account.ts'
import { checkUnit } from './grants.ts'
import { isEmailTaken, updateAccount } from './people.sql.ts'
import { readPrivateNumber } from './private-number.ts'
import { lockSeenAccount } from './seen-account.ts'

/** Changes who somebody is at the agency; roles stay. Nobody becomes somebody else in private life by own hand. */
export const updateStaff =
  (services: Needs): UseCase<typeof calls.updateStaff> =>
  async (tx, caller, { id, version, email, name, private_number, position, organization_id }) => {
    const account = await lockSeenAccount(tx, { id, version }, 'staff')
    const number = await readPrivateNumber(tx, private_number, id)
    const before = { login_email: account.login_email, private_number: account.private_number }
    if (id === caller.userId && before.private_number !== null && before.private_number !== number) {
      throw refuse('own_account')
    }
    if (await isEmailTaken(tx, email, id)) throw refuse('account_known')
    await checkUnit(tx, organization_id)
    const changes = { login_email: email, name, private_number: number, position, organization_id }
    await updateAccount(tx, id, changes, services.clock.now())
    await writeAccountAudit(tx, services, {
      by: caller.userId,
      action: 'update',
      accountId: id,
      detail: { ...changes, before },
    })
    await ringBell(tx, { of: 'user', userId: id })
    return {}
  }
