// What an expression is worth among the answers given. An answer that is missing makes unknown what depends on it.
import type { AnswerRow } from '../answers.ts'
import type { CompiledField, FieldScope } from '../compiled-form.ts'
import { knownData } from '../concepts/known-data.ts'
import type { Facts } from '../facts.ts'
import { valuesStandAlone } from '../field-conditions.ts'
import { readRowStates, type StateReader } from '../field-states.ts'
import { scopeOf, tableRows } from '../places.ts'
import { shownRows } from '../shown-rows.ts'
import { daysBetween, monthsBetween, movedDay } from './days.ts'
import type { Exact } from './exact-number.ts'
import * as exact from './exact-number.ts'
import { type Expression, operatorOf, partOf, partsOf, referencesIn } from './expression.ts'
import { typedValue, typeOfField, type Value } from './value-types.ts'

/** Where an expression is worked out: the answers beside it, and the facts. */
export type Surroundings = { readonly reader: StateReader; readonly facts: Facts }

/** The value of a well-typed expression. */
export const evaluate = (expression: Expression, around: Surroundings): Value => {
  if (typeof expression === 'number') return exact.exactOf(expression)
  if (typeof expression !== 'object') return expression
  const operator = operatorOf(expression)
  const table = partOf(expression, 'over')
  if (typeof table === 'string') return overRows(expression, operator, table, around)
  const parts = partsOf(expression, operator)
  const [first = '', second = '', third = ''] = parts
  const value = (part: Expression): Value => evaluate(part, around)
  switch (operator) {
    case 'field':
      return answerOf(String(first), around.reader)
    case 'form':
      return answerOf(String(first), formOf(around.reader))
    case 'today':
      return around.facts.today
    case 'day':
      return String(first)
    case 'person':
      return knownData(String(first), around.facts)
    case 'organisation':
      return knownData(`company.${String(first)}`, around.facts)
    case 'filled':
      return isFilled(first, around)
    case 'oneOf':
      return isOneOf(value(first), parts.slice(1).map(value))
    case 'if': {
      const condition = value(first)
      return condition === null ? null : value(condition === true ? second : third)
    }
    case 'default':
      return value(first) ?? value(second)
    case 'all':
    case 'any':
    case 'none':
      return quantified(operator, parts.map(value))
    default:
      return workedOut(operator, parts.map(value), partOf(expression, 'digits'))
  }
}

/** The ids of the rows at which an expression over rows does not hold, where that can be said of single rows. */
export const failingRows = (expression: Expression, around: Surroundings): ReadonlySet<string> => {
  const table = typeof expression === 'object' ? partOf(expression, 'over') : undefined
  if (typeof expression !== 'object' || typeof table !== 'string') return new Set()
  const operator = operatorOf(expression)
  const rows = rowValues(expression, operator, table, around)
  if (operator === 'unique') return repeatedRows(rows)
  const wrong = operator !== 'all'
  return new Set(rows.filter(({ value }) => value === wrong).map(({ row }) => row._id))
}

const formOf = (reader: StateReader): StateReader => reader.outer ?? reader

/** The answer of a field, or of a cell of a fixed row (`zones/strict/radius`). */
const answerOf = (name: string, reader: StateReader): Value => {
  const [table = '', rowId, cell] = name.split('/')
  if (rowId !== undefined && cell !== undefined) {
    const row = fixedRowOf(table, rowId, formOf(reader))
    return row === null ? null : answerOf(cell, row)
  }
  const field = reader.field(name)
  if (field === undefined) return null
  const answer = reader.read(name)
  if (answer === undefined && isUnknown(field, reader)) return null
  return typedValue(answer, typeOfField(field.field))
}

/** An unticked box is no; one that nobody is asked for, or a calculated yes or no that nothing came of, is unknown. */
const isUnknown = (field: CompiledField, reader: StateReader): boolean => {
  const around = reader.outer?.field(field.name) === field ? reader.outer : reader
  return field.field.calculate !== undefined || !around.state(field).applies
}

/** The answers of a fixed row; null where its table does not apply. */
const fixedRowOf = (table: string, rowId: string, form: StateReader): StateReader | null => {
  const field = form.field(table)
  const cells = field === undefined ? null : scopeOf(field, rowId)
  if (field === undefined || cells === null || !form.state(field).applies) return null
  const row = tableRows(field, form.read(table)).find(({ _id }) => _id === rowId)
  return row === undefined ? null : readRowStates(cells, row, form)
}

