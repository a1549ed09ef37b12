import type * as calls from '@khyanalt/contract/statements'
import type { StatementLine } from '@khyanalt/contract/statements'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { invoiceNumbersIn, matchPayment, paymentMatches } from '@khyanalt/domain/match-payment'
import { tugrikDigits } from '@khyanalt/domain/money'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findPayable, type Payable } from '../invoices/find-payable.ts'
import { presentStatement } from './read-statements.ts'
import { findStatement, listLines } from './statements.sql.ts'

export const getStatement: UseCase<typeof calls.getStatement> = async (tx, caller, { id, page, results }) => {
  const statement = await findStatement(tx, id)
  if (!statement) throw refuse('not_found')
  const lines = await listLines(tx, id, { page, size: results })
  const payable = await findPayable(tx, caller, {
    numbers: lines.flatMap(line => invoiceNumbersIn(line.text)),
    amounts: lines.map(line => line.amount),
  })
  const data = lines.map(line => ({
    id: line.id,
    number: line.number,
    day: line.booked_on,
    amount: tugrikDigits(line.amount),
    text: line.text,
    payer: line.payer,
    reference: line.reference,
    proposals: proposalsOf(line, payable),
  }))
  return { statement: presentStatement(statement), data: { data, per_page: results, total: statement.lines } }
}

// More invoices of one amount than these are no proposal but a list.
const mostProposals = 5

/** The invoices that the line may pay, surest first. */
const proposalsOf = (
  line: Awaited<ReturnType<typeof listLines>>[number],
  payable: readonly Payable[],
): StatementLine['proposals'] =>
  payable
    .flatMap(invoice => {
      const { gen_id: number, amount, state, created_at } = invoice
      const asked = { number, amount, state, madeOn: agencyDate(created_at) }
      const match = matchPayment({ text: line.text, amount: line.amount, bookedOn: line.booked_on }, asked)
      return match ? [{ match, invoice }] : []
    })
    .toSorted((one, other) => paymentMatches.indexOf(one.match) - paymentMatches.indexOf(other.match))
    .slice(0, mostProposals)
    .map(({ match, invoice }) => ({
      id: invoice.id,
      gen_id: invoice.gen_id,
      request_number: invoice.request_number,
      applicant: invoice.applicant,
      amount: tugrikDigits(invoice.amount),
      status: invoiceStatusCode(invoice.state),
      receipt: invoice.receipt,
      version: invoice.version,
      match,
    }))
