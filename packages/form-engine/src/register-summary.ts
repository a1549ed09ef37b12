// A register as rows of the summary: its sheet, and each record.
import type { Bilingual } from '@khyanalt/domain/language'
import type { AnswerRow, Answers } from './answers.ts'
import type { CompiledForm } from './compiled-form.ts'
import { joinTexts } from './concepts/shown-text.ts'
import type { Facts } from './facts.ts'
import type { FieldDefinition } from './field-attributes.ts'
import { itemForm, sheetForm } from './register-forms.ts'
import { type Register, registerValue, takesItems } from './registers/register.ts'
import type { SummaryRow, SummaryTableRow } from './summary.ts'

/** The rows of a form's fields; handed in, because forms hold registers as registers are forms. */
export type SummariseForm = (form: CompiledForm, answers: Answers, prefix: string) => readonly SummaryRow[]

/** Sheet and records as rows under the path of the field. */
export const registerRows = (
  register: Register,
  field: Pick<FieldDefinition, 'fields'>,
  value: unknown,
  facts: Facts,
  path: string,
  summarise: SummariseForm,
): readonly SummaryTableRow[] => {
  const given = registerValue(value)
  if (given === null) return []
  const record = itemForm(register)
  const form = sheetForm(register, { embedded: true, fields: field.fields ?? [] })
  const items = takesItems(register, given.sheet) ? given.items : []
  return [
    ...(register.sheet === null ? [] : sheetRows(register, summarise(form, given.sheet, `${path}/`), path)),
    ...items.map(item => ({
      id: item._id,
      ...titleOf(record, item, facts),
      cells: summarise(record, item, `${path}/${item._id}/`),
    })),
  ]
}

/** The sheet as one row; where it is a table of fixed kinds, each of them. */
const sheetRows = (register: Register, cells: readonly SummaryRow[], path: string): readonly SummaryTableRow[] => {
  const table = cells.find(cell => cell.kind === 'statictable')
  if (table === undefined) return [{ id: 'sheet', title: register.title, cells }]
  return (table.rows ?? []).map(row => ({
    ...row,
    cells: row.cells.map(cell => ({ ...cell, path: `${path}/${row.id}/${cell.name}` })),
  }))
}

/** A record is called by its model, else its type, and its serial number. */
const titleOf = (form: CompiledForm, item: AnswerRow, facts: Facts): { readonly title?: Bilingual } => {
  const told = (name: string): readonly Bilingual[] => {
    const cell = form.fields.get(name)
    return cell === undefined || cell.kind.isEmpty(item[name]) ? [] : [cell.kind.text(item[name], cell.field, facts)]
  }
  const words = [...[...told('model'), ...told('type')].slice(0, 1), ...told('serialnumber')]
  return words.length === 0 ? {} : { title: joinTexts(words) }
}
