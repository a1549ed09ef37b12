// What a person cannot type: worked out from the definition, the facts and the open answers, never believed.
import { type AnswerRow, type Answers, isAnswerRow, ownValue, rowById } from './answers.ts'
import type { CompiledField, CompiledForm, FieldScope } from './compiled-form.ts'
import { knownValue } from './concepts/known-data.ts'
import { copiedData, defaultOf } from './defaults.ts'
import type { Facts } from './facts.ts'
import { valuesStandAlone } from './field-conditions.ts'
import { readRowStates, readStates, type StateReader } from './field-states.ts'
import { scopeOf, tableRows } from './places.ts'
import { constantOf } from './read-answers.ts'
import { rulesAtHand } from './rules/used-rules.ts'
import { sameJson } from './same-json.ts'

/**
 * The answers with everything a person cannot type as it must be, whatever came: constants and known data, and in locked
 * fields and cells what the choice that fills them copies, else what a renewal took over, else the default, else nothing.
 * What was typed before a condition locked its field is left out, as the answers of hidden fields are. The same object
 * comes back where nothing differs. The server calls it before it judges and stores, the browser for what it shows.
 */
export const deriveAnswers = (form: CompiledForm, answers: Answers, facts: Facts): Answers =>
  settle(form, answers, {
    facts,
    earlier: facts.earlier ?? nothing,
    defaultFor: field => defaultOf(form, field, facts),
    statesOf: current => readStates(form, current),
  })

// One object, so that rows without an earlier one are known again.
const nothing: Answers = {}

type Surroundings = {
  readonly facts: Facts
  /** What a renewal took over into this scope. */
  readonly earlier: Answers
  readonly defaultFor: (field: CompiledField) => unknown
  readonly statesOf: (current: Answers) => StateReader
}

/** Goes round until nothing changes, since what is derived may itself open, lock or fill other fields. */
const settle = (scope: FieldScope, typed: Answers, around: Surroundings): Answers => {
  const plan = planOf(scope)
  if (plan.derived.length === 0 && plan.tables.length === 0) return typed
  // What is locked for good decides over nothing until it is worked out.
  let current = withValues(
    typed,
    plan.derived.filter(isNeverTyped).map(({ name }) => [name, undefined]),
  )
  for (let round = 0; round <= plan.rounds; round += 1) {
    const next = settledOnce(plan, typed, current, around)
    if (next === current) break
    current = next
    if (!plan.chained) break
  }
  return sameJson(current, typed) ? typed : current
}

const settledOnce = (plan: Plan, typed: Answers, current: Answers, around: Surroundings): Answers => {
  const reader = around.statesOf(current)
  const values = plan.derived.map((field): [string, unknown] => {
    const isLocked = isNeverTyped(field) || (reader.state(field).visible && !reader.state(field).enabled)
    return [field.name, isLocked ? derivedValue(field, plan, typed, reader, around) : ownValue(typed, field.name)]
  })
  const filled = withValues(current, values)
  const rows = plan.tables.flatMap((table): [string, unknown][] => {
    if (values.some(([name]) => name === table.name) && !reader.state(table).enabled) return []
    return [[table.name, derivedRows(table, ownValue(typed, table.name), reader, around)]]
  })
  return withValues(filled, rows)
}

const derivedValue = (
  field: CompiledField,
  { sources }: Plan,
  typed: Answers,
  reader: StateReader,
  { facts, earlier, defaultFor }: Surroundings,
): unknown => {
  const constant = constantOf(field)
  if (constant !== undefined) return constant
  if (field.field.calculate !== undefined) return rulesAtHand().calculatedValue(field, reader, facts)
  if (field.kind.holds === 'given') return knownValue(field.field, facts) ?? undefined
  for (const source of sources.get(field.name) ?? []) {
    const copied = copiedData(source, reader.read(source.name), field.name, facts)
    // A list that is still on its way says nothing against what stands there.
    if (copied === 'unknown') return ownValue(typed, field.name)
    if (copied !== null) return copied.text
  }
  return ownValue(earlier, field.name) ?? defaultFor(field) ?? undefined
}

type DerivedRow = { readonly key: readonly unknown[]; readonly row: AnswerRow }

// Rows are never changed in place: of a long table only the row that was typed in is worked out again.
const derivedOf = new WeakMap<AnswerRow, DerivedRow>()

