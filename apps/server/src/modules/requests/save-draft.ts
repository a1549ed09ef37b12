// Keeps answers while they are typed (REQ-STEPPER-03, CON-079). Nothing is checked here: half-typed answers are welcome.
import type * as calls from '@khyanalt/contract/requests'
import { patchAnswers } from '@khyanalt/form-engine/prefill'
import { sanitizeAnswers } from '@khyanalt/form-engine/validate'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase, refuseStale } from '../cases/lock-case.ts'
import { withoutRegisters } from '../equipment/register-values.ts'
import { fileNamesIn } from '../files/answer-files.ts'
import { attachFiles } from '../files/attach-files.ts'
import { demandRight } from '../senders/demand-right.ts'
import { applyAction, requestReading } from './apply-action.ts'
import { chooseSender } from './choose-sender.ts'
import { compilePinned } from './compile-pinned.ts'
import { keepLateAnswers } from './late-answers.ts'
import { readPinned } from './read-pinned.ts'

export const saveDraft =
  (services: Services): UseCase<typeof calls.saveDraft> =>
  async (tx, caller, input) => {
    const request = await lockCase(tx, requestReading, caller.actor, input.request_number)
    await admitAction(tx, requestReading, caller, 'save_draft', request)
    refuseStale(request, input.version, {
      data: request.answers,
      step: request.form_step,
      updated_at: request.updated_at.toISOString(),
    })
    const definition = await readPinned(tx, request)
    const form = compilePinned(definition.body, request)
    const raw = input.data ?? (input.patch ? patchAnswers(request.answers, input.patch) : undefined)
    const answers = raw ? sanitizeAnswers(form, raw) : undefined
    const late = raw ? await keepLateAnswers(tx, services, request, form, raw) : {}
    const sender = await chooseSender(tx, caller, request, definition, input)
    await demandRight(tx, caller, sender.owner_company_id ?? null, 'prepare')
    if (answers) {
      // Files named by a draft must not be swept away as unused while it waits.
      await attachFiles(tx, {
        requestId: request.id,
        ownerUserId: caller.userId,
        names: fileNamesIn(withoutRegisters(form, answers)),
      })
    }
    const step = input.step === undefined ? undefined : Math.min(input.step, Math.max(form.steps.length - 1, 0))
    const { version } = await applyAction(tx, services, caller, request, {
      action: 'save_draft',
      transactionId: input.transaction_id,
      // A step finished is an act worth the journal; a keystroke is not.
      silent: step === undefined,
      detail: step === undefined ? {} : { step },
      change: {
        ...sender,
        ...late,
        ...(answers ? { answers } : {}),
        ...(step === undefined ? {} : { form_step: step }),
      },
    })
    return { version, saved_at: services.clock.now().toISOString() }
  }
