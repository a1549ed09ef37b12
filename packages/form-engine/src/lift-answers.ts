// What of answers already given a new version of their form has no place for or refuses, and what is kept of them.
import type { Bilingual } from '@khyanalt/domain/language'
import { type Answers, ownValue, rowById, rowsOf } from './answers.ts'
import type { CompiledField, CompiledForm } from './compiled-form.ts'
import { deriveAnswers } from './derive.ts'
import type { Facts } from './facts.ts'
import { readableValue } from './lift-text.ts'
import { findPlace, type Place, scopeOf } from './places.ts'
import { isUnanswered } from './read-answers.ts'
import { usesRules } from './rules/used-rules.ts'
import { sameJson } from './same-json.ts'
import { sanitizeAnswers, validateForm } from './validate.ts'
import { fieldStates } from './visibility.ts'

/** Why a request would not go over whole. */
export const liftBreakCodes = ['field_removed', 'answer_hidden', 'answer_refused', 'answer_needed'] as const

export type LiftBreak = {
  readonly code: (typeof liftBreakCodes)[number]
  /** Path of the answer: a field, or a cell of a row. */
  readonly path: string
  readonly title: Bilingual
  /** The code of the problem, where a rule of the new version refuses the answer. */
  readonly problem?: string
}

/**
 * The breaks of lifting answers from one form to another. Lists that `facts` does not hold are not checked.
 * `complete` says that the request was sent before, so that a question which was not asked then blocks it now.
 */
export const liftBreaks = (
  before: CompiledForm,
  after: CompiledForm,
  answers: Answers,
  { facts, complete }: { readonly facts: Facts; readonly complete: boolean },
): readonly LiftBreak[] => {
  const was = withCalculations(before, answers, facts)
  const is = withCalculations(after, answers, facts)
  const statesBefore = fieldStates(before, was)
  const statesAfter = fieldStates(after, is)
  const lost = [...before.fields.values()].flatMap(field => {
    const value = ownValue(answers, field.name)
    if (field.kind.holds !== 'answer' || isUnanswered(field, value) || !statesBefore.get(field.name)?.applies) return []
    const now = after.fields.get(field.name)
    if (now === undefined || isGone(now, value)) return [breakOf('field_removed', field.name, field)]
    if (!statesAfter.get(field.name)?.applies) return [breakOf('answer_hidden', field.name, now)]
    return lostCells(field, now, value)
  })
  const known = new Set(validateForm(before, was, facts).map(({ code, path }) => `${path} ${code}`))
  const told = new Set(lost.map(({ path }) => path))
  const refused = validateForm(after, is, facts).flatMap(({ code, path }): readonly LiftBreak[] => {
    if (known.has(`${path} ${code}`) || told.has(path)) return []
    const place = findPlace(after, path, is)
    const field = place?.field ?? after.fields.get(path.split('/')[0] ?? '')
    if (field === undefined) return []
    const value = ownValue(place?.row ?? is, field.name)
    if (!isUnanswered(field, value)) return [breakOf('answer_refused', path, field, code)]
    return complete ? [breakOf('answer_needed', path, field, code)] : []
  })
  return [...lost, ...refused]
}

/** The answers with what the form calculates from them, which drafts need not hold; people and permits are not known here. */
const withCalculations = (form: CompiledForm, answers: Answers, facts: Facts): Answers => {
  if (!usesRules(form.definition)) return answers
  const derived = deriveAnswers(form, answers, facts)
  const calculated = [...form.fields.values()].filter(
    ({ field, cells, fixedRows }) => field.calculate !== undefined || cells !== null || fixedRows !== null,
  )
  return { ...answers, ...Object.fromEntries(calculated.map(({ name }) => [name, ownValue(derived, name)])) }
}

/** An answer that a new version of its form does not show or take, as its person gave it. */
export type AsideAnswer = {
  readonly code: Exclude<LiftBreak['code'], 'answer_needed'>
  readonly path: string
  readonly title: Bilingual
  /** The table and the place of the row in it, from 1, where the answer is a cell. */
  readonly row?: { readonly table: Bilingual; readonly number: number }
  /** The value as a person reads it under the form that asked for it, and as it was stored. */
  readonly text: Bilingual
  readonly value: unknown
}

/** Answers on a new version of their form, and what it has no place for; together they hold all that was typed. */
export type LiftedAnswers = { readonly answers: Answers; readonly aside: readonly AsideAnswer[] }

