// Tries a draft out before it may be published: its whole life in both languages, its weight, and every open request.
import type * as calls from '@khyanalt/contract/service-editor'
import type { LiftedRequest, Rehearsal } from '@khyanalt/contract/service-editor'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { FormDefinition } from '@khyanalt/form-engine/definition'
import type { Facts } from '@khyanalt/form-engine/facts'
import { everyField } from '@khyanalt/form-engine/places'
import { type RefusedSpelling, refusedSpellings } from '@khyanalt/form-engine/spelling-check'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { judgeLifts } from '../requests/lift-requests.ts'
import { auditEdit } from './audit-edit.ts'
import { checkDraft } from './check-draft.ts'
import { putRehearsal } from './drafts.sql.ts'
import { digestOf } from './edited-service.ts'
import { lockDraft } from './save-service-draft.ts'
import { runSelfTest } from './self-test.ts'

/** A form beyond these would be slow to open on a cheap phone. */
const mostBytes = 400_000
const mostFieldsOfStep = 300

/** Requests that the report names one by one. */
const mostNamed = 200

export const rehearseDraft =
  (services: Services): UseCase<typeof calls.rehearseDraft> =>
  async (tx, caller, { id, version }) => {
    const { service, draft } = await lockDraft(tx, id, version)
    if (!draft.open) throw refuse('draft_missing')
    const checked = await checkDraft(tx, draft, id)
    if (!checked.ok) throw refuse('definition_invalid', { problems: checked.problems })

    const { acts, judgeMilliseconds } = await runSelfTest(tx, services, {
      serviceId: id,
      ...checked,
      by: caller.userId,
    })
    const next = { language: draft.language, body: checked.body, plan: checked.plan }
    const open = await judgeLifts(tx, services, id, next)
    const weight = { ...weightOf(checked.body), judge_ms: judgeMilliseconds }
    const rehearsal: Rehearsal = {
      passed: weight.within && acts.every(({ ok }) => ok),
      at: services.clock.now().toISOString(),
      by: caller.name,
      self_test: acts,
      weight,
      refused_spellings: spellingsOf(checked.body, draft.language, agencyDate(services.clock.now())),
      ...summaryOf(open),
    }
    await putRehearsal(tx, id, rehearsal, digestOf(draft, service))
    await auditEdit(tx, services, caller, {
      noun: 'service',
      id,
      action: 'rehearse',
      detail: { passed: rehearsal.passed, open: rehearsal.open },
    })
    return { rehearsal }
  }

const summaryOf = (open: readonly LiftedRequest[]): Pick<Rehearsal, 'open' | 'breaking'> => {
  const breaking = open.filter(({ breaks }) => breaks.length > 0)
  return {
    open: { total: open.length, clean: open.length - breaking.length, breaking: breaking.length },
    breaking: breaking.slice(0, mostNamed),
  }
}

/** What a person with a number in the other alphabet would be refused; of both lists of steps, each question once. */
const spellingsOf = (body: FormDefinition, language: Facts['language'], today: string): RefusedSpelling[] => {
  const facts: Facts = { today, language, options: {}, person: {}, company: null }
  const found = [false, true].flatMap(renew => refusedSpellings(compileDefinition(body, { renew }), facts))
  return [...new Map(found.map(one => [one.path, one])).values()].slice(0, mostNamed)
}

const weightOf = (body: FormDefinition): Omit<Rehearsal['weight'], 'judge_ms'> => {
  const forms = [false, true].map(renew => compileDefinition(body, { renew }))
  const bytes = Buffer.byteLength(JSON.stringify(body))
  const largest = Math.max(...forms.flatMap(form => form.steps.map(({ fields }) => fields.length)))
  return {
    bytes,
    fields: Math.max(...forms.map(form => everyField(form).length)),
    largest_step: largest,
    within: bytes <= mostBytes && largest <= mostFieldsOfStep,
  }
}
