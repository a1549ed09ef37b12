import type * as calls from '@khyanalt/contract/staff-people'
import type { UseCase } from '../../http/bind.ts'
import { listPeopleRows } from './people.sql.ts'
import { presentPersonRow } from './present-person.ts'

/** Staff, or foreigners; other clients are found one by one, so that nobody leafs through them. */
export const listPeople: UseCase<typeof calls.listPeople> = async (tx, _caller, { page, results, ...filter }) => {
  const { rows, total } = await listPeopleRows(tx, filter, { page, size: results })
  return { data: { data: rows.map(presentPersonRow), per_page: results, total } }
}
