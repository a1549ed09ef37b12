// Employees picked from the company's registered workers.

import { fieldProblem } from '../concepts/field-problem.ts'
import { choiceText, isListed } from '../concepts/option-choice.ts'
import { drawBase36, pick } from '../concepts/samples.ts'
import { joinTexts } from '../concepts/shown-text.ts'
import { attributes, commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Most employees one request names. */
export const maxEmployees = 200

/** A list of worker ids; `options` holds the worker types the form asks for, not the choices. */
export const employeeKind: FieldKind = {
  attributes: { ...commonAttributes, options: attributes.options, limit: attributes.limit },
  rows: 'none',
  inRows: false,
  holds: 'answer',
  displayed: true,
  inSummary: true,
  requiredCode: 'required_choice',
  emptyValue: [],
  isEmpty: value => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  problems: (value, field, { path, facts }) => {
    if (!isIdList(value)) return [fieldProblem('wrong_shape', path, field)]
    const limit = Math.min(field.limit ?? maxEmployees, maxEmployees)
    if (value.length > limit) return [fieldProblem('too_many_choices', path, field, { limit })]
    if (new Set(value).size < value.length) return [fieldProblem('duplicate_choice', path, field)]
    return value.every(id => isListed(id, field, facts)) ? [] : [fieldProblem('not_an_option', path, field)]
  },
  text: (value, field, facts) => joinTexts(isIdList(value) ? value.map(id => choiceText(id, field, facts)) : []),
  exported: value => (isIdList(value) ? [...value] : []),
  samples: {
    valid: (_, { random, facts }) => [facts.options.workers?.[0]?.value ?? drawBase36(random, 8)],
    invalid: (_, { random }) => pick<unknown>(random, ['w1', [1], ['w1', 'w1'], [{ id: 'w1' }]]),
  },
}

const isIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(id => typeof id === 'string' && id !== '' && id.length <= 64)
