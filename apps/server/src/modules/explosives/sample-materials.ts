// Made-up rows of materials as a permit takes them: a form's own samples know nothing of ledgers.
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { materialTables } from './material-tables.ts'

/** The answers with whole quantities, and each material in the unit of its first row. */
export const withPermitQuantities = (form: CompiledForm, answers: Answers): Answers => {
  const units = new Map<unknown, unknown>()
  const tables = materialTables(form, answers).map(({ field, rows }) => [
    field.name,
    rows.map(row => {
      const unit = units.get(row.explosive_name) ?? row.unit_type
      units.set(row.explosive_name, unit)
      return { ...row, unit_type: unit, quantity_numeric: String(Math.ceil(Number(row.quantity_numeric))) }
    }),
  ])
  return { ...answers, ...Object.fromEntries(tables) }
}
