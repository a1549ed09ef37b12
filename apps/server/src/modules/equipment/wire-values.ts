// Answers of a register in the shapes of the sections' own calls, and back (CON-114…CON-118, CON-128).
import type { Bilingual } from '@khyanalt/domain/language'
import { type Answers, isRecord, rowsOf } from '@khyanalt/form-engine/answers'
import type { CompiledField, CompiledForm, FieldScope } from '@khyanalt/form-engine/compiled-form'
import { type ListedOption, optionListKey } from '@khyanalt/form-engine/facts'
import { filesOf } from '@khyanalt/form-engine/upload'

/** Options of the lists that the form names. */
export type Lists = Readonly<Record<string, readonly ListedOption[]>>

/** The answers of a form as the calls write them; what is not answered is null or an empty list. */
export const toWire = (form: FieldScope, answers: Answers, lists: Lists): Record<string, unknown> => {
  const wire: Record<string, unknown> = {}
  for (const field of form.fields.values()) {
    if (field.kind.holds === 'none') continue
    if (field.fixedRows === null) wire[field.name] = wireValue(field, answers[field.name], lists)
    else {
      const rows = rowsOf(answers[field.name])
      for (const [name, { cells }] of field.fixedRows) {
        wire[name] = toWire(cells, rows.find(({ _id }) => _id === name) ?? {}, lists)
      }
    }
  }
  return wire
}

/** What people read instead of each code of a record, in both languages. */
export const labelsOf = (form: FieldScope, answers: Answers, lists: Lists): Record<string, Bilingual> =>
  Object.fromEntries(
    [...form.fields.values()].flatMap(({ name, type, field }) => {
      const options = field.options ?? lists[optionListKey(field) ?? ''] ?? []
      const label = type === 'select' ? options.find(({ value }) => value === answers[name])?.label : undefined
      return label ? [[name, label]] : []
    }),
  )

const wireValue = ({ type, field }: CompiledField, value: unknown, lists: Lists): unknown => {
  switch (type) {
    case 'file': {
      const names = filesOf(value).map(({ name }) => name)
      return field.limit === undefined ? (names[0] ?? null) : names
    }
    case 'number':
      return value === undefined || value === '' ? null : Number(value)
    case 'address':
      return Array.isArray(value) ? value : []
    case 'select': {
      if (typeof value !== 'string' || value === '') return null
      // Choices from a list travel with their label, choices of the form as their code.
      const key = optionListKey(field)
      if (key === null) return /^\d+$/.test(value) ? Number(value) : value
      return { value, label: lists[key]?.find(option => option.value === value)?.label.mn ?? value }
    }
    default:
      return value ?? null
  }
}

/** What a call sends as answers of a form; keys that the form does not know are left out (CON-094). */
export const fromWire = (form: CompiledForm, wire: Answers, lists: Lists): Answers => {
  const answers: Record<string, unknown> = {}
  for (const field of form.fields.values()) {
    if (field.kind.holds === 'none') continue
    if (field.fixedRows === null) {
      const value = answerOf(field, wire[field.name], lists)
      if (value !== undefined) answers[field.name] = value
      continue
    }
    const known = field.fixedRows
    answers[field.name] = Object.entries(wire)
      .filter(([name, row]) => isRecord(row) && !name.startsWith('temp_'))
      // A kind that is not in the table is told, not lost.
      .map(([name, row]) => ({ ...rowFrom(known.get(name)?.cells, row as Answers, lists), _id: name }))
  }
  return answers
}

const rowFrom = (cells: FieldScope | undefined, row: Answers, lists: Lists): Answers =>
  Object.fromEntries(
    [...(cells?.fields.values() ?? [])].flatMap(cell => {
      const value = answerOf(cell, row[cell.name], lists)
      return value === undefined ? [] : [[cell.name, value]]
    }),
  )

const answerOf = ({ type, field }: CompiledField, value: unknown, lists: Lists): unknown => {
  if (value === undefined || value === null || value === '') return undefined
  switch (type) {
    case 'file':
      return [value].flat().map(file => (typeof file === 'string' ? { name: file } : file))
    case 'yesno':
      return value === true ? 'yes' : value === false ? 'no' : value
    case 'year':
      return typeof value === 'number' ? String(value) : value
    case 'select':
      return codeOf(value, field.options ?? lists[optionListKey(field) ?? ''] ?? [])
    default:
      return value
  }
}

/** The code behind a code, a Mongolian word, or an object of value and label (CON-118). */
const codeOf = (given: unknown, options: readonly ListedOption[]): unknown => {
  const said = isRecord(given) ? (given.value ?? given.label) : given
  if (typeof said !== 'string' && typeof said !== 'number') return given
  const text = String(said)
  const option =
    options.find(({ value }) => value === text) ??
    options.find(({ label }) => [label.mn, label.en].some(word => word.toLowerCase() === text.trim().toLowerCase()))
  return option?.value ?? text
}
