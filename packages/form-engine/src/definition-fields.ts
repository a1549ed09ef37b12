// The fields of a definition with their places, as one list.
import type { FormDefinition, SectionDefinition } from './definition.ts'
import type { FieldDefinition, RowDefinition } from './field-attributes.ts'

/** A field and its place in the JSON. */
export type PlacedField = { readonly field: FieldDefinition; readonly path: string }

/** The two lists of steps a definition may hold, with their places. */
export const sectionLists = (
  definition: FormDefinition,
): readonly { readonly sections: readonly SectionDefinition[]; readonly path: string }[] => [
  { sections: definition.sections, path: 'sections' },
  ...(definition.renew_sections === undefined ? [] : [{ sections: definition.renew_sections, path: 'renew_sections' }]),
]

/** The top-level fields of steps, in order. */
export const fieldsOfSections = (sections: readonly SectionDefinition[], path: string): readonly PlacedField[] =>
  sections.flatMap((section, index) => fieldsOfRows(section.rows, `${path}/${index}/rows`))

/** The fields of rows, in order. */
const fieldsOfRows = (rows: readonly RowDefinition[], path: string): readonly PlacedField[] =>
  rows.flatMap((row, rowIndex) =>
    row.fields.map((field, fieldIndex) => ({ field, path: `${path}/${rowIndex}/fields/${fieldIndex}` })),
  )

/** The scopes of cells of a field that holds rows: one for an add form, one per fixed row. */
export const cellScopes = (placed: PlacedField): readonly (readonly PlacedField[])[] => {
  const { field, path } = placed
  if (field.rows === undefined) return []
  if (field.type !== 'statictable') return [fieldsOfRows(field.rows, `${path}/rows`)]
  return field.rows.map((row, index) =>
    row.fields.map((cell, cellIndex) => ({ field: cell, path: `${path}/rows/${index}/fields/${cellIndex}` })),
  )
}
