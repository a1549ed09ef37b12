import type * as calls from '@khyanalt/contract/staff-people'
import { isCitizenRegisterNumber, isRegisterNumber, normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { addAccount, type Needs, nobody } from './create-account.ts'

/** Makes the account of a foreigner, who cannot use the national sign-on. */
export const createForeigner =
  (services: Needs): UseCase<typeof calls.createForeigner> =>
  async (tx, caller, { register_number, name, nationality, email }) => {
    const number = normaliseRegisterNumber(register_number)
    if (!isRegisterNumber(number) || isCitizenRegisterNumber(number)) throw refuse('register_number_invalid')
    const account = { kind: 'client', login_email: null, register_number: number, user_type: 3, ...nobody } as const
    return {
      ...(await addAccount(tx, services, caller.userId, { ...account, name, nationality, email }, [])),
      proposal: null,
    }
  }
