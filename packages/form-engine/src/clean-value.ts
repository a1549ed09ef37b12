// The part of a value from outside that is worth keeping.
import { type AnswerRow, ownValue, rowsOf } from './answers.ts'
import { jsonBounds, jsonExcess } from './bounded-json.ts'
import type { CompiledField } from './compiled-form.ts'
import { maxRowLimit } from './field-attributes.ts'
import { scopeOf } from './places.ts'

/** The value without unknown cells and `temp_` keys; undefined when it is beyond any bound. */
export const cleanValue = (field: CompiledField, value: unknown): unknown => {
  if (field.kind.rows !== 'none' && Array.isArray(value)) {
    return rowsOf(value.slice(0, maxRowLimit)).map(row => cleanRow(field, row))
  }
  const bounds = field.kind.inRows ? jsonBounds.plainValue : jsonBounds.toolSection
  return jsonExcess(value, bounds) === null ? value : undefined
}

const cleanRow = (table: CompiledField, row: AnswerRow): AnswerRow => {
  const kept: Record<string, unknown> = {}
  for (const cell of scopeOf(table, row._id)?.fields.values() ?? []) {
    const value = ownValue(row, cell.name)
    if (cell.kind.holds === 'none' || value === undefined) continue
    if (jsonExcess(value, jsonBounds.plainValue) === null) kept[cell.name] = value
  }
  return { ...kept, _id: row._id }
}
