// A register as forms: its sheet alone or as a request asks for it, and one of its records. Compiled once each.
import { compileDefinition } from './compile.ts'
import type { CompiledField, CompiledForm } from './compiled-form.ts'
import type { FormDefinition } from './definition.ts'
import type { FieldDefinition, RowDefinition } from './field-attributes.ts'
import { everyField } from './places.ts'
import type { Register } from './registers/register.ts'
import { registerOfType } from './registers/registers.ts'

/** How a sheet is asked: alone on its page, or by a request that names the questions it needs; empty names all. */
export type Asked = { readonly embedded: false } | { readonly embedded: true; readonly fields: readonly string[] }

export const standalone: Asked = { embedded: false }

const forms = new Map<string, CompiledForm>()

/** The sheet of a register. */
export const sheetForm = (register: Register, asked: Asked): CompiledForm => {
  const key = `${register.name} ${asked.embedded ? asked.fields.join() : 'alone'}`
  return kept(key, register, () => askedRows(register, asked))
}

/** One record of a register. */
export const itemForm = (register: Register): CompiledForm =>
  kept(`${register.name} item`, register, () => register.items ?? [])

/** The fields behind a field whose kind is a register; none for any other kind. */
export const registerFields = ({ type, field }: CompiledField): readonly CompiledField[] => {
  const register = registerOfType(type)
  if (register === null) return []
  const sheet = sheetForm(register, { embedded: true, fields: field.fields ?? [] })
  return [...everyField(sheet), ...(register.items === null ? [] : everyField(itemForm(register)))]
}

const kept = (key: string, register: Register, rows: () => readonly RowDefinition[]): CompiledForm => {
  const known = forms.get(key)
  if (known !== undefined) return known
  const definition: FormDefinition = {
    _name: register.title,
    sections: [{ _title: register.title, rows: [...rows()] }],
  } as FormDefinition
  const form = compileDefinition(definition, { renew: false })
  forms.set(key, form)
  return form
}

const askedRows = (register: Register, asked: Asked): readonly RowDefinition[] =>
  (register.sheet ?? [])
    .map(row => ({ ...row, fields: row.fields.flatMap(field => askedField(register, field, asked)) }))
    .filter(row => row.fields.length > 0)

const askedField = (register: Register, field: FieldDefinition, asked: Asked): readonly FieldDefinition[] => {
  const wanted = (name: string | undefined): boolean =>
    !asked.embedded ||
    asked.fields.length === 0 ||
    asked.fields.includes(name ?? '') ||
    (register.always ?? []).includes(name ?? '')
  if (field.type === 'statictable') {
    const rows = (field.rows ?? []).filter(row => wanted(row.name))
    return rows.length === 0 ? [] : [{ ...field, rows: asked.embedded ? rows.map(counted) : rows }]
  }
  if (!wanted(field.name)) return []
  // Alone, only the question that opens the others must be answered.
  return [asked.embedded || register.mustAlone?.includes(field.name ?? '') ? field : withoutDemand(field)]
}

/** A kind that a request asks for has a count (REQ-CLOTH-02). */
const counted = (row: RowDefinition): RowDefinition => ({
  ...row,
  fields: row.fields.map(cell => (cell.name === 'count' ? { ...cell, required: true } : cell)),
})

const withoutDemand = ({ required: _, ...field }: FieldDefinition): FieldDefinition => field
