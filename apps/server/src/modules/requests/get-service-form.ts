// A request as its applicant opens it.
import type * as calls from '@khyanalt/contract/requests'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { tugrikDigits } from '@khyanalt/domain/money'
import { mayWrite } from '@khyanalt/domain/request-messages'
import { isEditable } from '@khyanalt/domain/request-status'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { presentDefinition } from '../catalogue/present-definition.ts'
import { findCertificateOfRequest } from '../certificates/find-certificate.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { findChangeable } from './certificate-change.sql.ts'
import { compilePinned } from './compile-pinned.ts'
import { sentWorkers } from './named-workers.ts'
import { findOpenInvoice } from './open-invoice.sql.ts'
import { getOwnCase, sentApplicant } from './own-request.ts'
import { presentApplicant, presentRemark, presentRequest } from './present-request.ts'
import { readApplicant } from './read-applicant.ts'
import { readFormChange } from './read-form-change.ts'
import { readOutlook } from './read-outlook.ts'
import { readPinned } from './read-pinned.ts'
import { factsOf, viewOf } from './request-facts.ts'
import { readMessages } from './request-messages.ts'
import type { RequestRecord } from './request-record.ts'

export const getServiceForm =
  (services: Services): UseCase<typeof calls.getServiceForm> =>
  async (tx, caller, { id }) => {
    const file = await getOwnCase(tx, caller, id)
    const { request, rounds, timeline } = file
    // Whoever acts for a customer reads the customer's data.
    await rememberView(tx, services, caller, viewOf(request, 'request'))
    const definition = await readPinned(tx, request)
    const sent = rounds.at(-1)
    const invoice = await findOpenInvoice(tx, request.id)
    const editable = isEditable(request.state)
    const remarks = file.remarks.filter(remark => remark.round === request.round)
    return {
      form: presentDefinition(definition, request.category_id),
      request: presentRequest(request, {
        // What was sent is shown as it was sent (CON-078); only open answers come from the draft.
        answers: editable ? request.answers : (sent?.answers ?? request.answers),
        timeline,
        viewer: caller.actor,
        canEditCert: await mayChange(tx, request, agencyDate(services.clock.now())),
      }),
      category: { id: request.category_id, name: { mn: request.category_name_mn, en: request.category_name_en } },
      comments: remarks.map(presentRemark),
      workers: editable ? [] : sentWorkers(rounds),
      applicant: presentApplicant(editable || !sent ? await readApplicant(tx, request) : sentApplicant(sent)),
      previous: editable && sent ? { ...sent.answers } : null,
      invoice: invoice
        ? { ...invoice, amount: tugrikDigits(invoice.amount), status: invoiceStatusCode('unpaid') }
        : null,
      certificate: await findCertificateOfRequest(tx, request.id),
      messages: readMessages(timeline),
      may_write: mayWrite(caller.actor, 'applicant', factsOf(request)),
      form_change: await readFormChange(tx, services, request),
      outlook: await readOutlook(tx, request, compilePinned(definition.body, request)),
    }
  }

/** Whether a change of the certificate may be asked for: it is valid and none is under way (CON-070). */
const mayChange = async (tx: Tx, request: RequestRecord, today: string): Promise<boolean> => {
  if (request.state !== 'approved') return false
  const certificate = await findChangeable(tx, request.id, today)
  return certificate !== null && certificate.open === null
}
