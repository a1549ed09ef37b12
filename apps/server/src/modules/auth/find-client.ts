import type * as calls from '@khyanalt/contract/client-tokens'
import type { UserType } from '@khyanalt/domain/client-type'
import { normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findClientByNumber, listCompanyNames } from './client-tokens.sql.ts'

/** Finds the person whom support is asked to help; only whole register numbers, so that nobody leafs through people. */
export const findClient: UseCase<typeof calls.findClient> = async (tx, _caller, { register_number }) => {
  const client = await findClientByNumber(tx, normaliseRegisterNumber(register_number))
  if (!client) throw refuse('client_not_found')
  return {
    data: {
      user_id: client.id,
      register_number: client.register_number ?? '',
      name: client.name,
      lastname: client.lastname,
      type: client.user_type as UserType,
      companies: await listCompanyNames(tx, client.id),
    },
  }
}
