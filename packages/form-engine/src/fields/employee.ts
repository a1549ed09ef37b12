// Employees picked from the company's registered workers.

import type { Problem } from '@khyanalt/domain/problem'
import { workerName } from '@khyanalt/domain/worker'
import { fieldProblem } from '../concepts/field-problem.ts'
import { choiceText, isListed, optionOf } from '../concepts/option-choice.ts'
import { readAs, unreadable } from '../concepts/reading.ts'
import { joinTexts } from '../concepts/shown-text.ts'
import { isComplete, workerOf } from '../concepts/worker-facts.ts'
import { workerColumns, workerRow } from '../concepts/worker-rows.ts'
import type { Facts } from '../facts.ts'
import { attributes, commonAttributes, type FieldDefinition } from '../field-attributes.ts'
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
  drawsOnlyItsBox: false,
  inSummary: true,
  requiredCode: 'required_choice',
  emptyValue: [],
  isEmpty: value => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  read: spelling => (isIdList(spelling) ? readAs(spelling) : unreadable('wrong_shape')),
  problems: (value, field, { path, facts }) => {
    if (!isIdList(value)) return []
    const limit = Math.min(field.limit ?? maxEmployees, maxEmployees)
    if (value.length > limit) return [fieldProblem('too_many_choices', path, field, { limit })]
    if (new Set(value).size < value.length) return [fieldProblem('duplicate_choice', path, field)]
    if (!value.every(id => isListed(id, field, facts))) return [fieldProblem('not_an_option', path, field)]
    return value.flatMap(id => personProblems(id, field, path, facts))
  },
  text: (value, field, facts) => joinTexts(isIdList(value) ? value.map(id => choiceText(id, field, facts)) : []),
  summaryRows: (value, field, facts, path) => {
    const people = isIdList(value) ? value.map(id => optionOf(id, field, facts)) : []
    const rows = people.flatMap(option => {
      const worker = workerOf(option)
      return worker ? [workerRow(worker, path, option?.label)] : []
    })
    // Names without records are told as text.
    return rows.length > 0 && rows.length === people.length ? { columns: workerColumns, rows } : null
  },
  exported: (value, field, facts) =>
    isIdList(value)
      ? value.map(id => {
          const worker = workerOf(optionOf(id, field, facts))
          return worker
            ? {
                _id: id,
                name: workerName(worker),
                register_number: worker.register_number,
                worker_type: worker.worker_type,
              }
            : id
        })
      : [],
}

/** What keeps a listed person from being named: another type than asked for, or data that is missing. */
const personProblems = (id: string, field: FieldDefinition, path: string, facts: Facts): readonly Problem[] => {
  const option = optionOf(id, field, facts)
  const worker = workerOf(option)
  if (worker === null) return []
  const name = workerName(worker)
  const asked = field.options
  if (asked && !asked.some(({ value }) => value === String(worker.worker_type))) {
    return [fieldProblem('worker_type_not_asked', path, field, { name })]
  }
  return isComplete(option) ? [] : [fieldProblem('worker_incomplete', path, field, { name })]
}

const isIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(id => typeof id === 'string' && id !== '' && id.length <= 64)
