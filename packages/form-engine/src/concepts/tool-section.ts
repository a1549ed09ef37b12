// Sections kept by a tool of their own: the engine holds and shows their value, the tool judges its content.

import { isRecord } from '../answers.ts'
import { exportJson, jsonBounds, jsonExcess } from '../bounded-json.ts'
import { attributes, commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from '../fields/kind.ts'
import { fieldProblem } from './field-problem.ts'
import { noText } from './shown-text.ts'

/** A kind whose value is a record or a list of records that a tool section fills. */
export const toolSectionKind: FieldKind = {
  attributes: { ...commonAttributes, fields: attributes.fields },
  rows: 'none',
  inRows: false,
  holds: 'answer',
  displayed: true,
  inSummary: true,
  requiredCode: 'required_table',
  emptyValue: [],
  isEmpty: value => {
    if (Array.isArray(value)) return value.length === 0
    return isRecord(value) ? Object.keys(value).length === 0 : value === null || value === undefined
  },
  problems: (value, field, { path }) => {
    if (typeof value !== 'object') return [fieldProblem('wrong_shape', path, field)]
    const excess = jsonExcess(value, jsonBounds.toolSection)
    return excess === null ? [] : [fieldProblem(excess.code, path, field, excess.params)]
  },
  text: value => {
    if (Array.isArray(value)) return { mn: `${value.length} мөр`, en: `${value.length} rows` }
    return isRecord(value) ? { mn: 'Бүртгэсэн', en: 'Registered' } : noText
  },
  exported: exportJson,
  samples: {
    valid: (_, { random }) => (random() < 0.5 ? { count: 2, note: 'хэвийн' } : [{ _id: 'r1', count: 1 }]),
    invalid: (_, { random }) => (random() < 0.5 ? 'text' : 12),
  },
}
