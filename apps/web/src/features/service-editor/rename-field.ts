// Gives a question another key, and everything in the service that asks about it with it.
import type { Condition } from '@khyanalt/form-engine/condition'
import { type Body, isRecord, listOf, stepLists, valueAt, withValue } from './form-edits.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * The body with a question under another key. A key means the same answer in a new request and in a renewal, so that
 * both follow; a cell is renamed within its table.
 */
export const renameField = (body: Body, path: string, next: string): Body => {
  const old = valueAt(body, `${path}/name`)
  if (typeof old !== 'string' || old === next) return withValue(body, `${path}/name`, next)
  if (path.split('/').length <= 6) return renamedTop(body, old, next)
  const table = path.split('/').slice(0, 6).join('/')
  return renamedCell(body, table, old, next)
}

/** The answers to print, after a rename; `table` is the table of a cell. */
export const renamePrints = (certificate: unknown, old: string, next: string, table?: string): unknown => {
  if (!isRecord(certificate) || !Array.isArray(certificate.prints)) return certificate
  const prints = certificate.prints.map(print =>
    isRecord(print) && typeof print.path === 'string'
      ? { ...print, path: renamedPath(print.path, old, next, table) }
      : print,
  )
  return { ...certificate, prints }
}

/** A path of answers: the question itself, or a cell of it where a table is named. */
const renamedPath = (path: string, old: string, next: string, table?: string): string => {
  const parts = path.split('/')
  const at = table === undefined ? 0 : parts.length - 1
  const fits = table === undefined ? parts[0] === old : parts.length > 1 && parts[0] === table && parts[at] === old
  return fits ? parts.map((part, index) => (index === at ? next : part)).join('/') : path
}

const renamedTop = (body: Body, old: string, next: string): Body => {
  const swap = (name: string): string => (name === old ? next : name)
  const says = { beside: swap, form: swap, table: swap, cells: (name: string) => name }
  const step = (json: unknown): unknown => {
    if (!isRecord(json)) return json
    return {
      ...json,
      rows: listOf(json.rows).map(row => eachField(row, field => top(field))),
      ...(Array.isArray(json.required_one) && { required_one: json.required_one.map(name => swap(String(name))) }),
      ...(isRecord(json.defaultvalue) && { defaultvalue: renamedKeys(json.defaultvalue, swap) }),
      ...checksOf(json, says, path => renamedPath(path, old, next)),
    }
  }
  const top = (field: Json): Json => {
    const inside = listOf(field.rows).map(row => cellRow(row))
    return {
      ...referring(field, says),
      ...(field.name === old && { name: next }),
      ...(Array.isArray(field.rows) && { rows: inside }),
      ...checksOf(field, says, path => renamedPath(path, old, next)),
      ...rowChecksOf(field, { ...says, beside: name => name }, path => path),
    }
  }
  // In a row a name means the cell of that name first.
  const cellRow = (row: unknown): unknown => {
    const own = new Set(listOf(valueAt(row, 'fields')).map(cell => valueAt(cell, 'name')))
    const within = own.has(old) ? { ...says, beside: (name: string) => name } : says
    return eachField(row, cell => referring(cell, within, false))
  }
  return {
    ...body,
    ...Object.fromEntries(stepLists.flatMap(list => (Array.isArray(body[list]) ? [[list, body[list].map(step)]] : []))),
    ...checksOf(body, says, path => renamedPath(path, old, next)),
    ...(Array.isArray(body.cases) && { cases: body.cases.map(each => renamedCase(each, old, next)) }),
  }
}

const renamedCell = (body: Body, tablePath: string, old: string, next: string): Body => {
  const table = valueAt(body, tablePath)
  const tableName = String(valueAt(table, 'name') ?? '')
  if (!isRecord(table)) return body
  const swap = (name: string): string => (name === old ? next : name)
  const same = (name: string): string => name
  const within = { beside: swap, form: same, table: same, cells: same }
  const around = {
    beside: same,
    form: same,
    table: same,
    cells: (name: string, over: string) => (over === tableName ? swap(name) : name),
  }
  const rows = listOf(table.rows).map(row =>
    eachField(row, cell => ({ ...referring(cell, within), ...(cell.name === old && { name: next }) })),
  )
  const renamed = {
    ...table,
    rows,
    // The columns of a summary are named by their cells.
    ...(table.type !== 'checkboxfile' &&
      Array.isArray(table.list) && { list: table.list.map(column => renamedColumn(column, swap)) }),
    ...rowChecksOf(table, within, swap),
  }
  const path = (place: string) => renamedPath(place, old, next, tableName)
  const inForm = (json: unknown): unknown => {
    if (!isRecord(json)) return json
    const step = {
      ...json,
      rows: listOf(json.rows).map(row =>
        eachField(row, field => ({ ...referring(field, around), ...checksOf(field, around, path) })),
      ),
      ...checksOf(json, around, path),
    }
    return step
  }
  const withTable = withValue(body, tablePath, renamed)
  return {
    ...withTable,
    ...Object.fromEntries(
      stepLists.flatMap(list => (Array.isArray(withTable[list]) ? [[list, withTable[list].map(inForm)]] : [])),
    ),
    ...checksOf(withTable, around, path),
    ...(Array.isArray(body.cases) && { cases: body.cases.map(each => renamedCase(each, old, next, tableName)) }),
  }
}

