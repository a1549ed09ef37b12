// A request as its applicant opens it.
import type { getServiceForm } from '@khyanalt/contract/requests'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { tugrikDigits } from '@khyanalt/domain/money'
import { isApplicant } from '@khyanalt/domain/request-actions'
import { isEditable } from '@khyanalt/domain/request-status'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readDefinition } from '../catalogue/read-definition.ts'
import { findCertificateOfRequest } from '../certificates/find-certificate.ts'
import { openCaseFile } from './case-file.ts'
import { findOpenInvoice } from './open-invoice.sql.ts'
import { presentDefinition } from './present-definition.ts'
import { presentRequest } from './present-request.ts'
import { factsOf } from './request-facts.ts'

export const openRequest: UseCase<typeof getServiceForm> = async (tx, caller, { id }) => {
  // A request of somebody else does not exist for the caller.
  const file = await openCaseFile(tx, id, request => isApplicant(caller.actor, factsOf(request)))
  if (!file) throw refuse('request_not_found')
  const { request, rounds, timeline } = file
  const definition = await readDefinition(tx, request.definition_version_id)
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
    }),
    category: { id: request.category_id, name: { mn: request.category_name_mn, en: request.category_name_en } },
    comments: remarks.map(remark => ({
      title: remark.title,
      comment: remark.comment,
      ...(remark.path === null ? {} : { path: remark.path }),
    })),
    previous: editable && sent ? { ...sent.answers } : null,
    invoice: invoice ? { ...invoice, amount: tugrikDigits(invoice.amount), status: invoiceStatusCode('unpaid') } : null,
    certificate: await findCertificateOfRequest(tx, request.id),
  }
}