const isFilled = (part: Expression, { reader }: Surroundings): boolean => {
  const operator = typeof part === 'object' ? operatorOf(part) : ''
  const name = String(partOf(part, operator) ?? '')
  const [table = '', rowId, cell] = name.split('/')
  const answer =
    rowId !== undefined && cell !== undefined
      ? fixedRowOf(table, rowId, formOf(reader))?.read(cell)
      : (operator === 'form' ? formOf(reader) : reader).read(name)
  return answer !== undefined && answer !== null && answer !== false
}

const isOneOf = (value: Value, listed: readonly Value[]): boolean | null => {
  if (value === null) return null
  const given: readonly Value[] = Array.isArray(value) ? value : [value as Value]
  return given.some(one => listed.some(other => isEqual(one, other)))
}

type RowValue = { readonly row: AnswerRow; readonly value: Value }

type GoneThrough = {
  readonly facts: Facts
  /** The rows of each table that count. */
  readonly rows: Map<string, readonly AnswerRow[]>
  readonly found: Map<Expression, readonly RowValue[]>
  /** What came of the rows together; every row may ask for it. */
  readonly worth: Map<Expression, Value>
}

// Readers are made anew with every change of an answer; until then nobody goes through the rows twice.
const goneThrough = new WeakMap<StateReader, GoneThrough>()

const goneThroughIn = (form: StateReader, facts: Facts): GoneThrough => {
  const known = goneThrough.get(form)
  if (known?.facts === facts) return known
  const kept: GoneThrough = { facts, rows: new Map(), found: new Map(), worth: new Map() }
  goneThrough.set(form, kept)
  return kept
}

const rowValues = (expression: Expression, operator: string, table: string, around: Surroundings) => {
  const form = formOf(around.reader)
  const { found, rows: counting } = goneThroughIn(form, around.facts)
  const known = found.get(expression)
  if (known !== undefined) return known
  const field = form.field(table)
  const [part = true] = partsOf(expression, operator)
  const rows =
    counting.get(table) ??
    (field === undefined || !form.state(field).applies ? [] : shownRows(field, form.read(table), form))
  counting.set(table, rows)
  const values = rows.flatMap((row): RowValue[] => {
    const cells = field === undefined ? null : scopeOf(field, row._id)
    if (cells === null) return []
    return [{ row, value: valueInRow(part, cells, row, { ...around, reader: form }) }]
  })
  found.set(expression, values)
  return values
}

type KnownInRow = { readonly facts: Facts; readonly value: Value }

// Rows are never changed in place: of a long table only the row that was typed in is worked out again.
const knownInRows = new WeakMap<AnswerRow, Map<Expression, KnownInRow>>()

const valueInRow = (part: Expression, cells: FieldScope, row: AnswerRow, { reader, facts }: Surroundings): Value => {
  const known = knownInRows.get(row)?.get(part)
  if (known?.facts === facts) return known.value
  const value = evaluate(part, { facts, reader: readRowStates(cells, row, reader) })
  if (looksIntoItsRowAlone(part, cells)) {
    knownInRows.set(row, (knownInRows.get(row) ?? new Map()).set(part, { facts, value }))
  }
  return value
}

// Fixed rows ask one expression of cells that differ.
const intoRowAlone = new WeakMap<FieldScope, Map<Expression, boolean>>()

/** Whether neither the expression nor the cells ask anything of the form around their row. */
const looksIntoItsRowAlone = (part: Expression, cells: FieldScope): boolean => {
  if (typeof part !== 'object') return false
  const known = intoRowAlone.get(cells)?.get(part)
  if (known !== undefined) return known
  const alone =
    valuesStandAlone(cells) &&
    referencesIn(part).every(({ name, over, ofForm }) => over === null && !ofForm && cells.fields.has(name))
  intoRowAlone.set(cells, (intoRowAlone.get(cells) ?? new Map()).set(part, alone))
  return alone
}

const overRows = (expression: Expression, operator: string, table: string, around: Surroundings): Value => {
  const { worth } = goneThroughIn(formOf(around.reader), around.facts)
  const known = worth.get(expression)
  if (known !== undefined) return known
  const value = worthOf(operator, rowValues(expression, operator, table, around))
  worth.set(expression, value)
  return value
}

