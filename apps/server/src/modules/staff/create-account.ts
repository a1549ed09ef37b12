import type { createForeigner, createStaff } from '@khyanalt/contract/staff-people'
import { lightGrants, needsSecond } from '@khyanalt/domain/proposal'
import { isCitizenRegisterNumber, isRegisterNumber, normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { propose } from '../proposals/propose.ts'
import { writeAccountAudit } from './account-audit.ts'
import { checkGrants, checkUnit, storeGrants } from './grants.ts'
import { grantsKind } from './grants-kind.ts'
import { insertAccount } from './people.sql.ts'
import { readPrivateNumber } from './private-number.ts'
import { sendLink } from './send-link.ts'

type Needs = Pick<Services, 'clock' | 'enqueue'>
type NewAccount = Omit<Parameters<typeof insertAccount>[1], 'id' | 'created_at' | 'updated_at'>

/** Makes a staff account; its holder chooses the password. */
export const makeStaff =
  (services: Needs): UseCase<typeof createStaff> =>
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

/** Makes the account of a foreigner, who cannot use the national sign-on. */
export const makeForeigner =
  (services: Needs): UseCase<typeof createForeigner> =>
  async (tx, caller, { register_number, name, nationality, email }) => {
    const number = normaliseRegisterNumber(register_number)
    if (!isRegisterNumber(number) || isCitizenRegisterNumber(number)) throw refuse('register_number_invalid')
    const account = { kind: 'client', login_email: null, register_number: number, user_type: 3, ...nobody } as const
    return {
      ...(await addAccount(tx, services, caller.userId, { ...account, name, nationality, email }, [])),
      proposal: null,
    }
  }

const nobody = { private_number: null, position: null, nationality: null, email: null, organization_id: null }

const addAccount = async (tx: Tx, services: Needs, by: string, account: NewAccount, grants: readonly object[]) => {
  const id = uuidv7()
  const at = services.clock.now()
  if (!(await insertAccount(tx, { ...account, id, created_at: at, updated_at: at }))) throw refuse('account_known')
  const { login_email, register_number } = account
  const detail = { login: login_email ?? register_number, ...(grants.length > 0 && { grants }) }
  await writeAccountAudit(tx, services, { by, action: 'create', accountId: id, detail })
  return { id, ...(await sendLink(tx, services, { account: { ...account, id }, by })) }
}