const renamedColumn = (column: unknown, swap: (name: string) => string): unknown =>
  isRecord(column) && typeof column.value === 'string' ? { ...column, value: swap(column.value) } : column

/** What a name becomes: beside the field, in the form around, as a table gone through, and within its rows. */
type Names = {
  readonly beside: (name: string) => string
  readonly form: (name: string) => string
  readonly table: (name: string) => string
  readonly cells: (name: string, table: string) => string
}

const eachField = (row: unknown, change: (field: Json) => Json): unknown =>
  isRecord(row) && Array.isArray(row.fields)
    ? { ...row, fields: row.fields.map(field => (isRecord(field) ? change(field) : field)) }
    : row

/** What a field asks about; `filling` are the questions that it fills or opens beside it. */
const referring = (field: Json, names: Names, filling = true): Json => ({
  ...field,
  ...(typeof field.yesnofield === 'string' && { yesnofield: names.beside(field.yesnofield) }),
  ...(isRecord(field.when) && {
    when: Object.fromEntries(
      Object.entries(field.when).map(([effect, rule]) => [effect, inCondition(rule as Condition, names.beside)]),
    ),
  }),
  ...(filling &&
    Array.isArray(field.autofields) && { autofields: field.autofields.map(name => names.beside(String(name))) }),
  ...(filling &&
    Array.isArray(field.tool_fields) && { tool_fields: field.tool_fields.map(name => names.beside(String(name))) }),
  ...(field.calculate !== undefined && { calculate: inExpression(field.calculate, names, null) }),
})

const inCondition = (rule: unknown, swap: (name: string) => string): unknown => {
  if (Array.isArray(rule)) return rule.map(part => inCondition(part, swap))
  if (!isRecord(rule)) return rule
  if (typeof rule.field === 'string') return { ...rule, field: swap(rule.field) }
  return Object.fromEntries(
    Object.entries(rule).map(([key, part]) => [
      key,
      key === 'all' || key === 'any' || key === 'not' ? inCondition(part, swap) : part,
    ]),
  )
}

/** Names in an expression; inside a walk over a table they are those of its cells. */
const inExpression = (json: unknown, names: Names, over: string | null): unknown => {
  if (Array.isArray(json)) return json.map(part => inExpression(part, names, over))
  if (!isRecord(json)) return json
  const table = typeof json.over === 'string' ? json.over : null
  return Object.fromEntries(
    Object.entries(json).map(([key, part]) => {
      if (key === 'over' && typeof part === 'string') return [key, names.table(part)]
      if (key === 'form' && typeof part === 'string') return [key, inPath(part, names.form)]
      if (key === 'field' && typeof part === 'string') {
        return [key, over === null ? inPath(part, names.beside) : names.cells(part, over)]
      }
      if (key === 'person' || key === 'organisation' || key === 'digits') return [key, part]
      return [key, inExpression(part, names, table ?? over)]
    }),
  )
}

/** The cell of a fixed row is asked for by a path that begins with its table. */
const inPath = (path: string, swap: (name: string) => string): string => {
  const [first = '', ...rest] = path.split('/')
  return [swap(first), ...rest].join('/')
}

const checksOf = (holder: Json, names: Names, place: (path: string) => string): Json =>
  Array.isArray(holder.checks) ? { checks: holder.checks.map(check => inCheck(check, names, place)) } : {}

const rowChecksOf = (holder: Json, names: Names, place: (path: string) => string): Json =>
  Array.isArray(holder.row_checks) ? { row_checks: holder.row_checks.map(check => inCheck(check, names, place)) } : {}

const inCheck = (check: unknown, names: Names, place: (path: string) => string): unknown =>
  isRecord(check)
    ? {
        ...check,
        that: inExpression(check.that, names, null),
        ...(Array.isArray(check.at) && { at: check.at.map(path => place(String(path))) }),
      }
    : check

const renamedKeys = (record: Json, swap: (name: string) => string): Json =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [swap(key), value]))

/** The example answers of a form and the places of their problems. */
const renamedCase = (json: unknown, old: string, next: string, table?: string): unknown => {
  if (!isRecord(json)) return json
  const swap = (name: string): string => (name === old ? next : name)
  const answers = isRecord(json.answers) ? json.answers : {}
  const inRows = (rows: unknown): unknown =>
    Array.isArray(rows) ? rows.map(row => (isRecord(row) ? renamedKeys(row, swap) : row)) : rows
  return {
    ...json,
    answers:
      table === undefined
        ? renamedKeys(answers, swap)
        : Object.hasOwn(answers, table)
          ? { ...answers, [table]: inRows(answers[table]) }
          : answers,
    problems: listOf(json.problems).map(problem =>
      isRecord(problem) ? { ...problem, path: renamedPath(String(problem.path), old, next, table) } : problem,
    ),
  }
}
