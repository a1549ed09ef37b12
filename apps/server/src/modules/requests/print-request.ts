// The PDF of a request, for its applicant.

import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { isEditable } from '@khyanalt/domain/request-status'
import { summarise } from '@khyanalt/form-engine/summary'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import type { RequestContent } from '../certificates/document-contents.ts'
import type { CaseFile } from './case-file.ts'
import { organizationOf } from './present-request.ts'
import { readSent } from './read-sent.ts'

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
