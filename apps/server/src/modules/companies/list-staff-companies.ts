// Administrators look up an organisation.
import type * as calls from '@khyanalt/contract/staff-companies'
import type { UseCase } from '../../http/bind.ts'
import { listCompanyRows } from './staff-companies.sql.ts'

export const listStaffCompanies: UseCase<typeof calls.listStaffCompanies> = async (
  tx,
  _caller,
  { search, page, results },
) => {
  const { rows, total } = await listCompanyRows(tx, search, { page, size: results })
  const data = rows.map(({ id, register_number, name_mn, members }) => ({
    id,
    register_number,
    name: name_mn,
    members,
  }))
  return { data: { data, per_page: results, total } }
}
