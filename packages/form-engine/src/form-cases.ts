// The cases of a definition: answers with the problems that they must have, so that a form proves its own rules.
import type { Bilingual, Language } from '@khyanalt/domain/language'
import type { Problem } from '@khyanalt/domain/problem'
import { z } from 'zod'
import { compileDefinition } from './compile.ts'
import type { FormDefinition } from './definition.ts'
import { deriveAnswers } from './derive.ts'
import type { Facts } from './facts.ts'
import { caption, dayText } from './field-attributes.ts'
import { findPlace } from './places.ts'
import { sanitizeAnswers, validateForm } from './validate.ts'

/**
 * A case: some answers, and every problem that they must have. What is not answered has none unless the case names it,
 * so that a case says what it is about and no more.
 */
export const formCase = z.strictObject({
  title: caption,
  /** Whether it is one of a renewal. */
  renew: z.boolean().optional(),
  /** The day on which it is judged. */
  today: dayText.optional(),
  answers: z.record(z.string().max(64), z.json()),
  problems: z.array(z.strictObject({ code: z.string().max(64), path: z.string().max(200) })).max(50),
})
export type FormCase = Readonly<z.infer<typeof formCase>>

/** The day of cases that name none. */
const anyDay = '2026-06-15'

/** Every case of a definition that does not come out as it says, at its place. */
export const caseProblems = (definition: FormDefinition, language: Language): readonly Problem[] =>
  (definition.cases ?? []).flatMap((each, index) => {
    const found = judgeCase(definition, each, language)
    const path = `cases/${index}`
    const missing = each.problems.filter(({ code, path: at }) => !found.some(isLike(code, at)))
    const unexpected = found.filter(({ code, path: at }) => !each.problems.some(isLike(code, at)))
    return [
      ...missing.map(({ path: at }) => told('case_not_refused', path, each, titleAt(definition, each, at))),
      ...unexpected.map(({ path: at }) => told('case_refused', path, each, titleAt(definition, each, at))),
    ]
  })

/** The checks of a definition that no case ever sees fail, by their sentences. */
export const uncoveredChecks = (definition: FormDefinition, language: Language): readonly Bilingual[] => {
  const said = (definition.cases ?? []).flatMap(each =>
    judgeCase(definition, each, language).flatMap(({ params }) => params?.say ?? []),
  )
  const seen = new Set(said.map(say => JSON.stringify(say)))
  const forms = [false, true].map(renew => compileDefinition(definition, { renew }))
  const fields = forms.flatMap(form => [...form.fields.values()])
  const cells = fields.flatMap(({ cells: own, fixedRows }) => [
    ...(own?.fields.values() ?? []),
    ...[...(fixedRows?.values() ?? [])].flatMap(row => [...row.cells.fields.values()]),
  ])
  const placed = [...fields, ...cells].flatMap(({ checks }) => checks.map(({ check }) => check.say))
  return [...new Map(placed.map(say => [JSON.stringify(say), say])).values()].filter(
    say => !seen.has(JSON.stringify(say)),
  )
}

const judgeCase = (definition: FormDefinition, each: FormCase, language: Language): readonly Problem[] => {
  const form = compileDefinition(definition, { renew: each.renew ?? false })
  const facts: Facts = { today: each.today ?? anyDay, language, options: {}, person: {}, company: null }
  const answers = deriveAnswers(form, sanitizeAnswers(form, each.answers), facts)
  return validateForm(form, answers, facts).filter(
    ({ code, path }) => !missing.has(code) || each.problems.some(isLike(code, path)),
  )
}

/** Codes of answers that are not given. */
const missing: ReadonlySet<string> = new Set([
  'required',
  'required_choice',
  'required_file',
  'required_table',
  'required_one',
  'value_empty',
])

const isLike =
  (code: string, path: string) =>
  (problem: { readonly code: string; readonly path: string }): boolean =>
    problem.code === code && problem.path === path

const titleAt = (definition: FormDefinition, each: FormCase, path: string): Bilingual => {
  const form = compileDefinition(definition, { renew: each.renew ?? false })
  return findPlace(form, path, each.answers)?.field.title ?? { mn: path, en: path }
}

const told = (code: string, path: string, { title }: FormCase, place: Bilingual): Problem => ({
  code,
  path,
  params: { question: title, place },
})