const worthOf = (operator: string, rows: readonly RowValue[]): Value => {
  const values = rows.map(({ value }) => value)
  const known = values.filter(value => value !== null)
  switch (operator) {
    case 'count':
      return exact.wholeNumber(values.filter(value => value === true).length)
    case 'unique':
      return repeatedRows(rows).size === 0
    case 'sum':
    case 'min':
    case 'max':
      return known.length === 0 ? null : workedOut(operator === 'sum' ? 'add' : operator, known, undefined)
    default:
      return quantified(operator, values)
  }
}

/** The rows whose value stands in a row before them. */
const repeatedRows = (rows: readonly RowValue[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  return new Set(
    rows.flatMap(({ row, value }) => {
      if (value === null) return []
      const key = spelled(value)
      if (seen.has(key)) return [row._id]
      seen.add(key)
      return []
    }),
  )
}

const spelled = (value: Exclude<Value, null>): string =>
  typeof value === 'object' && 'units' in value ? exact.spell(value) : JSON.stringify(value)

/** Of several truths; one that is unknown leaves open what the others do not decide. */
const quantified = (operator: string, values: readonly Value[]): boolean | null => {
  const decides = operator !== 'all'
  if (values.includes(decides)) return operator === 'any'
  return values.includes(null) ? null : operator !== 'any'
}

const isEqual = (a: Value, b: Value): boolean => {
  if (isExact(a) && isExact(b)) return exact.compare(a, b) === 0
  return a === b || (Array.isArray(a) && Array.isArray(b) && a.join('\n') === b.join('\n'))
}

const isExact = (value: Value): value is Exact => typeof value === 'object' && value !== null && 'units' in value

const order = (a: Value, b: Value): number => {
  if (isExact(a) && isExact(b)) return exact.compare(a, b)
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0
}

/** Operators that know all they take; with anything unknown they are unknown. */
const workedOut = (operator: string, values: readonly Value[], given: unknown): Value => {
  if (values.some(value => value === null)) return null
  const [a, b] = values as readonly [Value, Value]
  const digits = typeof given === 'number' ? given : undefined
  switch (operator) {
    case 'not':
      return a !== true
    case 'equals':
      return isEqual(a, b)
    case 'differs':
      return !isEqual(a, b)
    case 'less':
      return order(a, b) < 0
    case 'atMost':
      return order(a, b) <= 0
    case 'more':
      return order(a, b) > 0
    case 'atLeast':
      return order(a, b) >= 0
    case 'min':
      return values.reduce((best, value) => (order(value, best) < 0 ? value : best))
    case 'max':
      return values.reduce((best, value) => (order(value, best) > 0 ? value : best))
  }
  return isExact(a) ? ofNumbers(operator, values.filter(isExact), digits) : ofDays(operator, String(a), b)
}

const ofNumbers = (operator: string, numbers: readonly Exact[], digits: number | undefined): Value => {
  const [a, b] = numbers as readonly [Exact, Exact]
  switch (operator) {
    case 'add':
      return reduced(numbers, exact.add)
    case 'multiply':
      return reduced(numbers, exact.multiply)
    case 'subtract':
      return exact.add(a, exact.negate(b))
    case 'divide':
      return exact.divide(a, b, digits ?? 6)
    case 'round':
      return exact.round(a, digits ?? 0)
    default:
      return null
  }
}

const reduced = (numbers: readonly Exact[], by: (a: Exact, b: Exact) => Exact | null): Exact | null => {
  const [first = null, ...others] = numbers
  return others.reduce<Exact | null>((sum, number) => (sum === null ? null : by(sum, number)), first)
}

const ofDays = (operator: string, day: string, other: Value): Value => {
  const steps = isExact(other) ? exact.smallWhole(other) : null
  switch (operator) {
    case 'yearOf':
      return exact.exactOf(Number(day.slice(0, 4)))
    case 'daysBetween':
      return exact.wholeNumber(daysBetween(day, String(other)))
    case 'monthsBetween':
      return exact.wholeNumber(monthsBetween(day, String(other)))
    case 'yearsBetween':
      return exact.wholeNumber(Math.trunc(monthsBetween(day, String(other)) / 12))
    case 'addDays':
      return steps === null ? null : movedDay(day, { days: steps })
    case 'addMonths':
      return steps === null ? null : movedDay(day, { months: steps })
    case 'addYears':
      return steps === null ? null : movedDay(day, { months: steps * 12 })
    default:
      return null
  }
}
