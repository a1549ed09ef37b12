import type { setGrants, updateStaff } from '@khyanalt/contract/staff-people'
import { givesAdministration, refuseLosingAdministrator } from '@khyanalt/domain/staff-accounts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { writeAccountAudit } from './account-audit.ts'
import { checkGrants, checkUnit, storeGrants } from './grants.ts'
import { isEmailTaken, listGrantRows, lockAdministrators, updateAccount } from './people.sql.ts'
import { readPrivateNumber } from './private-number.ts'
import { lockSeenAccount } from './seen-account.ts'

type Needs = Pick<Services, 'clock' | 'enqueue'>

/** Changes who somebody is at the agency; roles stay. Nobody becomes somebody else in private life by own hand. */
export const changeStaff =
  (services: Needs): UseCase<typeof updateStaff> =>
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
    await services.enqueue(tx, 'announce-user', { userId: id })
    return {}
  }

/** Gives roles; whoever loses the role of administrator must not be oneself, nor the last one. */
export const giveGrants =
  (services: Needs): UseCase<typeof setGrants> =>
  async (tx, caller, { id, version, grants }) => {
    // Administrators first: everybody takes these locks in the same order.
    const administratorIds = await lockAdministrators(tx)
    await lockSeenAccount(tx, { id, version }, 'staff')
    await checkGrants(tx, grants)
    if (administratorIds.includes(id) && !givesAdministration(grants)) {
      const why = refuseLosingAdministrator(id, { callerId: caller.userId, administratorIds })
      if (why) throw refuse(why)
    }
    const before = await listGrantRows(tx, id)
    await storeGrants(tx, id, grants)
    await updateAccount(tx, id, {}, services.clock.now())
    const detail = { before: before.map(({ role }) => role), grants }
    await writeAccountAudit(tx, services, { by: caller.userId, action: 'set_roles', accountId: id, detail })
    await services.enqueue(tx, 'announce-user', { userId: id })
    return {}
  }