/** Answers as the new version keeps them; `breaks` are those of `liftBreaks`. Nothing that was typed is in neither part. */
export const liftAnswers = (
  before: CompiledForm,
  after: CompiledForm,
  answers: Answers,
  { facts, breaks }: { readonly facts: Facts; readonly breaks: readonly LiftBreak[] },
): LiftedAnswers => {
  const kept = sanitizeAnswers(after, answers)
  const gone = [...before.fields.values()].flatMap(field => withoutPlace(field, after, answers, kept, facts))
  const told = new Set(gone.map(({ path }) => path))
  const unfit = breaks.flatMap(({ code, path, title }): readonly AsideAnswer[] => {
    if (code === 'answer_needed' || code === 'field_removed' || told.has(path)) return []
    const was = findPlace(before, path, answers)
    const value = was && ownValue(was.row ?? answers, was.field.name)
    if (was === null || was.field.kind.isEmpty(value)) return []
    return [{ code, path, title, ...rowOf(was, answers), text: readableValue(was.field, value, facts), value }]
  })
  return { answers: kept, aside: [...gone, ...unfit] }
}

/** What earlier tabs or versions set aside, with what came later in its place. */
export const mergeAside = (earlier: readonly AsideAnswer[], later: readonly AsideAnswer[]): readonly AsideAnswer[] => {
  const renewed = new Set(later.map(({ path }) => path))
  return [...earlier.filter(({ path }) => !renewed.has(path)), ...later]
}

/** A filled answer, or filled cells of it, that the new version does not keep as they are, shown or not. */
const withoutPlace = (
  field: CompiledField,
  after: CompiledForm,
  answers: Answers,
  kept: Answers,
  facts: Facts,
): readonly AsideAnswer[] => {
  const value = ownValue(answers, field.name)
  if (field.kind.holds !== 'answer' || field.kind.isEmpty(value)) return []
  const now = after.fields.get(field.name)
  const left = ownValue(kept, field.name)
  const code = 'field_removed' as const
  const cellByCell = hasCells(field) && now !== undefined && hasCells(now)
  if (isGone(now, value) || !(cellByCell || sameJson(left, value))) {
    return [{ code, path: field.name, title: field.title, text: readableValue(field, value, facts), value }]
  }
  if (!cellByCell) return []
  return rowsOf(value).flatMap((row, index) => {
    const place = rowById(left, row._id) ?? {}
    return [...(scopeOf(field, row._id)?.fields.values() ?? [])].flatMap((cell): readonly AsideAnswer[] => {
      const typed = ownValue(row, cell.name)
      if (cell.kind.holds !== 'answer' || cell.kind.isEmpty(typed) || sameJson(ownValue(place, cell.name), typed)) {
        return []
      }
      const path = `${field.name}/${row._id}/${cell.name}`
      const at = { table: field.title, number: index + 1 }
      return [{ code, path, title: cell.title, row: at, text: readableValue(cell, typed, facts), value: typed }]
    })
  })
}

/** Whether no field takes the answer any more; a kind that reads the old value as none would show an empty one. */
const isGone = (now: CompiledField | undefined, value: unknown): boolean =>
  now?.kind.holds !== 'answer' || now.kind.isEmpty(value)

const hasCells = ({ kind }: CompiledField): boolean => kind.rows !== 'none' && kind.ownFields === undefined

const rowOf = ({ table, row }: Place, answers: Answers): Pick<AsideAnswer, 'row'> => {
  if (table === null || row === null) return {}
  const number = rowsOf(ownValue(answers, table.name)).findIndex(({ _id }) => _id === row._id) + 1
  return { row: { table: table.title, number } }
}

/** Cells that hold something and have no place any more; each kind of cell is told once, at its first row. */
const lostCells = (was: CompiledField, now: CompiledField, value: unknown): readonly LiftBreak[] => {
  if (!hasCells(was)) return []
  const told = new Set<string>()
  return rowsOf(value).flatMap(row => {
    const [cells, kept] = [scopeOf(was, row._id), scopeOf(now, row._id)]
    return [...(cells?.fields.values() ?? [])].flatMap(cell => {
      const empty = cell.kind.holds !== 'answer' || cell.kind.isEmpty(ownValue(row, cell.name))
      if (empty || kept?.fields.has(cell.name) || told.has(cell.name)) return []
      told.add(cell.name)
      return [breakOf('field_removed', `${was.name}/${row._id}/${cell.name}`, cell)]
    })
  })
}

const breakOf = (code: LiftBreak['code'], path: string, { title }: CompiledField, problem?: string): LiftBreak => ({
  code,
  path,
  title,
  ...(problem === undefined ? {} : { problem }),
})
