// A form as its rules speak of it: questions, cells and options by title, read from a body that may still lack anything.
import type { Bilingual } from '@khyanalt/domain/language'
import { isRecord } from '../answers.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import { fieldTypes } from '../fields/field-type.ts'
import { kindOf } from '../fields/registry.ts'
import type { ValueType } from '../rules/expression.ts'
import { cellsOf } from '../rules/judge-expression.ts'
import { typeOfField } from '../rules/value-types.ts'

/** An answer that a rule may ask for. */
export type Question = {
  /** Its place in the body; cells that every fixed row has stand in the first of them. */
  readonly path: string
  /** What rules call it: the name of a field, or the path of a cell of a fixed row. */
  readonly name: string
  readonly title: Bilingual
  readonly field: FieldDefinition
  readonly type: ValueType
  /** What may be chosen, where the form itself says so. */
  readonly options: readonly { readonly value: string; readonly label: Bilingual }[] | null
  /** From 0, in its list of steps. */
  readonly step: number
}

/** A question whose answer is rows, and what stands in each of them. */
export type TableOfForm = Question & { readonly cells: readonly Question[] }

/** The questions of one list of steps. */
export type RuleForm = {
  readonly list: 'sections' | 'renew_sections'
  readonly steps: readonly { readonly title: Bilingual; readonly json: Readonly<Record<string, unknown>> }[]
  readonly questions: readonly Question[]
  readonly tables: readonly TableOfForm[]
  /** Cells of fixed rows, each by its path. */
  readonly fixedCells: readonly Question[]
  readonly byName: ReadonlyMap<string, Question>
  readonly tableByName: ReadonlyMap<string, TableOfForm>
}

/** Both lists of steps of a body, as far as they are there. Never throws. */
export const readRuleForms = (body: unknown): readonly RuleForm[] =>
  (['sections', 'renew_sections'] as const).flatMap(list => {
    const steps = listOf(isRecord(body) ? body[list] : undefined)
    return steps.length === 0 && list === 'renew_sections' ? [] : [ruleForm(list, steps)]
  })

const ruleForm = (list: RuleForm['list'], steps: readonly unknown[]): RuleForm => {
  const questions = steps.flatMap((step, index) => questionsIn(step, `${list}/${index}/rows`, index))
  const tables = questions.flatMap((question): TableOfForm[] => {
    const cells = cellsIn(question)
    return cells === null ? [] : [{ ...question, cells }]
  })
  const fixedCells = tables.flatMap(fixedCellsIn)
  return {
    list,
    steps: steps.map((step, index) => ({
      title: wordsOf(isRecord(step) ? step._title : undefined) ?? { mn: `${index + 1}`, en: `${index + 1}` },
      json: isRecord(step) ? step : {},
    })),
    questions,
    tables,
    fixedCells,
    byName: new Map([...fixedCells, ...questions].map(question => [question.name, question])),
    tableByName: new Map(tables.map(table => [table.name, table])),
  }
}

const questionsIn = (holder: unknown, path: string, step: number): readonly Question[] =>
  listOf(isRecord(holder) ? holder.rows : undefined).flatMap((row, rowIndex) =>
    listOf(isRecord(row) ? row.fields : undefined).flatMap((field, index) =>
      questionOf(field, `${path}/${rowIndex}/fields/${index}`, step),
    ),
  )

const questionOf = (json: unknown, path: string, step: number): readonly Question[] => {
  const field = fieldOf(json)
  if (field?.name === undefined || kindOf(field.type).holds === 'none') return []
  return [
    {
      path,
      name: field.name,
      title: wordsOf(field._title) ?? nameless,
      field,
      type: typeOfField(field),
      options: optionsOf(field),
      step,
    },
  ]
}

/** The field, where its kind is known; the rest of it is read with care. */
const fieldOf = (json: unknown): FieldDefinition | null => {
  if (!isRecord(json)) return null
  const type = fieldTypes.find(each => each === json.type)
  return type === undefined ? null : { ...json, type, name: typeof json.name === 'string' ? json.name : undefined }
}

const cellsIn = ({ field, path, step }: Question): readonly Question[] | null => {
  if (kindOf(field.type).rows === 'none') return null
  const placed = questionsIn(field, `${path}/rows`, step)
  if (field.type !== 'statictable' && placed.length > 0) return placed
  // Those of a kind of its own, or those that all fixed rows share.
  const shared = Array.isArray(field.rows) || field.rows === undefined ? (cellsOf(readable(field)) ?? new Map()) : []
  return [...shared.values()].flatMap(cell => {
    const at = placed.find(({ name }) => name === cell.name)
    return at ?? questionOf(cell, path, step)
  })
}

/** A table of which only rows that can be read are left. */
const readable = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  ...(field.rows === undefined
    ? {}
    : {
        rows: field.rows
          .filter(isRecord)
          .map(row => ({ ...row, fields: listOf(row.fields).flatMap(cell => fieldOf(cell) ?? []) })),
      }),
})

const fixedCellsIn = (table: TableOfForm): readonly Question[] => {
  if (table.field.type !== 'statictable') return []
  return listOf(table.field.rows).flatMap((row, rowIndex) => {
    if (!isRecord(row) || typeof row.name !== 'string') return []
    const rowTitle = wordsOf(row._title) ?? nameless
    return listOf(row.fields).flatMap((cell, index) =>
      questionOf(cell, `${table.path}/rows/${rowIndex}/fields/${index}`, table.step).map(question => ({
        ...question,
        name: `${table.name}/${row.name}/${question.name}`,
        title: joined([table.title, rowTitle, question.title]),
      })),
    )
  })
}

const joined = (titles: readonly Bilingual[]): Bilingual => ({
  mn: titles.map(({ mn }) => mn).join(', '),
  en: titles.map(({ mn, en }) => en || mn).join(', '),
})

/** Yes and no as they are read beside a question. */
export const yesAndNo = [
  { value: 'yes', label: { mn: 'тийм', en: 'yes' } },
  { value: 'no', label: { mn: 'үгүй', en: 'no' } },
] as const

const optionsOf = (field: FieldDefinition): Question['options'] => {
  if (field.type === 'yesno' || (field.type === 'hidden' && field.calculate !== undefined)) return yesAndNo
  if (field.type === 'employee' || field.type === 'text_template') return null
  const options = listOf(field.options).flatMap(option => {
    const label = isRecord(option) ? wordsOf(option.label) : null
    return isRecord(option) && typeof option.value === 'string' && label ? [{ value: option.value, label }] : []
  })
  return options.length > 0 ? options : null
}

/** A question that has no title yet, or is not there: its key says nothing to people. */
export const nameless: Bilingual = { mn: 'нэргүй асуулт', en: 'question without a title' }

/** A text in both languages, as far as it is one. */
export const wordsOf = (value: unknown): Bilingual | null =>
  isRecord(value) && typeof value.mn === 'string' && value.mn !== ''
    ? { mn: value.mn, en: typeof value.en === 'string' ? value.en : '' }
    : null

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
