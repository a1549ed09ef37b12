// What of answers already given would be lost or refused if a request went over to another version of its form.
import type { Bilingual } from '@khyanalt/domain/language'
import { type Answers, ownValue, rowsOf } from './answers.ts'
import type { CompiledField, CompiledForm } from './compiled-form.ts'
import type { Facts } from './facts.ts'
import { findPlace, scopeOf } from './places.ts'
import { validateForm } from './validate.ts'
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
  const statesBefore = fieldStates(before, answers)
  const statesAfter = fieldStates(after, answers)
  const lost = [...before.fields.values()].flatMap(field => {
    const value = ownValue(answers, field.name)
    if (field.kind.holds !== 'answer' || field.kind.isEmpty(value) || !statesBefore.get(field.name)?.applies) return []
    const now = after.fields.get(field.name)
    if (now === undefined || now.kind.holds !== 'answer') return [breakOf('field_removed', field.name, field)]
    if (!statesAfter.get(field.name)?.applies) return [breakOf('answer_hidden', field.name, now)]
    return lostCells(field, now, value)
  })
  const known = new Set(validateForm(before, answers, facts).map(({ code, path }) => `${path} ${code}`))
  const told = new Set(lost.map(({ path }) => path))
  const refused = validateForm(after, answers, facts).flatMap(({ code, path }): readonly LiftBreak[] => {
    if (known.has(`${path} ${code}`) || told.has(path)) return []
    const place = findPlace(after, path, answers)
    const field = place?.field ?? after.fields.get(path.split('/')[0] ?? '')
    if (field === undefined) return []
    const value = ownValue(place?.row ?? answers, field.name)
    if (!field.kind.isEmpty(value)) return [breakOf('answer_refused', path, field, code)]
    return complete ? [breakOf('answer_needed', path, field, code)] : []
  })
  return [...lost, ...refused]
}

/** Cells that hold something and have no place any more; each kind of cell is told once, at its first row. */
const lostCells = (was: CompiledField, now: CompiledField, value: unknown): readonly LiftBreak[] => {
  if (was.kind.rows === 'none' || was.kind.ownFields !== undefined) return []
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
