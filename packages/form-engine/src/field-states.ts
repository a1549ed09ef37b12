// Whether fields are shown, open and required, decided from the answers of fields that are shown themselves.
import { type AnswerRow, type Answers, ownValue } from './answers.ts'
import type { CompiledField, FieldScope } from './compiled-form.ts'
import type { AskedAnswer } from './condition.ts'
import { allHold } from './field-conditions.ts'
import { constantOf, readListed, readValue } from './read-answers.ts'

/** The state of a field: displayed, editable, must be filled; `applies` is false when its conditions switch it off. */
export type FieldState = {
  readonly applies: boolean
  readonly visible: boolean
  readonly enabled: boolean
  readonly required: boolean
}

/** Answers states by field; each field is decided once, and only the fields it asks about with it. */
export type StateReader = {
  readonly state: (field: CompiledField) => FieldState
  /** The answer of a field as conditions see it. */
  readonly ask: (name: string) => AskedAnswer
  /** The value of a field as its kind reads it: undefined where it does not apply or nothing is given. */
  readonly read: (name: string) => unknown
  /** The field of a name, in this scope or around it. */
  readonly field: (name: string) => CompiledField | undefined
  /** The reader of the form around a row; null at the form itself. */
  readonly outer: StateReader | null
}

// Answers and rows are never changed in place: whoever asks about their fields one by one shares what was decided.
const readers = new WeakMap<Answers, { readonly scope: FieldScope; readonly reader: StateReader }>()
const rowReaders = new WeakMap<
  AnswerRow,
  { readonly cells: FieldScope; readonly outer: StateReader; readonly reader: StateReader }
>()

/** A reader over the top level of a form. */
export const readStates = (scope: FieldScope, answers: Answers): StateReader => {
  const known = readers.get(answers)
  if (known?.scope === scope) return known.reader
  const reader = readScope(scope, answers, null)
  readers.set(answers, { scope, reader })
  return reader
}

/** A reader over one row; a name the row lacks is read from the form around it. */
export const readRowStates = (cells: FieldScope, row: AnswerRow, outer: StateReader): StateReader => {
  const known = rowReaders.get(row)
  if (known?.cells === cells && known.outer === outer) return known.reader
  const reader = readScope(cells, row, outer)
  rowReaders.set(row, { cells, outer, reader })
  return reader
}

/** A reader over one row of a table, whose cells are locked while the table is. */
export const readCellStates = (table: CompiledField, cells: FieldScope, row: AnswerRow, outer: StateReader) => {
  const reader = readRowStates(cells, row, outer)
  const { visible, enabled } = outer.state(table)
  if (!visible || enabled) return reader
  const state = (cell: CompiledField): FieldState => ({ ...reader.state(cell), enabled: false, required: false })
  return { ...reader, state }
}

const readScope = (scope: FieldScope, answers: Answers, outer: StateReader | null): StateReader => {
  const applying = new Map<string, boolean>()
  const states = new Map<string, FieldState>()
  const ask = (name: string): AskedAnswer => {
    const field = scope.fields.get(name)
    if (field === undefined) return outer?.ask(name) ?? notGiven
    if (!applies(field)) return notGiven
    // A constant holds even before it is stored.
    const spelling = constantOf(field) ?? ownValue(answers, name)
    return { value: readValue(field, spelling), spell: listed => readListed(field, listed) }
  }
  const read = (name: string): unknown => ask(name).value
  const applies = (field: CompiledField): boolean => {
    const known = applying.get(field.name)
    if (known !== undefined) return known
    const result = field.field.hidden !== true && allHold(field.conditions.show, ask)
    applying.set(field.name, result)
    return result
  }
  const state = (field: CompiledField): FieldState => {
    const known = states.get(field.name)
    if (known !== undefined) return known
    const decided = decide(field, applies(field), ask)
    states.set(field.name, decided)
    return decided
  }
  return { state, ask, read, field: name => scope.fields.get(name) ?? outer?.field(name), outer }
}

const notGiven: AskedAnswer = { value: undefined, spell: String }

const decide = (field: CompiledField, applies: boolean, ask: StateReader['ask']): FieldState => {
  const visible = applies && field.kind.displayed
  const enabled =
    visible && field.kind.holds === 'answer' && field.field.disabled !== true && allHold(field.conditions.enable, ask)
  const required = enabled && isRequired(field, ask)
  return { applies, visible, enabled, required }
}

const isRequired = ({ field, conditions }: CompiledField, ask: StateReader['ask']): boolean => {
  // A conditional field exists to be filled (REQ-FORM-05).
  if (field.required ?? field.type === 'conditional') return true
  return conditions.require.length > 0 && allHold(conditions.require, ask)
}
