// Answers to questions that a new version of the form took out while somebody was still typing them elsewhere.
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { type AsideAnswer, liftAnswers, mergeAside } from '@khyanalt/form-engine/lift-answers'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { readDefinition } from '../catalogue/read-definition.ts'
import { compilePinned } from './compile-pinned.ts'
import { liftFacts } from './lift-requests.ts'
import type { LiftNote, RequestRecord } from './request-record.ts'

/** The note of a lifted request with what `raw` holds for its former forms alone; nothing where there is nothing such. */
export const keepLateAnswers = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  request: RequestRecord,
  form: CompiledForm,
  raw: Answers,
): Promise<{ readonly lift?: LiftNote }> => {
  const { lift } = request
  if (lift === null || Object.entries(raw).every(([name, value]) => isPlainAnswer(form, name, value))) return {}
  let aside: readonly AsideAnswer[] = []
  for (const id of lift.from) {
    const { body, language } = await readDefinition(tx, id)
    const former = compilePinned(body, request)
    const facts = await liftFacts(tx, former, form, { language, today: agencyDate(clock.now()) })
    aside = mergeAside(aside, liftAnswers(former, form, raw, { facts, breaks: [] }).aside)
  }
  return aside.length === 0 ? {} : { lift: { ...lift, aside: mergeAside(lift.aside, aside) } }
}

/** Answers in one piece to a question of the present form need no second look. */
const isPlainAnswer = (form: CompiledForm, name: string, value: unknown): boolean =>
  value === null || (form.fields.has(name) && !Array.isArray(value))
