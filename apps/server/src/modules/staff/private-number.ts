// Who a member of staff is in private life: one person, one account.
import { isRegisterNumber, normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { isPrivateNumberTaken } from './people.sql.ts'

/** The number as it is stored; refuses what is no person's number, and one that another member of staff has. */
export const readPrivateNumber = async (tx: Tx, typed: string, butFor: string | null): Promise<string> => {
  const number = normaliseRegisterNumber(typed)
  if (!isRegisterNumber(number)) throw refuse('private_number_invalid')
  if (await isPrivateNumberTaken(tx, number, butFor)) throw refuse('private_number_known')
  return number
}
