// Requests that close soon unless their applicant acts, for the warnings of the night.
import type { Tx } from '../../db/transaction.ts'
import { listExpiring } from './expiring.sql.ts'

type Span = Parameters<typeof listExpiring>[1]

/** A batch of them, with whom to tell. */
export const requestEndings = async (tx: Tx, span: Span) =>
  (await listExpiring(tx, span)).map(row => ({
    id: row.id,
    endsOn: row.expires_on ?? span.to,
    people: [row.owner_user_id, row.created_by],
    companyId: row.owner_company_id,
    params: { number: row.request_number },
    url: `/dashboard/services/request/${row.request_number}`,
  }))
