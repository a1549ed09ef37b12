import type { findPersonByNumber, listPeople } from '@khyanalt/contract/staff-people'
import { normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findClientId, listPeopleRows } from './people.sql.ts'
import { presentPersonRow } from './present-person.ts'

/** Staff, or foreigners; other clients are found one by one, so that nobody leafs through them. */
export const answerPeople: UseCase<typeof listPeople> = async (tx, _caller, { page, results, ...filter }) => {
  const { rows, total } = await listPeopleRows(tx, filter, { page, size: results })
  return { data: { data: rows.map(presentPersonRow), per_page: results, total } }
}

/** The one client with this register number. */
export const answerFound: UseCase<typeof findPersonByNumber> = async (tx, _caller, { register_number }) => {
  const id = await findClientId(tx, normaliseRegisterNumber(register_number))
  if (id === null) throw refuse('client_not_found')
  return { id }
}
