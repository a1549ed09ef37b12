// Sends a draft, or a returned request again: checks everything, freezes it, queues it (CON-067, CON-078).
import { createHash } from 'node:crypto'
import type { resubmitRequest, submitRequest } from '@khyanalt/contract/requests'
import type { Problem } from '@khyanalt/domain/problem'
import { requestStatusCode } from '@khyanalt/domain/request-status'
import { addWorkingDays } from '@khyanalt/domain/working-days'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Facts } from '@khyanalt/form-engine/facts'
import { fillGiven } from '@khyanalt/form-engine/prefill'
import { boundProblems, sanitizeAnswers, validateForm } from '@khyanalt/form-engine/validate'
import { submittedAnswers } from '@khyanalt/form-engine/visibility'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readDefinition } from '../catalogue/read-definition.ts'
import { attachFiles } from '../files/attach-files.ts'
import { notify } from '../notifications/notify.ts'
import { fileNamesIn, pathOfFile } from './answer-files.ts'
import { admitAction, applyAction, lockRequest, refuseStale } from './apply-action.ts'
import { chooseSender } from './choose-sender.ts'
import { compilePinned } from './compile-pinned.ts'
import { readFacts } from './form-facts.ts'
import { insertSnapshot } from './journal.sql.ts'

export const sendRequest =
  (services: Services, action: 'submit' | 'resubmit'): UseCase<typeof submitRequest | typeof resubmitRequest> =>
  async (tx, caller, input) => {
    const request = await lockRequest(tx, input.request_number)
    admitAction(caller, action, request)
    refuseStale(request, input.version, {
      data: request.answers,
      step: request.form_step,
      updated_at: request.updated_at.toISOString(),
    })
    const definition = await readDefinition(tx, request.definition_version_id)
    const form = compilePinned(definition.body, request)
    const sender = await chooseSender(tx, request, definition, input)
    const senderType = sender.sender_type ?? request.sender_type
    const companyId = sender.owner_company_id === undefined ? request.owner_company_id : sender.owner_company_id
    const organizationId = sender.organization_id === undefined ? request.organization_id : sender.organization_id
    if (senderType === 2 && !companyId) throw refuse('company_missing')

    const facts = await readFacts(tx, services, form, {
      language: definition.language,
      userId: request.owner_user_id,
      companyId,
    })
    // What the person cannot type – own data, constants – is filled here and not believed from outside.
    const filled = fillGiven(form, sanitizeAnswers(form, input.data), facts)
    const answers = submittedAnswers(form, filled)
    const unknown = await attachFiles(tx, {
      requestId: request.id,
      ownerUserId: caller.userId,
      names: fileNamesIn(answers),
    })
    const problems: Problem[] = [
      ...(organizationId === null ? [{ code: 'required_choice', path: 'organization_id' }] : []),
      ...boundProblems(form, input.data),
      // Judged before rows that cannot be read are left out.
      ...validateForm(form, filled, facts),
      ...unknown.map(name => ({ code: 'file_unknown', path: pathOfFile(answers, name) })),
    ]
    if (problems.length > 0) throw refuse('answers_incomplete', { problems, params: { n: firstStep(form, problems) } })

    const at = services.clock.now()
    const round = request.round + 1
    const days = definition.plan.slice(request.step - 1).reduce((sum, step) => sum + step.workingDays, 0)
    await insertSnapshot(tx, {
      id: uuidv7(),
      request_id: request.id,
      round,
      definition_version_id: definition.id,
      answers,
      facts: snapshotFacts(facts),
      digest: createHash('sha256')
        .update(JSON.stringify([answers, snapshotFacts(facts)]))
        .digest(),
      submitted_by: caller.userId,
      submitted_at: at,
    })
    const moved = await applyAction(tx, services, caller, request, {
      action,
      transactionId: input.transaction_id,
      change: { ...sender, answers, round, submitted_at: at, due_on: addWorkingDays(agencyDate(at), days) },
    })
    await notify(tx, services, {
      to: [request.owner_user_id, request.created_by],
      type: 'request_received',
      params: { number: request.request_number, service: request.service_name_mn },
      url: `/dashboard/services/request/${request.request_number}`,
      requestId: request.id,
    })
    return {
      request_number: request.request_number,
      status: requestStatusCode(moved.state, moved.step),
      version: moved.version,
    }
  }

/** Person and company as they were; option lists are not part of it, since definitions and lists keep their values. */
const snapshotFacts = (facts: Facts) => ({ person: facts.person, company: facts.company, language: facts.language })

/** The first step with a problem, counted from 1 as people do (REQ-STEPPER-12). */
const firstStep = (form: CompiledForm, problems: readonly Problem[]): number =>
  Math.min(...problems.map(problem => (form.fields.get(problem.path.split('/')[0] ?? '')?.stepIndex ?? 0) + 1))
