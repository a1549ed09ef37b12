// What the rows of a table of materials must be so that a permit can be made of them, before the request is sent.
import type { Problem } from '@khyanalt/domain/problem'
import { parseQuantity } from '@khyanalt/domain/quantity'
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { materialTables } from './material-tables.ts'

/** Quantities that a ledger cannot hold, and one material in two units; cells that are empty are judged by the form. */
export const permitProblems = (form: CompiledForm, answers: Answers): readonly Problem[] => {
  const units = new Map<unknown, unknown>()
  return materialTables(form, answers).flatMap(({ field, rows }) =>
    rows.flatMap(row => {
      const { explosive_name: material, unit_type: unit, quantity_numeric: given } = row
      const at = (cell: string, code: string, params = {}): Problem[] => [
        { code, path: `${field.name}/${row._id}/${cell}`, params: { field: field.title, ...params } },
      ]
      const quantity = parseQuantity(given)
      const fixed = units.get(material) ?? unit
      units.set(material, fixed)
      return [
        ...(/^\d+\.\d{4,}$/.test(String(given)) ? at('quantity_numeric', 'too_many_decimals', { max: 3 }) : []),
        ...(quantity && unit === 'pcs' && quantity % 1000 !== 0 ? at('quantity_numeric', 'not_whole') : []),
        ...(unit && unit !== fixed ? at('unit_type', 'unit_unlike') : []),
      ]
    }),
  )
}
