// Where a rule stands in the form that is edited: the questions beside it, and whose it is.

import { cellStandpoints } from '@khyanalt/form-engine/rule-building/form-sentences'
import type { RulePlace } from '@khyanalt/form-engine/rule-building/rule-choices'
import { type Question, type RuleForm, readRuleForms } from '@khyanalt/form-engine/rule-building/rule-form'
import type { Standpoint } from '@khyanalt/form-engine/rule-building/rule-words'
import type { Body } from '../form-edits.ts'

/** The list of steps that a place is in; checks of the whole form speak of its first one. */
export const formAt = (body: Body, path: string): RuleForm | null => {
  const forms = readRuleForms(body)
  return forms.find(({ list }) => path.startsWith(`${list}/`)) ?? forms[0] ?? null
}

/** A question or cell at a place with what stands beside it, or null. */
export const questionAt = (body: Body, path: string): (Standpoint & { readonly question: Question }) | null => {
  const form = formAt(body, path)
  if (form === null) return null
  const question = form.questions.find(each => each.path === path)
  if (question) return { form, cells: null, question }
  for (const table of form.tables) {
    const at = cellStandpoints(table, form).find(({ cell }) => cell.path === path)
    if (at) return { form, cells: at.cells, question: at.cell }
  }
  return null
}

/** The place of a condition of a question. Duties may wait for each other, so nothing is kept from them but themselves. */
export const conditionPlace = (
  { form, cells, question }: Standpoint & { readonly question: Question },
  effect: 'show' | 'enable' | 'require',
): RulePlace => {
  if (effect !== 'require') return { form, cells, says: 'condition', self: question }
  const others = (list: readonly Question[]) => list.filter(({ path }) => path !== question.path)
  const rest = { ...form, questions: others(form.questions), fixedCells: others(form.fixedCells) }
  return { form: rest, cells: cells && others(cells), says: 'condition', self: null }
}

/** The path of a list of checks in its parts. */
export type CheckList = {
  readonly path: string
  readonly form: RuleForm
  /** The table of whose every row it speaks. */
  readonly table: string | null
}

/** The list that a check stands in. */
export const checkListAt = (body: Body, path: string): CheckList | null => {
  const form = formAt(body, path)
  if (form === null) return null
  const [, table = ''] = /^(.*)\/row_checks$/.exec(path) ?? []
  return { path, form, table: table === '' ? null : (form.tables.find(each => each.path === table)?.name ?? null) }
}

/** The place of a check: the whole list of steps, or each row of a table. */
export const checkPlace = ({ form, table }: CheckList): RulePlace => ({
  form,
  cells: table === null ? null : (form.tableByName.get(table)?.cells ?? null),
  says: 'expression',
  self: null,
})
