import type * as calls from '@khyanalt/contract/staff-registers'
import { registersTotalLimit } from '@khyanalt/contract/staff-registers'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { filtersOf, present } from './list-records.ts'
import { countStaffRecords, listStaffRecords } from './staff-records.sql.ts'

export const listRegisterRecords =
  (services: Services): UseCase<typeof calls.listRegisterRecords> =>
  async (tx, caller, { page, results, ...asked }) => {
    const filters = filtersOf(services, caller, asked)
    const total = await countStaffRecords(tx, filters, registersTotalLimit)
    const offset = (page - 1) * results
    // Behind what is counted nobody turns pages; a made-up page number costs nothing.
    if (offset >= total) return { data: { data: [], per_page: results, total } }
    const rows = await listStaffRecords(tx, filters, { offset, limit: results, few: total < registersTotalLimit })
    return { data: { data: await present(tx, rows), per_page: results, total } }
  }
