import type { setGrants, updateStaff } from '@khyanalt/contract/staff-people'
import { addsGrants, needsSecond } from '@khyanalt/domain/proposal'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { propose } from '../proposals/propose.ts'
import { writeAccountAudit } from './account-audit.ts'
import { applyGrants, checkChange } from './apply-grants.ts'
import { checkUnit, grantsOf } from './grants.ts'
import { grantsKind } from './grants-kind.ts'
import { isEmailTaken, updateAccount } from './people.sql.ts'
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
    await ringBell(tx, { of: 'user', userId: id })
    return {}
  }

/**
 * Gives roles; whoever loses the role of administrator must not be oneself, nor the last one. Nobody adds to the own
 * roles, and those of heads of unit and administrators wait for a second administrator.
 */
export const giveGrants =
  (services: Needs): UseCase<typeof setGrants> =>
  async (tx, caller, { id, version, grants }) => {
    await checkChange(tx, caller.userId, { id, grants })
    await lockSeenAccount(tx, { id, version }, 'staff')
    const before = await grantsOf(tx, id)
    if (id === caller.userId && addsGrants(before, grants)) throw refuse('own_account')
    if (needsSecond(before, grants)) {
      return { proposal: await propose(tx, services, caller, grantsKind(services), { id, grants }) }
    }
    await applyGrants(tx, services, caller.userId, { id, grants })
    return { proposal: null }
  }
