// Differences of answers, field by field and cell by cell.
import { type AnswerRow, type Answers, ownValue } from './answers.ts'
import type { CompiledField, CompiledForm } from './compiled-form.ts'
import { scopeOf, tableRows } from './places.ts'
import { isUnanswered } from './read-answers.ts'
import { sameJson } from './same-json.ts'
import type { AnswerChange } from './summary.ts'
import { submittedAnswers } from './visibility.ts'

/** The changes between what would be sent before and after. */
export const changesOf = (form: CompiledForm, before: Answers, after: Answers): readonly AnswerChange[] => {
  const [sentBefore, sentAfter] = [submittedAnswers(form, before), submittedAnswers(form, after)]
  return [...form.fields.values()].flatMap(field => fieldChanges(field, sentBefore, sentAfter, ''))
}

const fieldChanges = (
  field: CompiledField,
  before: Answers,
  after: Answers,
  prefix: string,
): readonly AnswerChange[] => {
  // What nobody sees is no difference to anybody.
  if (!field.kind.displayed) return []
  const path = `${prefix}${field.name}`
  const [was, is] = [ownValue(before, field.name), ownValue(after, field.name)]
  if (field.kind.rows !== 'none') return rowChanges(field, was, is, path)
  const [wasEmpty, isEmpty] = [isUnanswered(field, was), isUnanswered(field, is)]
  if (wasEmpty && isEmpty) return []
  if (wasEmpty) return [{ path, change: 'added' }]
  if (isEmpty) return [{ path, change: 'removed' }]
  return sameJson(was, is) ? [] : [{ path, change: 'changed' }]
}

const rowChanges = (table: CompiledField, was: unknown, is: unknown, path: string): readonly AnswerChange[] => {
  const before = new Map(tableRows(table, was).map(row => [row._id, row]))
  const after = new Map(tableRows(table, is).map(row => [row._id, row]))
  const removed = [...before.keys()].filter(id => !after.has(id))
  return [
    ...[...after.values()].flatMap(row => changesOfRow(table, before.get(row._id), row, path)),
    ...removed.map(id => ({ path: `${path}/${id}`, change: 'removed' as const })),
  ]
}

const changesOfRow = (
  table: CompiledField,
  was: AnswerRow | undefined,
  row: AnswerRow,
  path: string,
): readonly AnswerChange[] => {
  if (was === undefined) return [{ path: `${path}/${row._id}`, change: 'added' }]
  const cells = scopeOf(table, row._id)?.fields.values() ?? []
  return [...cells].flatMap(cell => fieldChanges(cell, was, row, `${path}/${row._id}/`))
}
