// Writes what was built by pick lists as the JSON of a definition.

import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import type { Condition, Scalar } from '../condition.ts'
import { readDecimal } from '../decimal.ts'
import { exactOf } from '../rules/exact-number.ts'
import type { Expression } from '../rules/expression.ts'
import type { Statement, Term } from './rule-model.ts'

/** The expression of a term; null while something in it is not said yet. */
export const writeTerm = (term: Term): Expression | null => {
  switch (term.term) {
    case 'answer':
      return orZero(term.name === '' ? null : reference(term.name, term.ofForm), term.orZero)
    case 'number': {
      const decimal = readDecimal(term.value)
      return decimal === null || exactOf(Number(decimal)) === null ? null : Number(decimal)
    }
    case 'text':
      return term.value.trim() === '' ? null : term.value
    case 'day':
      return isCalendarDay(term.value) ? { day: term.value } : null
    case 'today':
      return { today: true }
    case 'rows': {
      const [first, ...others] = term.cells
      if (term.table === '' || (term.how !== 'count' && first === undefined)) return null
      const cells = term.cells.map(cell => reference(cell, false))
      const part = first === undefined ? true : others.length > 0 ? { multiply: cells } : reference(first, false)
      return orZero({ [term.how]: part, over: term.table }, term.orZero)
    }
    case 'reckon':
      return written(term.parts.map(writeTerm), parts => ({ [term.how]: parts }))
    case 'moved':
      return written([writeTerm(term.day), writeTerm(term.by)], parts => ({ [movedBy[term.unit]]: parts }))
    case 'between':
      return written([writeTerm(term.from), writeTerm(term.to)], parts => ({ [`${term.unit}Between`]: parts }))
    case 'yearOf':
      return written([writeTerm(term.day)], ([day = '']) => ({ yearOf: day }))
  }
}

export const movedBy = { days: 'addDays', months: 'addMonths', years: 'addYears' } as const

/** The expression of a statement; null while something in it is not said yet. */
export const writeStatement = (statement: Statement): Expression | null => {
  switch (statement.is) {
    case 'compare':
      return written([writeTerm(statement.left), writeTerm(statement.right)], parts => ({ [statement.how]: parts }))
    case 'oneOf': {
      const { name, ofForm, values, not } = statement
      if (name === '' || values.length === 0 || values.some(value => value.trim() === '')) return null
      return turned({ oneOf: [reference(name, ofForm), ...values] }, not)
    }
    case 'filled':
      return statement.name === ''
        ? null
        : turned({ filled: reference(statement.name, statement.ofForm) }, statement.not)
    case 'ticked':
      return statement.name === '' ? null : turned(reference(statement.name, statement.ofForm), statement.not)
    case 'unique':
      return statement.table === '' || statement.cell === ''
        ? null
        : { unique: reference(statement.cell, false), over: statement.table }
    case 'rows': {
      const part = writeStatement(statement.that)
      return part === null ? null : { [statement.how]: part, over: statement.table }
    }
    case 'group': {
      const { join, parts } = statement
      if (parts.length === 0) return null
      return written(parts.map(writeStatement), all =>
        all.length === 1 && join !== 'none' ? (all[0] ?? '') : { [join]: all },
      )
    }
  }
}

/** The condition of a group; null while something in it is not said yet, or where a condition cannot say it. */
export const writeCondition = (statement: Statement): Condition | null => {
  switch (statement.is) {
    case 'group': {
      const { join, parts } = statement
      const all = parts.map(writeCondition)
      const [only] = all
      if (only === undefined || all.some(part => part === null)) return null
      const known = all.filter(part => part !== null)
      if (join === 'none') return { not: known.length > 1 ? { any: known } : (known[0] as Condition) }
      return known.length === 1 ? only : join === 'any' ? { any: known } : { all: known }
    }
    case 'filled':
    case 'ticked':
      return statement.name === '' ? null : { field: statement.name, filled: !statement.not }
    case 'oneOf': {
      const { name, values, not } = statement
      if (name === '' || values.length === 0 || values.some(value => value.trim() === '')) return null
      return not ? { not: { field: name, in: values } } : { field: name, in: values }
    }
    case 'compare':
      return comparedCondition(statement)
    default:
      return null
  }
}

/** Conditions compare an answer with a number or a day. */
const comparedCondition = ({ left, how, right }: Extract<Statement, { is: 'compare' }>): Condition | null => {
  if (left.term !== 'answer' || left.name === '' || (right.term !== 'number' && right.term !== 'day')) return null
  const bound = writeTerm(right)
  const value: Scalar | null =
    right.term === 'day' ? (bound === null ? null : right.value) : typeof bound === 'number' ? bound : null
  if (value === null) return null
  const field = left.name
  if (how === 'atLeast') return { field, atLeast: value }
  if (how === 'atMost') return { field, atMost: value }
  if (how === 'equals') return { field, in: [value] }
  return how === 'differs' ? { not: { field, in: [value] } } : null
}

const reference = (name: string, ofForm: boolean): Expression => (ofForm ? { form: name } : { field: name })

const orZero = (expression: Expression | null, is: boolean): Expression | null =>
  expression !== null && is ? { default: [expression, 0] } : expression

const turned = (expression: Expression, not: boolean): Expression => (not ? { not: expression } : expression)

const written = (
  parts: readonly (Expression | null)[],
  as: (parts: readonly Expression[]) => Expression,
): Expression | null => {
  const known = parts.filter(part => part !== null)
  return known.length === parts.length ? as(known) : null
}
