// The PDF of a request, for its applicant.

import type { getRequestPdf } from '@khyanalt/contract/request-paper'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { isEditable } from '@khyanalt/domain/request-status'
import { summarise } from '@khyanalt/form-engine/summary'
import { agencyDate } from '../../clock.ts'
import { inSnapshot, inTransaction, type Tx } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import type { RequestContent } from '../certificates/document-contents.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { CaseFile } from './case-file.ts'
import { getOwnCase } from './own-request.ts'
import { organizationOf } from './present-request.ts'
import { readSent } from './read-sent.ts'
import { viewOf } from './request-facts.ts'

export const printRequest =
  (services: Services): RawUseCase<typeof getRequestPdf> =>
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

/** What the paper of a request says; whether the reader may see it is settled before. */
export const describeRequest = async (tx: Tx, services: Services, file: CaseFile): Promise<RequestContent> => {
  const { request } = file
  // What was sent is printed as it was sent, its applicant included.
  const rounds = isEditable(request.state) ? [] : file.rounds
  const { form, answers, facts } = await readSent(tx, services, request, rounds)
  return {
    number: request.request_number,
    service: { mn: request.service_name_mn, en: request.service_name_en },
    status: {
      mn: requestStateTexts.mn[request.state],
      en: requestStateTexts.en[request.state],
    },
    category: { mn: request.category_name_mn, en: request.category_name_en },
    applicant: String(facts.company?.name_mn ?? [facts.person.lastname, facts.person.name].filter(Boolean).join(' ')),
    organization: organizationOf(request),
    sentOn: request.submitted_at ? agencyDate(request.submitted_at) : null,
    steps: summarise(form, answers, facts),
  }
}
