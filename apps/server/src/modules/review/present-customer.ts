// Who asks: as it was sent in the latest round, and what differs from that today.
import type { OutputOf } from '@khyanalt/contract/call'
import type { getCase } from '@khyanalt/contract/review'
import type { CaseFile } from '../requests/case-file.ts'
import type { Applicant } from '../requests/read-applicant.ts'

type Customer = OutputOf<typeof getCase>['customer']

/** The applicant of a case; `customer_now` is null while today's data are those that were sent. */
export const presentCustomer = (
  today: Applicant,
  round: CaseFile['rounds'][number] | undefined,
): { readonly customer: Customer; readonly customer_now: Customer | null } => {
  const now = customerOf(today)
  // A round that froze nobody shows today's data.
  if (!round?.facts.person) return { customer: now, customer_now: null }
  const sent = customerOf(round.facts as Applicant)
  return { customer: sent, customer_now: JSON.stringify(sent) === JSON.stringify(now) ? null : now }
}

const customerOf = ({ person, company }: Applicant): Customer => ({
  name: person.name,
  register_number: person.register_number,
  phone: person.phone,
  email: person.email,
  company: company ? { name: company.name_mn, register_number: company.register_number } : null,
})
