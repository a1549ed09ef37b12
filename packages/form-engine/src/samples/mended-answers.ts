// Samples are drawn one by one; where they break a rule between them, one of the answers is put right.
import { type Answers, isRecord, ownValue, rowsOf } from '../answers.ts'
import type { CompiledField, CompiledForm } from '../compiled-form.ts'
import { deriveAnswers } from '../derive.ts'
import type { Facts } from '../facts.ts'
import type { CheckDefinition } from '../field-attributes.ts'
import { readRowStates, readStates, type StateReader } from '../field-states.ts'
import { everyField, scopeOf } from '../places.ts'
import { evaluate, failingRows } from '../rules/evaluate.ts'
import * as exact from '../rules/exact-number.ts'
import { type Expression, operatorOf, partOf, partsOf } from '../rules/expression.ts'
import { tableAcross } from '../rules/placed-checks.ts'
import type { Value } from '../rules/value-types.ts'

/** As many rounds as checks may undo each other. */
const mostRounds = 12

/** The answers with every check that fails mended where an answer of its own would do; some may stay broken. */
export const mendedAnswers = (form: CompiledForm, answers: Answers, facts: Facts): Answers => {
  let current = answers
  for (let round = 0; round < mostRounds; round += 1) {
    const next = mendedOnce(form, deriveAnswers(form, current, facts), facts)
    if (next === null) break
    current = next
  }
  return current
}

/** The answers with one failing check mended; null where nothing fails or nothing helps. */
const mendedOnce = (form: CompiledForm, answers: Answers, facts: Facts): Answers | null => {
  const reader = readStates(form, answers)
  for (const field of everyField(form)) {
    for (const { check, ofForm } of field.checks) {
      const that = check.that as Expression
      if (ofForm) {
        if (evaluate(that, { reader, facts }) !== false) continue
        const mended = mendForm(form, check, answers, reader, facts)
        if (mended !== null) return mended
        continue
      }
      for (const table of form.fields.values()) {
        if (table.cells?.fields.get(field.name) !== field) continue
        for (const row of rowsOf(ownValue(answers, table.name))) {
          const mended = mendInRow(table, row._id, that, answers, reader, facts)
          if (mended !== null) return mended
        }
      }
    }
  }
  return null
}

const mendForm = (
  form: CompiledForm,
  check: CheckDefinition,
  answers: Answers,
  reader: StateReader,
  facts: Facts,
): Answers | null => {
  const that = check.that as Expression
  const across = tableAcross(check)
  const table = across === null ? undefined : form.fields.get(across)
  if (table === undefined) {
    const shared = sharesOf(that, reader, facts)
    if (shared !== null) return shared.reduce(withPut, answers)
    const put = putFor(that, reader, facts)
    return put === null ? null : withPut(answers, put)
  }
  const [part = true] = partsOf(that, operatorOf(that as object))
  for (const row of failingRows(that, { reader, facts })) {
    const mended =
      operatorOf(that as object) === 'unique'
        ? apart(table, row, part, answers)
        : mendInRow(table, row, part, answers, reader, facts)
    if (mended !== null) return mended
  }
  return null
}

/** A row whose value stood in another one gets one of its own. */
const apart = (table: CompiledField, row: string, part: Expression, answers: Answers): Answers | null => {
  const name = partOf(part, 'field')
  if (typeof name !== 'string') return null
  const rows = rowsOf(ownValue(answers, table.name))
  const index = rows.findIndex(({ _id }) => _id === row)
  const value = ownValue(rows[index] ?? {}, name)
  const own = exact.exactOf(value) === null ? `${value}-${index + 1}` : String(Number(value) + index + 1)
  return withPut(answers, { name: `${table.name}/${row}/${name}`, value: own })
}

const mendInRow = (
  table: CompiledField,
  rowId: string,
  part: Expression,
  answers: Answers,
  outer: StateReader,
  facts: Facts,
): Answers | null => {
  const cells = scopeOf(table, rowId)
  const row = rowsOf(ownValue(answers, table.name)).find(({ _id }) => _id === rowId)
  if (cells === null || row === undefined) return null
  const reader = readRowStates(cells, row, outer)
  if (evaluate(part, { reader, facts }) !== false) return null
  const put = putFor(part, reader, facts)
  return put === null ? null : withPut(answers, { name: `${table.name}/${rowId}/${put.name}`, value: put.value })
}

