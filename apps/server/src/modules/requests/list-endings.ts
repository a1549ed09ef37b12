// Requests that close soon unless their applicant acts, for the warnings of the night.
import { requestLink } from '@khyanalt/domain/notifications/places'
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
    // For a payment the invoice says until when; what happens afterwards is said beside it.
    ...(row.invoice === null || row.invoice_due_on === null
      ? { params: { number: row.request_number, service: serviceOf(row) } }
      : {
          event: 'payment_near' as const,
          params: {
            number: row.request_number,
            service: serviceOf(row),
            invoice: row.invoice,
            due: row.invoice_due_on,
          },
        }),
    url: requestLink(row.request_number).client,
  }))

const serviceOf = ({ name_mn, name_en }: { readonly name_mn: string; readonly name_en: string }) => ({
  mn: name_mn,
  en: name_en,
})
