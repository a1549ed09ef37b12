// Everything needed to decide on a request, on one screen.
import type { getCase } from '@khyanalt/contract/review'
import { type Mongo, tugrikDigits } from '@khyanalt/domain/money'
import { holdsRole, type Role } from '@khyanalt/domain/roles'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findService } from '../catalogue/find-service.ts'
import { readDefinition } from '../catalogue/read-definition.ts'
import { findCertificateOfRequest } from '../certificates/find-certificate.ts'
import { listInvoicesOfRequest } from '../invoices/list-invoices-of-request.ts'
import { openCaseFile } from '../requests/case-file.ts'
import { presentDefinition } from '../requests/present-definition.ts'
import { presentRequest } from '../requests/present-request.ts'
import { readApplicant } from '../requests/read-applicant.ts'
import { factsOf } from '../requests/request-facts.ts'

const viewers: readonly Role[] = ['REVIEWER', 'APPROVER', 'FINANCE']

export const openCase: UseCase<typeof getCase> = async (tx, caller, { requestnumber }) => {
  // Drafts are private, and so is what lies outside the scope.
  const file = await openCaseFile(
    tx,
    requestnumber,
    request => request.state !== 'draft' && viewers.some(role => holdsRole(caller.grants, role, factsOf(request))),
  )
  if (!file) throw refuse('request_not_found')
  const { request, rounds, remarks, timeline } = file
  const definition = await readDefinition(tx, request.definition_version_id)
  const service = await findService(tx, request.service_id)
  const { person, company } = await readApplicant(tx, request)
  return {
    form: presentDefinition(definition, request.category_id),
    request: presentRequest(request, {
      // The agency reads what was sent, never what the applicant is typing.
      answers: rounds.at(-1)?.answers ?? null,
      timeline,
      viewer: caller.actor,
    }),
    plan: definition.plan.map(step => ({ ...step })),
    comments: remarks.map(remark => ({
      title: remark.title,
      comment: remark.comment,
      ...(remark.path === null ? {} : { path: remark.path }),
      round: remark.round,
      created_at: remark.created_at.toISOString(),
      author: remark.author,
    })),
    rounds: rounds.map(round => ({
      round: round.round,
      submitted_at: round.submitted_at.toISOString(),
      data: { ...round.answers },
    })),
    invoices: await listInvoicesOfRequest(tx, request.id),
    certificate: await findCertificateOfRequest(tx, request.id),
    customer: {
      name: person.name,
      register_number: person.register_number,
      phone: person.phone,
      email: person.email,
      company: company ? { name: company.name_mn, register_number: company.register_number } : null,
    },
    price: service?.fee ? tugrikDigits(service.fee as Mongo) : null,
    issues_certificate: service?.issues_certificate ?? false,
    validity_months: service?.validity_months ?? null,
  }
}