type Put = { readonly name: string; readonly value: string }

/** The answer that makes a comparison hold, on whichever side a single answer stands and takes it. */
const putFor = (that: Expression, reader: StateReader, facts: Facts): Put | null => {
  if (!isRecord(that)) return null
  const operator = operatorOf(that)
  const parts = partsOf(that, operator)
  if (operator === 'all') {
    const broken = parts.find(part => evaluate(part, { reader, facts }) === false)
    return broken === undefined ? null : putFor(broken, reader, facts)
  }
  if (operator === 'any') return parts.map(part => putFor(part, reader, facts)).find(put => put !== null) ?? null
  const [left, right] = parts
  const step = steps[operator]
  if (left === undefined || right === undefined || step === undefined) return null
  return putAt(left, right, step, reader, facts) ?? putAt(right, left, -step, reader, facts)
}

/** Where a sum over rows has a bound, every row gets an equal share of it, and the last one the rest. */
const sharesOf = (that: Expression, reader: StateReader, facts: Facts): readonly Put[] | null => {
  const [sum, bound] = isRecord(that) ? partsOf(that, operatorOf(that)) : []
  const table = sum === undefined ? undefined : partOf(sum, 'over')
  const cell = sum === undefined ? undefined : partOf(partOf(sum, 'sum') as Expression, 'field')
  if (bound === undefined || typeof table !== 'string' || typeof cell !== 'string') return null
  const most = Number(answerOf(evaluate(bound, { reader, facts })) ?? Number.NaN)
  const rows = rowsOf(reader.read(table))
  if (Number.isNaN(most) || rows.length === 0) return null
  const share = Math.floor(most / rows.length)
  const rest = most - share * (rows.length - 1)
  return rows.map(({ _id }, index) => ({
    name: `${table}/${_id}/${cell}`,
    value: String(index === rows.length - 1 ? rest : share),
  }))
}

/** How far the left side of a comparison lies from the right one where it just holds. */
const steps: Readonly<Record<string, number>> = { atMost: 0, atLeast: 0, equals: 0, less: -1, more: 1 }

/** Puts the value of one side into the answer on the other. */
const putAt = (target: Expression, source: Expression, step: number, reader: StateReader, facts: Facts): Put | null => {
  const name = partOf(target, 'field')
  const around = { reader, facts }
  if (typeof name !== 'string') return yearPut(target, source, around)
  const moved: Expression =
    step === 0
      ? source
      : typeof evaluate(source, around) === 'string'
        ? { addDays: [source, step] }
        : { add: [source, step] }
  const value = answerOf(evaluate(moved, around))
  const field = fieldOf(name, reader)
  if (value === null || field === undefined || field.field.disabled === true) return null
  const fits = field.kind.problems(value, field.field, { path: name, facts }).length === 0
  return fits ? { name, value } : null
}

/** Where the year of a day is compared, the day moves into that year. */
const yearPut = (target: Expression, source: Expression, around: { reader: StateReader; facts: Facts }): Put | null => {
  const inner = partOf(target, 'yearOf') as Expression | undefined
  const name = inner === undefined ? undefined : partOf(inner, 'field')
  const year = answerOf(evaluate(source, around))
  if (typeof name !== 'string' || year === null) return null
  const day = `${year}-12-31`
  return { name, value: day > around.facts.today ? around.facts.today : day }
}

const fieldOf = (name: string, reader: StateReader): CompiledField | undefined => {
  const [table = '', row, cell] = name.split('/')
  if (row === undefined || cell === undefined) return reader.field(name)
  const field = (reader.outer ?? reader).field(table)
  return field === undefined ? undefined : scopeOf(field, row)?.fields.get(cell)
}

const answerOf = (value: Value): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'units' in value ? exact.spell(value) : null
}

const withPut = (answers: Answers, { name, value }: Put): Answers => {
  const [table = '', rowId, cell] = name.split('/')
  if (rowId === undefined || cell === undefined) return { ...answers, [name]: value }
  const rows = rowsOf(ownValue(answers, table)).map(row => (row._id === rowId ? { ...row, [cell]: value } : row))
  return { ...answers, [table]: rows }
}
