// The tables in which a form asks for materials to be permitted.
import { type AnswerRow, type Answers, ownValue, rowsOf } from '@khyanalt/form-engine/answers'
import type { CompiledField, CompiledForm } from '@khyanalt/form-engine/compiled-form'

/** Each table with its rows. */
export const materialTables = (
  form: CompiledForm,
  answers: Answers,
): readonly { readonly field: CompiledField; readonly rows: readonly AnswerRow[] }[] =>
  [...form.fields.values()]
    .filter(
      ({ type, cells }) => type === 'table' && cells?.fields.has('explosive_name') && cells.fields.has('unit_type'),
    )
    .map(field => ({ field, rows: rowsOf(ownValue(answers, field.name)) }))
