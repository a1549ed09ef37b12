import type * as calls from '@khyanalt/contract/invoices'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { attachFiles } from '../files/attach-files.ts'
import { receiveUpload } from '../files/receive-upload.ts'
import { applyAction } from '../requests/apply-action.ts'
import { narrowPayer } from '../senders/narrow-to.ts'
import { listSameReceipts, updateInvoice } from './invoices.sql.ts'
import { lockOwn } from './keep-receipt.ts'

export const uploadReceipt =
  (services: Services): RawUseCase<typeof calls.uploadReceipt> =>
  async (context, caller, { invoiceid }) => {
    // Refused before a byte is read, and again under the lock when the file is there.
    await inTransaction(context.db, tx => lockOwn(tx, caller, 'upload_receipt', invoiceid, false))
    const file = await receiveUpload(services, context, caller, 'receipt')
    return inTransaction(context.db, async tx => {
      const { invoice, request } = await lockOwn(tx, caller, 'upload_receipt', invoiceid, false)
      await updateInvoice(tx, invoice.id, { receipt_file_id: file.fileId, reason: null })
      await attachFiles(tx, { requestId: request.id, ownerUserId: caller.userId, names: [file.name] })
      await applyAction(tx, services, caller, request, {
        action: 'upload_receipt',
        detail: { invoice: invoice.gen_id, file: file.name },
      })
      const same = await listSameReceipts(tx, [invoice.id], narrowPayer(caller))
      return { filename: file.name, same_receipt: [...(same.get(invoice.id) ?? [])] }
    })
  }
