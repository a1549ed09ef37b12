// Everything needed to decide on a request, on one screen.
import type * as calls from '@khyanalt/contract/review'
import { barredFromDeciding, heldByFee } from '@khyanalt/domain/cases/case-actions'
import { feeStepOf } from '@khyanalt/domain/fee-state'
import { tugrikDigits } from '@khyanalt/domain/money'
import { isHeld } from '@khyanalt/domain/queue-view'
import { requestCase } from '@khyanalt/domain/request-actions'
import { mayWrite } from '@khyanalt/domain/request-messages'
import { holdsRole } from '@khyanalt/domain/roles'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findService } from '../catalogue/find-service.ts'
import { presentDefinition } from '../catalogue/present-definition.ts'
import { findCertificateOfRequest } from '../certificates/find-certificate.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { listInvoicesOfCase } from '../invoices/list-invoices-of-request.ts'
import { openCaseFile } from '../requests/case-file.ts'
import { splitInternalActs } from '../requests/internal-acts.ts'
import { sentWorkers } from '../requests/named-workers.ts'
import { presentRequest } from '../requests/present-request.ts'
import { readApplicant } from '../requests/read-applicant.ts'
import { readPinned } from '../requests/read-pinned.ts'
import { factsOf, viewOf } from '../requests/request-facts.ts'
import { readMessages } from '../requests/request-messages.ts'
import { isInScope } from './desk-scopes.ts'
import { listNotes } from './internal-notes.sql.ts'
import { presentCustomer } from './present-customer.ts'
import { presentFee } from './present-fee.ts'
import { presentHolder } from './present-holder.ts'
import { unsuited } from './suits-step.ts'

export const getCase =
  (services: Pick<Services, 'clock'>): UseCase<typeof calls.getCase> =>
  async (tx, caller, { requestnumber }) => {
    // Drafts are private, and so is what lies outside the scope.
    const file = await openCaseFile(tx, requestnumber, 'staff', request => isInScope(caller, request))
    if (!file) throw refuse('request_not_found')
    const { request, rounds, remarks, timeline } = file
    await rememberView(tx, services, caller, viewOf(request, 'request'))
    const definition = await readPinned(tx, request)
    const service = await findService(tx, request.service_id)
    const acts = splitInternalActs(timeline)
    const notes = await listNotes(tx, request.id)
    const place = factsOf(request)
    return {
      form: presentDefinition(definition, request.category_id),
      request: presentRequest(request, {
        // The agency reads what was sent, never what the applicant is typing.
        answers: rounds.at(-1)?.answers ?? null,
        timeline: acts.steps,
        viewer: caller.actor,
      }),
      plan: definition.plan.map(step => ({ ...step })),
      holder:
        request.holder_user_id === null
          ? null
          : await presentHolder(tx, request.holder_user_id, { timeline, today: agencyDate(services.clock.now()) }),
      may_assign:
        isHeld(request.state) &&
        (['REVIEWER', 'APPROVER'] as const).some(role => holdsRole(caller.grants, role, place)),
      may_take: isHeld(request.state) && unsuited(request, { id: caller.userId, colleague: caller }) === null,
      assignments: acts.assignments.map(({ at, ...assignment }) => ({ ...assignment, at: at.toISOString() })),
      notes: [
        ...acts.notes.map(note => ({ ...note, agreed: true })),
        ...notes.map(note => ({ ...note, agreed: false })),
      ]
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
        .map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
      messages: readMessages(timeline),
      may_write: mayWrite(caller.actor, 'agency', place),
      question_at: request.question_at?.toISOString() ?? null,
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
      workers: sentWorkers(rounds),
      invoices: await listInvoicesOfCase(tx, request.id),
      certificate: await findCertificateOfRequest(tx, request.id),
      ...presentCustomer(await readApplicant(tx, request), rounds.at(-1)),
      price: request.fee.amount > 0 ? tugrikDigits(request.fee.amount) : null,
      fee: {
        ...presentFee(request.fee),
        due_step: feeStepOf(definition.plan),
        holds: heldByFee(requestCase, caller.actor, place, ['agree', 'approve']),
        waiver: acts.waiver && { ...acts.waiver, at: acts.waiver.at.toISOString() },
      },
      barred: barredFromDeciding(requestCase, caller.actor, place),
      issues_certificate: service?.issues_certificate ?? false,
      validity_months: service?.validity_months ?? null,
    }
  }
