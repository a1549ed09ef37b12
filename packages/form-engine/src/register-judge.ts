// What a request still asks of a register: questions without an answer, records that lack something.
import type { Bilingual } from '@khyanalt/domain/language'
import type { Problem } from '@khyanalt/domain/problem'
import { type Answers, rowsOf } from './answers.ts'
import type { CompiledForm } from './compiled-form.ts'
import { fieldProblem } from './concepts/field-problem.ts'
import { joinTexts, noText } from './concepts/shown-text.ts'
import type { FieldDefinition } from './field-attributes.ts'
import { itemForm, sheetForm } from './register-forms.ts'
import { type Register, type RegisterValue, registerValue, takesItems } from './registers/register.ts'

/** Judges a form; handed in, because forms hold registers as registers are forms. */
export type JudgeForm = (form: CompiledForm, answers: Answers) => readonly Problem[]

/** The one problem of a register that lacks something, naming what; none while its shape is wrong. */
export const registerProblems = (
  register: Register,
  field: FieldDefinition,
  value: unknown,
  path: string,
  judge: JudgeForm,
): readonly Problem[] => {
  const given = registerValue(value)
  const missing = given === null ? [] : missingOf(register, field.fields ?? [], given, judge)
  return missing.length === 0 ? [] : [fieldProblem('register_incomplete', path, field, { missing: joinTexts(missing) })]
}

/** Titles of what is missing, each once. */
const missingOf = (
  register: Register,
  fields: readonly string[],
  { sheet, items }: RegisterValue,
  judge: JudgeForm,
): readonly Bilingual[] => {
  const form = sheetForm(register, { embedded: true, fields })
  const record = itemForm(register)
  const wanted = takesItems(register, sheet)
  const titles = [
    ...judge(form, askedSheet(form, sheet)).map(problem => titleAt(form, problem.path)),
    ...(wanted ? items.flatMap(item => judge(record, item)) : []).map(problem => titleAt(record, problem.path)),
    ...(wanted && items.length === 0 ? [register.title] : []),
  ]
  return [...new Map(titles.map(title => [title.mn, title])).values()]
}

/** The sheet without kinds that are not asked for. */
const askedSheet = (form: CompiledForm, sheet: Answers): Answers =>
  Object.fromEntries(
    Object.entries(sheet).map(([name, answer]) => {
      const rows = form.fields.get(name)?.fixedRows
      return [name, rows && Array.isArray(answer) ? rowsOf(answer).filter(row => rows.has(row._id)) : answer]
    }),
  )

const titleAt = (form: CompiledForm, path: string): Bilingual => {
  const [name = '', rowId] = path.split('/')
  const field = form.fields.get(name)
  return field?.fixedRows?.get(rowId ?? '')?.title ?? field?.title ?? noText
}
