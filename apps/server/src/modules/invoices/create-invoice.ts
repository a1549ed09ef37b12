// Raises an invoice during review (CON-071).
import type * as calls from '@khyanalt/contract/invoices'
import { documentNumber } from '@khyanalt/domain/document-numbers'
import { invoiceDueDays } from '@khyanalt/domain/invoice-status'
import { formatTugrik, parseTugrik } from '@khyanalt/domain/money'
import { v7 as uuidv7 } from 'uuid'
import { addDays, agencyDate } from '../../clock.ts'
import { nextCounter } from '../../db/counters.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase, refuseStale } from '../cases/lock-case.ts'
import { applyAction, requestReading } from '../requests/apply-action.ts'
import { tellParties } from '../requests/tell-parties.ts'
import { findUnpaid, insertInvoice } from './invoices.sql.ts'

export const createInvoice =
  (services: Services): UseCase<typeof calls.createInvoice> =>
  async (tx, caller, input) => {
    const request = await lockCase(tx, requestReading, caller.actor, input.request_number)
    await admitAction(tx, requestReading, caller, 'raise_invoice', request)
    refuseStale(request, input.version, {})
    const amount = parseTugrik(input.amount)
    if (!amount) throw refuse('amount_invalid')
    const at = services.clock.now()
    const today = agencyDate(at)
    const due = input.duedate ?? addDays(today, invoiceDueDays)
    if (due < today) throw refuse('dates_invalid')
    if (await findUnpaid(tx, request.id)) throw refuse('invoice_open')
    const year = Number(today.slice(0, 4))
    const number = documentNumber('invoice', year, await nextCounter(tx, `invoice-N-${year}`))
    await insertInvoice(tx, {
      id: uuidv7(),
      gen_id: number,
      request_id: request.id,
      amount,
      due_on: due,
      created_by: caller.userId,
      created_at: at,
    })
    const moved = await applyAction(tx, services, caller, request, {
      action: 'raise_invoice',
      transactionId: input.transaction_id,
      detail: { invoice: number, amount },
      change: { expires_on: addDays(due, services.config.EXPIRE_UNPAID_DAYS) },
    })
    await tellParties(tx, services, request, {
      event: 'invoice_received',
      params: { number: request.request_number, invoice: number, amount: formatTugrik(amount), due },
    })
    return { gen_id: number, version: moved.version }
  }
