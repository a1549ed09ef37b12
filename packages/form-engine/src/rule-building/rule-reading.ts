// Reads the JSON of a rule back into what a builder shows; what it could not write again exactly so is not shown there.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { isRecord } from '../answers.ts'
import type { Expression, ValueType } from '../rules/expression.ts'
import { operatorOf, partOf, partsOf } from '../rules/expression.ts'
import { sameJson } from '../same-json.ts'
import {
  comparisons,
  type DayUnit,
  dayUnits,
  type Group,
  joins,
  reckonings,
  rowReckonings,
  type Statement,
  type Term,
} from './rule-model.ts'
import { movedBy, writeCondition, writeStatement, writeTerm } from './rule-writing.ts'

/** Of which type an answer is, in the rows of `over` if there is one. */
export type TypeOf = (name: string, ofForm: boolean, over: string | null) => ValueType | null

/** What a truth of a definition says, or null where only an expert could say it. */
export const readStatement = (expression: unknown, typeOf: TypeOf): Group | null => {
  const read = statementIn(expression as Expression, typeOf, null, 0)
  const group = read && asGroup(read)
  return group !== null && sameJson(writeStatement(group), expression) ? group : null
}

/** What a value of a definition is worked out from, or null where only an expert could say it. */
export const readTerm = (expression: unknown): Term | null => {
  const term = termIn(expression as Expression, 0)
  return term !== null && sameJson(writeTerm(term), expression) ? term : null
}

/** What a condition says, or null where only an expert could say it. */
export const readCondition = (condition: unknown, typeOf: TypeOf): Group | null => {
  const read = conditionIn(condition, typeOf, 0)
  const group = read && asGroup(read)
  return group !== null && sameJson(spelled(writeCondition(group)), spelled(condition)) ? group : null
}

const asGroup = (statement: Statement): Group =>
  statement.is === 'group' ? statement : { is: 'group', join: 'all', parts: [statement] }

/** Conditions compare values as texts, so 5 and "5" say the same. */
const spelled = (json: unknown): unknown =>
  Array.isArray(json)
    ? json.map(spelled)
    : isRecord(json)
      ? Object.fromEntries(Object.entries(json).map(([key, value]) => [key, spelled(value)]))
      : typeof json === 'number'
        ? String(json)
        : json

const maxDepth = 4

const statementIn = (json: Expression, typeOf: TypeOf, over: string | null, depth: number): Statement | null => {
  if (!isRecord(json) || depth > maxDepth) return null
  const operator = operatorOf(json)
  const parts = partsOf(json, operator)
  const [first = '', ...others] = parts
  const table = partOf(json, 'over')
  if (typeof table === 'string') return overRows(operator, table, first, typeOf, depth)
  const answer = answerIn(json)
  if (answer !== null) {
    return typeOf(answer.name, answer.ofForm, over) === 'truth' ? { is: 'ticked', ...answer, not: false } : null
  }
  const asked = answerIn(first)
  switch (operator) {
    case 'not': {
      const inner = statementIn(first, typeOf, over, depth + 1)
      return inner !== null && 'not' in inner && !inner.not ? { ...inner, not: true } : null
    }
    case 'filled':
      return asked === null ? null : { is: 'filled', ...asked, not: false }
    case 'oneOf': {
      const values = others.filter(value => typeof value === 'string')
      return asked === null || values.length < others.length ? null : { is: 'oneOf', ...asked, values, not: false }
    }
  }
  const join = joins.find(each => each === operator)
  if (join !== undefined) {
    const read = parts.map(part => statementIn(part, typeOf, over, depth + 1))
    const known = read.filter(part => part !== null)
    return known.length === read.length ? { is: 'group', join, parts: known } : null
  }
  const how = comparisons.find(each => each === operator)
  const [left, right] = [termIn(first, 0), termIn(others[0] ?? '', 0)]
  return how === undefined || left === null || right === null ? null : { is: 'compare', left, how, right }
}

const overRows = (
  operator: string,
  table: string,
  part: Expression,
  typeOf: TypeOf,
  depth: number,
): Statement | null => {
  const cell = answerIn(part)
  if (operator === 'unique') return cell === null || cell.ofForm ? null : { is: 'unique', table, cell: cell.name }
  const how = joins.find(each => each === operator)
  const that = how === undefined ? null : statementIn(part, typeOf, table, depth + 1)
  return how === undefined || that === null ? null : { is: 'rows', how, table, that: asGroup(that) }
}

const answerIn = (json: Expression): { readonly name: string; readonly ofForm: boolean } | null => {
  const operator = isRecord(json) ? operatorOf(json) : ''
  const name = operator === 'field' || operator === 'form' ? partOf(json, operator) : null
  return typeof name === 'string' ? { name, ofForm: operator === 'form' } : null
}

