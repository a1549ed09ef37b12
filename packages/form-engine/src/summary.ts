// The answers as people read them: check-your-answers, the read-only view and the PDF.
import type { Bilingual } from '@khyanalt/domain/language'
import { type AnswerRow, type Answers, ownValue } from './answers.ts'
import { changesOf } from './changes.ts'
import type { CompiledField, CompiledForm, FieldScope } from './compiled-form.ts'
import { noText } from './concepts/shown-text.ts'
import { type FileValue, filesOf } from './concepts/upload.ts'
import type { Facts } from './facts.ts'
import { readRowStates, readStates, type StateReader } from './field-states.ts'
import type { FieldType } from './fields/field-type.ts'
import type { ExportedValue } from './fields/kind.ts'
import { scopeOf } from './places.ts'
import { readValue } from './read-answers.ts'
import { registerRows } from './register-summary.ts'
import type { Register } from './registers/register.ts'
import { givenRows, shownRows } from './shown-rows.ts'

/** A step with what was answered in it. */
export type SummaryStep = {
  readonly index: number
  readonly title: Bilingual
  readonly rows: readonly SummaryRow[]
}

/** A field with its answer as text; empty where nothing was given. */
export type SummaryRow = {
  readonly name: string
  readonly path: string
  readonly kind: FieldType
  readonly title: Bilingual
  readonly text: Bilingual
  /** The uploads behind the text, to open them. */
  readonly files?: readonly FileValue[]
  /** The rows of a table; the captions of its columns stand in `columns`. */
  readonly rows?: readonly SummaryTableRow[]
  readonly columns?: readonly SummaryColumn[]
}

export type SummaryColumn = { readonly name: string; readonly title: Bilingual }

/** A row of a table; fixed rows have a title. */
export type SummaryTableRow = {
  readonly id: string
  readonly title?: Bilingual
  readonly cells: readonly SummaryRow[]
}

/** A place where two sets of answers differ. */
export type AnswerChange = { readonly path: string; readonly change: 'added' | 'removed' | 'changed' }

/** Everything on display, step by step. */
export const summarise = (form: CompiledForm, answers: Answers, facts: Facts): readonly SummaryStep[] => {
  const reader = readStates(form, answers)
  return form.steps.map(step => ({
    index: step.index,
    title: step.title,
    rows: summariseFields(step.fields, answers, '', reader, facts),
  }))
}

/** The values of what is on display by field name, for PDF templates and export. */
export const exportAnswers = (
  form: CompiledForm,
  answers: Answers,
  facts: Facts,
): Readonly<Record<string, ExportedValue>> => exportScope(form, answers, readStates(form, answers), facts)

/** Where the sent parts of two sets of answers differ; rows are told apart by id, so that moving one is no change. */
export const compareAnswers = (form: CompiledForm, before: Answers, after: Answers): readonly AnswerChange[] =>
  changesOf(form, before, after)

const summariseFields = (
  fields: Iterable<CompiledField>,
  answers: Answers,
  prefix: string,
  reader: StateReader,
  facts: Facts,
): readonly SummaryRow[] =>
  [...fields]
    .filter(field => field.kind.inSummary && reader.state(field).visible)
    .map(field => summariseField(field, answers, prefix, reader, facts))

const summariseField = (
  field: CompiledField,
  answers: Answers,
  prefix: string,
  reader: StateReader,
  facts: Facts,
): SummaryRow => {
  const { name, type, title, kind } = field
  const given = ownValue(answers, name)
  const value = kind.rows === 'none' ? readValue(field, given) : givenRows(field, given, reader)
  // A kind without a value reads its text from the facts.
  const text = kind.holds !== 'none' && kind.isEmpty(value) ? noText : kind.text(value, field.field, facts)
  const row = { name, path: `${prefix}${name}`, kind: type, title, text }
  if (type === 'file') return { ...row, files: filesOf(value) }
  if (kind.register !== undefined) return { ...row, rows: rowsOfRegister(kind.register, field, value, facts, row.path) }
  if (kind.rows === 'none') return { ...row, ...kind.summaryRows?.(value, field.field, facts, row.path) }
  const rows = shownRows(field, given, reader).map(tableRow => summariseTableRow(field, tableRow, reader, facts))
  return { ...row, columns: columnsOf(field), rows }
}

const rowsOfRegister = (register: Register, { field }: CompiledField, value: unknown, facts: Facts, path: string) =>
  registerRows(register, field, value, facts, path, (form, answers, prefix) =>
    summariseFields(form.fields.values(), answers, prefix, readStates(form, answers), facts),
  )

const summariseTableRow = (table: CompiledField, row: AnswerRow, outer: StateReader, facts: Facts): SummaryTableRow => {
  const cells = scopeOf(table, row._id)
  const title = table.fixedRows?.get(row._id)?.title
  const prefix = `${table.name}/${row._id}/`
  return {
    id: row._id,
    ...(title === undefined ? {} : { title }),
    cells:
      cells === null
        ? []
        : summariseFields(cells.fields.values(), row, prefix, readRowStates(cells, row, outer), facts),
  }
}

/** The columns of a table: those of `list`, else every cell that holds a value, captioned by `headers` in order. */
const columnsOf = ({ field, cells, fixedRows }: CompiledField): readonly SummaryColumn[] => {
  if (field.list !== undefined) return field.list.map(({ value, label }) => ({ name: value, title: label }))
  const scope = cells ?? fixedRows?.values().next().value?.cells
  const holding = [...(scope?.fields.values() ?? [])].filter(({ kind }) => kind.holds !== 'none' && kind.displayed)
  return holding.map(({ name, title }, index) => ({ name, title: field.headers?.[index] ?? title }))
}

const exportScope = (
  scope: FieldScope,
  answers: Answers,
  reader: StateReader,
  facts: Facts,
): Readonly<Record<string, ExportedValue>> => {
  const exported: Record<string, ExportedValue> = {}
  for (const field of scope.fields.values()) {
    if (field.kind.holds === 'none' || !reader.state(field).applies) continue
    const value = ownValue(answers, field.name)
    exported[field.name] =
      field.kind.rows === 'none'
        ? field.kind.exported(readValue(field, value), field.field, facts)
        : shownRows(field, value, reader).map(row => exportRow(field, row, reader, facts))
  }
  return exported
}

const exportRow = (table: CompiledField, row: AnswerRow, outer: StateReader, facts: Facts): ExportedValue => {
  const cells = scopeOf(table, row._id)
  return cells === null
    ? { _id: row._id }
    : { ...exportScope(cells, row, readRowStates(cells, row, outer), facts), _id: row._id }
}
