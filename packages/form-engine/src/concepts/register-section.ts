// Kinds whose value is what a register of equipment holds: as it is now in a draft, as it was in a sent round (CON-078).
import type { Bilingual } from '@khyanalt/domain/language'
import { exportJson, jsonBounds, jsonExcess } from '../bounded-json.ts'
import { attributes, commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from '../fields/kind.ts'
import { maxRegisterItems, type Register, registerValue } from '../registers/register.ts'
import { fieldProblem } from './field-problem.ts'
import { isUnfilled } from './fixed-rows.ts'
import { readAsGiven } from './reading.ts'
import { noText } from './shown-text.ts'

/** The kind of one register; what its sheet and records must hold is judged where forms are. */
export const registerKind = (register: Register): FieldKind => ({
  attributes: { ...commonAttributes, fields: attributes.fields },
  rows: 'none',
  register,
  inRows: false,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: false,
  inSummary: true,
  requiredCode: 'required_table',
  emptyValue: { sheet: {}, items: [] },
  isEmpty: value => {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return true
    const given = registerValue(value)
    return given !== null && given.items.length === 0 && Object.values(given.sheet).every(isUnanswered)
  },
  read: readAsGiven,
  problems: (value, field, { path }) => {
    const excess = typeof value === 'object' ? jsonExcess(value, jsonBounds.toolSection) : null
    if (excess !== null) return [fieldProblem(excess.code, path, field, excess.params)]
    const given = registerValue(value)
    if (given === null) return [fieldProblem('wrong_shape', path, field)]
    return given.items.length > maxRegisterItems
      ? [fieldProblem('too_many_rows', path, field, { limit: maxRegisterItems })]
      : []
  },
  text: value => {
    const given = registerValue(value)
    if (given === null) return noText
    const { length } = given.items
    return length > 0 ? { mn: `${length} мөр`, en: length === 1 ? '1 row' : `${length} rows` } : registered
  },
  exported: exportJson,
})

const registered: Bilingual = { mn: 'Бүртгэсэн', en: 'Registered' }

const isUnanswered = (answer: unknown): boolean =>
  isUnfilled(answer) || (typeof answer === 'string' && answer.trim() === '')