const termIn = (json: Expression, depth: number): Term | null => {
  if (typeof json === 'number') return { term: 'number', value: String(json) }
  if (typeof json === 'string') return { term: 'text', value: json }
  if (!isRecord(json) || depth > maxDepth) return null
  const answer = answerIn(json)
  if (answer !== null) return { term: 'answer', ...answer, orZero: false }
  const operator = operatorOf(json)
  const parts = partsOf(json, operator)
  const [first = '', second = ''] = parts
  const table = partOf(json, 'over')
  if (typeof table === 'string') return rowsIn(operator, table, first)
  const inner = (part: Expression) => termIn(part, depth + 1)
  switch (operator) {
    case 'today':
      return { term: 'today' }
    case 'day':
      return typeof first === 'string' && isCalendarDay(first) ? { term: 'day', value: first } : null
    case 'yearOf': {
      const day = inner(first)
      return day === null ? null : { term: 'yearOf', day }
    }
    case 'default': {
      const term = inner(first)
      return second === 0 && (term?.term === 'answer' || term?.term === 'rows') ? { ...term, orZero: true } : null
    }
  }
  const unit = unitOf(operator)
  if (unit !== null) {
    const [one, other] = [inner(first), inner(second)]
    if (one === null || other === null) return null
    return operator.endsWith('Between')
      ? { term: 'between', unit, from: one, to: other }
      : { term: 'moved', unit, day: one, by: other }
  }
  const how = reckonings.find(each => each === operator)
  const read = parts.map(inner)
  const known = read.filter(part => part !== null)
  return how === undefined || known.length < read.length ? null : { term: 'reckon', how, parts: known }
}

const unitOf = (operator: string): DayUnit | null =>
  dayUnits.find(unit => operator === `${unit}Between` || operator === movedBy[unit]) ?? null

const rowsIn = (operator: string, table: string, part: Expression): Term | null => {
  const how = rowReckonings.find(each => each === operator)
  if (how === undefined) return null
  if (how === 'count') return part === true ? { term: 'rows', how, table, cells: [], orZero: false } : null
  const cell = answerIn(part)
  const cells =
    cell !== null
      ? [cell]
      : isRecord(part) && operatorOf(part) === 'multiply'
        ? partsOf(part, 'multiply').map(answerIn)
        : []
  const names = cells.flatMap(each => (each === null || each.ofForm ? [] : [each.name]))
  return names.length === 0 || names.length < cells.length
    ? null
    : { term: 'rows', how, table, cells: names, orZero: false }
}

const conditionIn = (json: unknown, typeOf: TypeOf, depth: number): Statement | null => {
  if (!isRecord(json) || depth > maxDepth) return null
  const { all, any, not } = json
  if (Array.isArray(all) || Array.isArray(any)) {
    const read = (Array.isArray(all) ? all : (any as readonly unknown[])).map(part =>
      conditionIn(part, typeOf, depth + 1),
    )
    const parts = read.filter(part => part !== null)
    return parts.length === read.length ? { is: 'group', join: Array.isArray(all) ? 'all' : 'any', parts } : null
  }
  if (not !== undefined) {
    const inner = conditionIn(not, typeOf, depth + 1)
    if (inner === null) return null
    if (inner.is === 'compare' && inner.how === 'equals') return { ...inner, how: 'differs' }
    if (inner.is === 'group') return inner.join === 'any' ? { ...inner, join: 'none' } : null
    return inner.is === 'oneOf' && !inner.not ? { ...inner, not: true } : { is: 'group', join: 'none', parts: [inner] }
  }
  const { field: name } = json
  return typeof name === 'string' ? simpleConditionIn(json, name, typeOf) : null
}

const simpleConditionIn = (json: Record<string, unknown>, name: string, typeOf: TypeOf): Statement | null => {
  const type = typeOf(name, false, null)
  const asked = { name, ofForm: false }
  if (typeof json.filled === 'boolean')
    return { is: type === 'truth' ? 'ticked' : 'filled', ...asked, not: !json.filled }
  if (Array.isArray(json.in)) {
    const values = json.in.filter(value => typeof value === 'string' || typeof value === 'number').map(String)
    if (values.length < json.in.length || (type === 'number' && values.length > 1)) return null
    const [only] = values
    if (type === 'number' && values.length === 1 && only !== undefined) {
      return {
        is: 'compare',
        left: { term: 'answer', ...asked, orZero: false },
        how: 'equals',
        right: { term: 'number', value: only },
      }
    }
    return { is: 'oneOf', ...asked, values, not: false }
  }
  const how = json.atLeast === undefined ? 'atMost' : 'atLeast'
  const value = String(json[how])
  const right: Term = isCalendarDay(value) ? { term: 'day', value } : { term: 'number', value }
  return { is: 'compare', left: { term: 'answer', ...asked, orZero: false }, how, right }
}
