import type * as calls from '@khyanalt/contract/staff-people'
import { normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findClientId } from './people.sql.ts'

/** The one client with this register number. */
export const findPersonByNumber: UseCase<typeof calls.findPersonByNumber> = async (
  tx,
  _caller,
  { register_number },
) => {
  const id = await findClientId(tx, normaliseRegisterNumber(register_number))
  if (id === null) throw refuse('client_not_found')
  return { id }
}
