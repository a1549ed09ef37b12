// Sends a draft, or a returned request again: checks everything, freezes it, queues it (CON-067, CON-078).
import { createHash } from 'node:crypto'
import type { resubmitRequest, submitRequest } from '@khyanalt/contract/requests'
import type { Problem } from '@khyanalt/domain/problem'
import { requestStatusCode } from '@khyanalt/domain/request-status'
import { filesOfWorker } from '@khyanalt/domain/worker'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { deriveAnswers } from '@khyanalt/form-engine/derive'
import { type Facts, fixedListKeys } from '@khyanalt/form-engine/facts'
import { boundProblems, sanitizeAnswers, validateForm } from '@khyanalt/form-engine/validate'
import { submittedAnswers } from '@khyanalt/form-engine/visibility'
import { workerOf } from '@khyanalt/form-engine/worker-facts'
import { v7 as uuidv7 } from 'uuid'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase, refuseStale } from '../cases/lock-case.ts'
import { registerFieldsOf, withoutRegisters, withRegisters } from '../equipment/register-values.ts'
import { reserveQuantities } from '../explosives/move-quantities.ts'
import { permitProblems } from '../explosives/permit-problems.ts'
import { fileNamesIn, pathOfFile } from '../files/answer-files.ts'
import { attachFiles, keepShownFiles } from '../files/attach-files.ts'
import { demandRight } from '../senders/demand-right.ts'
import { applicantKey } from './applicant-key.ts'
import { applyAction, requestReading } from './apply-action.ts'
import { chooseSender } from './choose-sender.ts'
import { compilePinned } from './compile-pinned.ts'
import { missingTools } from './find-tools.ts'
import { readFacts } from './form-facts.ts'
import { insertSnapshot } from './journal.sql.ts'
import { keepLateAnswers } from './late-answers.ts'
import { namedWorkerIds } from './named-workers.ts'
import { readPinned } from './read-pinned.ts'
import { readEarlier } from './renew-answers.ts'
import { tellParties } from './tell-parties.ts'

export const sendRequest =
  (services: Services, action: 'submit' | 'resubmit'): UseCase<typeof submitRequest | typeof resubmitRequest> =>
  async (tx, caller, input) => {
    const request = await lockCase(tx, requestReading, caller.actor, input.request_number)
    await admitAction(tx, requestReading, caller, action, request)
    refuseStale(request, input.version, {
      data: request.answers,
      step: request.form_step,
      updated_at: request.updated_at.toISOString(),
    })
    const definition = await readPinned(tx, request)
    const form = compilePinned(definition.body, request)
    const sender = await chooseSender(tx, caller, request, definition, input)
    const senderType = sender.sender_type ?? request.sender_type
    const companyId = sender.owner_company_id === undefined ? request.owner_company_id : sender.owner_company_id
    const organizationId = sender.organization_id === undefined ? request.organization_id : sender.organization_id
    if (senderType === 2 && !companyId) throw refuse('company_missing')
    await demandRight(tx, caller, companyId, 'send')

    const owner = { userId: request.owner_user_id, companyId, requestId: request.id }
    // Registers are taken as they are now, whatever the form had seen of them.
    const given = await withRegisters(tx, form, sanitizeAnswers(form, input.data), owner)
    const facts = await readFacts(tx, services, form, {
      language: definition.language,
      userId: request.owner_user_id,
      companyId,
      answers: given,
      certificateId: request.certificate_id,
      lock: true,
    })
    // What the person cannot type – own data, constants, locked fields – is worked out here and not believed.
    const filled = deriveAnswers(form, given, { ...facts, earlier: await readEarlier(tx, definition, request) })
    const answers = submittedAnswers(form, filled)
    const unknown = await attachFiles(tx, {
      requestId: request.id,
      ownerUserId: caller.userId,
      names: fileNamesIn(withoutRegisters(form, answers)),
    })
    const problems: Problem[] = [
      ...(organizationId === null ? [{ code: 'required_choice', path: 'organization_id' }] : []),
      ...boundProblems(form, input.data),
      // Judged before rows that cannot be read are left out.
      ...validateForm(form, filled, facts),
      ...permitProblems(form, answers),
      ...unknown.map(name => ({ code: 'file_unknown', path: pathOfFile(answers, name) })),
    ]
    // Whoever did not press Next is asked for the tools here.
    for (const { name, title } of missingTools(form, answers, facts)) {
      if (problems.every(({ path }) => path !== name)) {
        problems.push({ code: 'required_table', path: name, params: { field: title } })
      }
    }
    if (problems.length > 0) throw refuse('answers_incomplete', { problems, params: { n: firstStep(form, problems) } })

    const kept = snapshotFacts(facts, namedWorkerIds(form, answers) ?? [])
    await keepShownFiles(tx, request.id, [
      ...kept.workers.flatMap(worker => filesOfWorker(worker.profile)),
      ...registerFieldsOf(form).flatMap(({ name }) => fileNamesIn(answers[name])),
    ])
    const late = await keepLateAnswers(tx, services, request, form, input.data)
    const at = services.clock.now()
    const round = request.round + 1
    await insertSnapshot(tx, {
      id: uuidv7(),
      request_id: request.id,
      round,
      definition_version_id: definition.id,
      answers,
      facts: kept,
      digest: createHash('sha256')
        .update(JSON.stringify([answers, kept]))
        .digest(),
      submitted_by: caller.userId,
      submitted_at: at,
    })
    await reserveQuantities(tx, form, answers, { requestId: request.id, at, certificateId: request.certificate_id })
    const moved = await applyAction(tx, services, caller, request, {
      action,
      transactionId: input.transaction_id,
      // What it costs is fixed with the first sending; a later change of the service's price is for later requests.
      change: {
        ...sender,
        ...late,
        answers,
        round,
        submitted_at: at,
        fee: request.fee.amount,
        applicant_key: applicantKey(facts),
      },
    })
    await tellParties(tx, services, request, {
      event: 'request_received',
      params: {
        number: request.request_number,
        service: { mn: request.service_name_mn, en: request.service_name_en },
      },
    })
    return {
      request_number: request.request_number,
      status: requestStatusCode(moved.state, moved.step),
      version: moved.version,
    }
  }

/** Person, company and named employees as they were; other lists are left out, since they keep their values. */
const snapshotFacts = (facts: Facts, workerIds: readonly string[]) => ({
  person: facts.person,
  company: facts.company,
  language: facts.language,
  workers: (facts.options[fixedListKeys.employee] ?? []).flatMap(option => {
    const worker = workerOf(option)
    return worker && workerIds.includes(worker.id) ? [worker] : []
  }),
})

/** The first step with a problem, counted from 1 as people do (REQ-STEPPER-12). */
const firstStep = (form: CompiledForm, problems: readonly Problem[]): number =>
  Math.min(...problems.map(problem => (form.fields.get(problem.path.split('/')[0] ?? '')?.stepIndex ?? 0) + 1))