const derivedRows = (table: CompiledField, value: unknown, outer: StateReader, around: Surroundings): unknown => {
  const isList = Array.isArray(value)
  if (value !== undefined && value !== null && !isList) return value
  const earlier = ownValue(around.earlier, table.name)
  const derive = (row: AnswerRow): AnswerRow =>
    derivedRow(table, row, rowById(earlier, row._id) ?? nothing, outer, around)
  const given: readonly unknown[] = isList ? value : []
  const rows = given.map(row => (isAnswerRow(row) ? derive(row) : row))
  const known = new Set(given.flatMap(row => (isAnswerRow(row) ? [row._id] : [])))
  const missing = table.fixedRows === null ? [] : tableRows(table, []).filter(({ _id }) => !known.has(_id))
  const made = missing.map(derive).filter(row => Object.keys(row).length > 1)
  return made.length === 0 && rows.every((row, index) => row === given[index]) ? value : [...rows, ...made]
}

const derivedRow = (
  table: CompiledField,
  row: AnswerRow,
  earlier: Answers,
  outer: StateReader,
  { facts }: Surroundings,
): AnswerRow => {
  const cells = scopeOf(table, row._id)
  if (cells === null) return row
  const key = [cells, facts, earlier, valuesStandAlone(cells) ? null : outer]
  const known = derivedOf.get(row)
  if (known?.key.every((part, index) => part === key[index])) return known.row
  const derived = settle(cells, row, {
    facts,
    earlier,
    defaultFor: cell => defaultOf(null, cell, facts),
    statesOf: current => readRowStates(cells, current as AnswerRow, outer),
  }) as AnswerRow
  // A row that comes out as before is the same object, so that whoever follows it is not woken.
  const kept = known !== undefined && sameJson(known.row, derived) ? known.row : derived
  derivedOf.set(row, { key, row: kept })
  return kept
}

/** What of a scope is ever derived: fields that may be locked, who fills them, and tables with such cells. */
type Plan = {
  readonly derived: readonly CompiledField[]
  /** By target the choices that copy into it, the last of the form first. */
  readonly sources: ReadonlyMap<string, readonly CompiledField[]>
  readonly tables: readonly CompiledField[]
  /** Whether anything derived may wait for something else that is; otherwise all is settled at once. */
  readonly chained: boolean
  /** The most rounds it takes: each link of the longest chain, through rows and back, one of fields and one of rows. */
  readonly rounds: number
}

const plans = new WeakMap<FieldScope, Plan>()

const planOf = (scope: FieldScope): Plan => {
  const known = plans.get(scope)
  if (known !== undefined) return known
  const fields = [...scope.fields.values()]
  const sources = new Map<string, CompiledField[]>()
  for (const source of fields) {
    if (source.kind.holds !== 'answer' || source.type === 'autofill') continue
    for (const target of source.field.autofields ?? []) sources.set(target, [source, ...(sources.get(target) ?? [])])
  }
  // Registers are kept and read by themselves; nobody types them here.
  const derived = fields.filter(
    field =>
      field.kind.register === undefined &&
      (isNeverTyped(field) || (field.kind.holds === 'answer' && field.conditions.enable.length > 0)),
  )
  const inRows = (table: CompiledField): number =>
    cellScopes(table).reduce((sum, cells) => sum + planOf(cells).derived.length, 0)
  const tables = fields.filter(table => inRows(table) > 0)
  const links = tables.reduce((sum, table) => sum + 1 + inRows(table), derived.length)
  const plan = { derived, sources, tables, chained: isChained(scope, derived, tables), rounds: 2 * (links + 1) }
  plans.set(scope, plan)
  return plan
}

const isChained = (
  { affected }: FieldScope,
  derived: readonly CompiledField[],
  tables: readonly CompiledField[],
): boolean => {
  const moving = new Set([...derived, ...tables].map(({ name }) => name))
  return (
    [...moving].some(name => affected.get(name)?.some(other => moving.has(other))) ||
    tables.some(table =>
      cellScopes(table).some(({ fields }) =>
        [...fields.values()].some(({ derivesFrom }) => derivesFrom.form.includes(table.name)),
      ),
    )
  )
}

const cellScopes = ({ cells, fixedRows }: CompiledField): readonly FieldScope[] =>
  cells === null ? [...(fixedRows?.values() ?? [])].map(row => row.cells) : [cells]

/** Whether no answers at all would let a person type here. */
const isNeverTyped = ({ kind, field }: CompiledField): boolean =>
  kind.holds === 'given' || (kind.holds === 'answer' && field.disabled === true)

/** The answers with these values, undefined for none; the same object where nothing differs. */
const withValues = (answers: Answers, values: readonly (readonly [string, unknown])[]): Answers => {
  const changed = values.filter(([name, value]) => !sameJson(ownValue(answers, name), value))
  if (changed.length === 0) return answers
  const next: Record<string, unknown> = { ...answers }
  for (const [name, value] of changed) {
    if (value === undefined) delete next[name]
    else next[name] = value
  }
  return next
}
