// What a request of the demo costs is paid the way of the product: invoice, receipt, confirmation.
import { tugrikDigits } from '@khyanalt/domain/money'
import type { Tx } from '../../src/db/transaction.ts'
import type { Session } from '../../src/http/session.ts'
import { lockCase } from '../../src/modules/cases/lock-case.ts'
import { attachFiles } from '../../src/modules/files/attach-files.ts'
import { confirmReceipt } from '../../src/modules/invoices/confirm-receipt.ts'
import { createInvoice } from '../../src/modules/invoices/create-invoice.ts'
import { applyAction, requestReading } from '../../src/modules/requests/apply-action.ts'
import type { Services } from '../../src/services.ts'
import { getUnpaidInvoice, setReceipt } from './cases.sql.ts'
import { demoStaff } from './people.ts'
import { staffSession } from './sessions.ts'
import { storeFile } from './store-file.ts'

/** How far a payment goes: `unpaid` stops at the invoice, `receipt` before the accountant. */
export type Payment = 'unpaid' | 'receipt' | 'paid'

/** Does each act with `act`, which gives it a transaction and its moment; a free request is left as it is. */
export const payDemoFee = async (
  services: Services,
  act: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { owner, number, upTo }: { readonly owner: Session; readonly number: string; readonly upTo: Payment },
): Promise<void> => {
  const lock = (tx: Tx) => lockCase(tx, requestReading, { kind: 'system' }, number)
  const inspector = staffSession(demoStaff.inspector)
  const costs = await act(async tx => {
    const { fee, version } = await lock(tx)
    if (fee.amount === 0) return false
    const invoice = { request_number: number, version, amount: tugrikDigits(fee.amount) }
    await createInvoice(services)(tx, inspector, invoice)
    return true
  })
  if (!costs || upTo === 'unpaid') return
  const receipt = await storeFile(services, owner, 'receipt.pdf', 'receipt')
  const invoice = await act(async tx => {
    const request = await lock(tx)
    const open = await getUnpaidInvoice(tx, request.id)
    await setReceipt(tx, open.id, receipt.id)
    await attachFiles(tx, { requestId: request.id, ownerUserId: owner.userId, names: [receipt.name] })
    await applyAction(tx, services, owner, request, { action: 'upload_receipt' })
    return open
  })
  if (upTo === 'receipt') return
  await act(tx => confirmReceipt(services)(tx, staffSession(demoStaff.finance), { invoiceid: invoice.id }))
}
