import type * as calls from '@khyanalt/contract/staff-people'
import { lightGrants, needsSecond } from '@khyanalt/domain/proposal'
import type { UseCase } from '../../http/bind.ts'
import { propose } from '../proposals/propose.ts'
import { addAccount, type Needs, nobody } from './create-account.ts'
import { checkGrants, checkUnit, storeGrants } from './grants.ts'
import { grantsKind } from './grants-kind.ts'
import { readPrivateNumber } from './private-number.ts'

/** Makes a staff account; its holder chooses the password. */
export const createStaff =
  (services: Needs): UseCase<typeof calls.createStaff> =>
  async (tx, caller, { email, name, private_number, position, organization_id, grants }) => {
    const number = await readPrivateNumber(tx, private_number, null)
    await checkGrants(tx, grants)
    await checkUnit(tx, organization_id)
    const login = { kind: 'staff', login_email: email, register_number: null, user_type: 1 } as const
    const account = { ...nobody, ...login, private_number: number }
    const given = lightGrants(grants)
    const made = await addAccount(tx, services, caller.userId, { ...account, name, position, organization_id }, given)
    await storeGrants(tx, made.id, given)
    // What weighs more waits; until then the person works with the rest.
    const proposal = needsSecond(given, grants)
      ? await propose(tx, services, caller, grantsKind(services), { id: made.id, grants })
      : null
    return { ...made, proposal }
  }
