import type * as calls from '@khyanalt/contract/request-paper'
import { inSnapshot, inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { getOwnCase } from './own-request.ts'
import { describeRequest } from './print-request.ts'
import { viewOf } from './request-facts.ts'

export const getRequestPdf =
  (services: Services): RawUseCase<typeof calls.getRequestPdf> =>
  async ({ db }, caller, { id }) => {
    const { request, content } = await inSnapshot(db, async tx => {
      const file = await getOwnCase(tx, caller, id)
      return { request: file.request, content: await describeRequest(tx, services, file) }
    })
    // The snapshot only reads; what is written stands before anything is answered.
    await inTransaction(db, tx => rememberView(tx, services, caller, viewOf(request, 'request')))
    return {
      body: await services.documents.request(content),
      type: 'application/pdf',
      headers: {
        'content-disposition': contentDisposition('inline', content.number),
        'cache-control': 'private, no-store',
      },
    }
  }
