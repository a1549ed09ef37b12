// The certificates a person may renew a service with (CON-074, REQ-CREATE-11).
import type * as calls from '@khyanalt/contract/renewals'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { narrowTo } from '../senders/narrow-to.ts'
import { statusOn } from './present-certificate.ts'
import { listRenewableRows } from './renewals.sql.ts'

export const listRenewable =
  ({ clock }: Services): UseCase<typeof calls.listRenewable> =>
  async (tx, caller, { form_id, behalf }) => {
    const today = agencyDate(clock.now())
    const rows = await listRenewableRows(tx, narrowTo(caller, behalf), form_id)
    return {
      data: rows.map(row => ({
        id: row.id,
        ref_id: row.ref_id,
        form_name: row.service,
        status: statusOn(row, today),
        edate: row.ends_on,
        company_id: row.owner_company_id,
      })),
    }
  }
