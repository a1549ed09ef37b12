// The signed PDF of a letter as it was stored, byte for byte.
import type * as calls from '@khyanalt/contract/letters'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { viewOf } from '../requests/request-facts.ts'
import { findLetter } from './letters.sql.ts'
import { getLetteredRequest } from './read-letters.ts'
import { ensureLetter } from './render-letter.job.ts'

export const getLetterPdf =
  (services: Services): RawUseCase<typeof calls.getLetterPdf> =>
  async ({ db }, caller, { id }) => {
    const letter = await inTransaction(db, async tx => {
      const found = await findLetter(tx, id)
      if (!found) throw refuse('request_not_found')
      const request = await getLetteredRequest(tx, caller, found.request_id)
      await rememberView(tx, services, caller, viewOf(request, 'request'))
      return found
    })
    // Asked before the job got to it, the letter is drawn now.
    const pdf = await ensureLetter(services, id)
    if (!pdf) throw refuse('request_not_found')
    return {
      body: await services.files.read(pdf.storageKey),
      type: 'application/pdf',
      headers: {
        'content-disposition': contentDisposition('inline', letter.number),
        'cache-control': 'private, no-cache',
      },
    }
  }
