// The part of a value from outside that is worth keeping.
import type { Problem } from '@khyanalt/domain/problem'
import { type AnswerRow, isAnswerRow, ownValue } from './answers.ts'
import { type JsonBounds, jsonBounds, jsonExcess } from './bounded-json.ts'
import type { CompiledField } from './compiled-form.ts'
import { fieldProblem } from './concepts/field-problem.ts'
import { maxRowLimit } from './field-attributes.ts'
import { scopeOf } from './places.ts'

/** The value without unknown cells and `temp_` keys; undefined when it is beyond any bound. */
export const cleanValue = (field: CompiledField, value: unknown): unknown => {
  if (field.kind.rows !== 'none' && Array.isArray(value)) {
    // One row beyond the limit stays, so that there being too many is reported and not hidden.
    return value.slice(0, maxRowLimit + 1).map(row => cleanRow(field, row))
  }
  const bounds = field.kind.inRows ? jsonBounds.plainValue : jsonBounds.toolSection
  return jsonExcess(value, bounds) === null ? value : undefined
}

/** What of a value is beyond its bounds, each at its field or cell. */
export const excessProblems = (field: CompiledField, value: unknown): readonly Problem[] => {
  if (field.kind.rows === 'none' || !Array.isArray(value)) {
    return excessAt(field, field.name, value, field.kind.inRows ? jsonBounds.plainValue : jsonBounds.toolSection)
  }
  return value.slice(0, maxRowLimit).flatMap(row => {
    if (!isAnswerRow(row)) return excessAt(field, field.name, row, jsonBounds.plainValue)
    return [...(scopeOf(field, row._id)?.fields.values() ?? [])].flatMap(cell =>
      excessAt(cell, `${field.name}/${row._id}/${cell.name}`, ownValue(row, cell.name), jsonBounds.plainValue),
    )
  })
}

const excessAt = (field: CompiledField, path: string, value: unknown, bounds: JsonBounds): readonly Problem[] => {
  const excess = jsonExcess(value, bounds)
  return excess === null ? [] : [fieldProblem(excess.code, path, field.field, excess.params)]
}

/** A row with an id keeps its known cells; anything else stays as it is to be reported, or becomes null. */
const cleanRow = (table: CompiledField, row: unknown): unknown => {
  if (isAnswerRow(row)) return knownCells(table, row)
  return jsonExcess(row, jsonBounds.plainValue) === null ? row : null
}

const knownCells = (table: CompiledField, row: AnswerRow): AnswerRow => {
  const kept: Record<string, unknown> = {}
  for (const cell of scopeOf(table, row._id)?.fields.values() ?? []) {
    const value = ownValue(row, cell.name)
    if (cell.kind.holds === 'none' || value === undefined) continue
    if (jsonExcess(value, jsonBounds.plainValue) === null) kept[cell.name] = value
  }
  return { ...kept, _id: row._id }
}
