// Cases as data: what the engine answers to each question a case asks. Engine, server and browser run the same files.

import { type Alphabet, lookAlikes } from '@khyanalt/domain/look-alikes'
import type { Problem } from '@khyanalt/domain/problem'
import type { AnswerPatch, Answers } from './answers.ts'
import { affectedBy, compileDefinition } from './compile.ts'
import type { CompiledForm } from './compiled-form.ts'
import { parseDefinition } from './definition.ts'
import { deriveAnswers } from './derive.ts'
import { explain } from './explain.ts'
import type { Facts } from './facts.ts'
import { autofillPatch, carryAnswers, patchAnswers, prefillAnswers } from './prefill.ts'
import { compareAnswers, type SummaryRow, summarise } from './summary.ts'
import { boundProblems, sanitizeAnswers, validateField, validateForm, validateStep } from './validate.ts'
import { fieldState, sampleText, submittedAnswers, toolChecks, visibleFields } from './visibility.ts'
import { wordsToRemember } from './words.ts'

/** The questions of a case and the answers expected; keys of maps are paths or step numbers. */
export type CaseExpectation = Readonly<Record<string, unknown>>

export type EngineCase = {
  readonly title: string
  readonly rules: readonly string[]
  /** The fields of a form of one step; `step` holds what else the step carries. */
  readonly fields?: readonly unknown[]
  readonly step?: Readonly<Record<string, unknown>>
  /** A whole definition, where one step will not do. */
  readonly definition?: unknown
  readonly answers?: unknown
  readonly facts?: Partial<Facts>
  readonly renew?: boolean
  /** A second set of answers, compared with the first. */
  readonly after?: Answers
  readonly patch?: AnswerPatch
  readonly expect: CaseExpectation
}

export type CaseFile = { readonly about: string; readonly cases: readonly EngineCase[] }

/** What the engine answers to the questions in `expect`, in the same shape. */
export const verdictOf = (engineCase: EngineCase, facts: Facts): CaseExpectation => {
  const parsed = parseDefinition(definitionOf(engineCase))
  const asked = engineCase.expect
  if (!parsed.ok) return { definition: parsed.problems.map(withoutParams) }
  const form = compileDefinition(parsed.definition, { renew: engineCase.renew ?? false })
  const context = { form, engineCase, facts: { ...facts, ...engineCase.facts } }
  const entries = Object.entries(asked).map(([question, expected]) => [question, answerTo(question, expected, context)])
  return Object.fromEntries(entries)
}

/** The definition a case speaks of. */
export const definitionOf = ({ definition, fields, step }: EngineCase): unknown =>
  definition ?? {
    _name: { mn: 'Маягт', en: 'Form' },
    sections: [{ _title: { mn: 'Алхам', en: 'Step' }, rows: [{ fields }], ...step }],
  }

type CaseContext = { readonly form: CompiledForm; readonly engineCase: EngineCase; readonly facts: Facts }

const answerTo = (question: string, expected: unknown, { form, engineCase, facts }: CaseContext): unknown => {
  const given = engineCase.answers ?? {}
  const answers = given as Answers
  switch (question) {
    case 'definition':
      return []
    case 'problems':
      return validateForm(form, given, facts).map((problem, index) => asAsked(problem, expected, index))
    case 'fieldProblems':
      return mapKeys(expected, path => validateField(form, path, answers, facts).map(withoutParams))
    case 'stepProblems':
      return mapKeys(expected, step => validateStep(form, Number(step), answers, facts).map(withoutParams))
    case 'visible':
      return [...visibleFields(form, answers)]
    case 'states':
      return mapKeys(expected, path => fieldState(form, path, answers))
    case 'submitted':
      return submittedAnswers(form, answers)
    case 'sanitized':
      return sanitizeAnswers(form, given)
    case 'summary':
      return Object.fromEntries(summarise(form, answers, facts).flatMap(step => step.rows.flatMap(textsOf)))
    case 'columns':
      return mapKeys(expected, path => rowAt(form, answers, facts, path)?.columns?.map(column => column.title.mn))
    case 'prefilled':
      return deriveAnswers(form, prefillAnswers(form, answers, facts), facts)
    case 'derived':
      return deriveAnswers(form, answers, facts)
    case 'carried':
      return carryAnswers(form, compileDefinition(form.definition, { renew: false }), answers)
    case 'bounds':
      return boundProblems(form, given).map((problem, index) => asAsked(problem, expected, index))
    case 'patched':
      return patchAnswers(answers, engineCase.patch ?? {})
    case 'autofill':
      return mapKeys(expected, path => autofillPatch(form, path, answers, facts))
    case 'explained':
      return mapKeys(expected, path => reasonsAt(form, path, answers))
    case 'changes':
      return compareAnswers(form, answers, engineCase.after ?? {})
    case 'words':
      return wordsToRemember(form, answers, facts)
    case 'toolChecks':
      return mapKeys(expected, step => toolChecks(form, Number(step), answers))
    case 'sampleText':
      return mapKeys(expected, name => sampleText(form, name, answers))
    case 'cyrillic':
    case 'latin':
      return mapKeys(expected, text => lookAlikes(text, question satisfies Alphabet))
    case 'affected':
      return mapKeys(expected, path => affectedBy(form, path).toSorted())
    case 'steps':
      return form.steps.map(step => step.title.mn)
    default:
      throw new Error(`A case asks an unknown question: ${question}`)
  }
}

const mapKeys = (expected: unknown, answer: (key: string) => unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(Object(expected)).map(key => [key, answer(key)]))

const withoutParams = ({ code, path }: Problem) => ({ code, path })

/** Only the params a case names are compared. */
const asAsked = (problem: Problem, expected: unknown, index: number) => {
  const params = (expected as readonly { params?: Readonly<Record<string, unknown>> }[])[index]?.params
  if (params === undefined) return withoutParams(problem)
  const named = Object.keys(params).map(key => [key, problem.params?.[key]])
  return { ...withoutParams(problem), params: Object.fromEntries(named) }
}

const textsOf = (row: SummaryRow): readonly (readonly [string, readonly [string, string]])[] => [
  [row.path, [row.text.mn, row.text.en]],
  ...(row.rows ?? []).flatMap(({ cells }) => cells.flatMap(textsOf)),
]

const rowAt = (form: CompiledForm, answers: Answers, facts: Facts, path: string): SummaryRow | undefined =>
  summarise(form, answers, facts)
    .flatMap(step => step.rows)
    .find(row => row.path === path)

const reasonsAt = (form: CompiledForm, path: string, answers: Answers) =>
  explain(form, path, answers)?.reasons.map(({ effect, source, answers: asked }) => ({
    effect,
    source,
    asked: asked.map(({ name, value, applies }) => [name, value ?? null, applies]),
  }))
