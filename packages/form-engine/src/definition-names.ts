// Names and values that must be told apart.
import type { Problem } from '@khyanalt/domain/problem'
import type { PlacedField } from './definition-fields.ts'

/** Names that occur twice among fields of one scope. */
export const duplicateNames = (fields: readonly PlacedField[]): readonly Problem[] =>
  repeated(fields.map(({ field, path }) => ({ value: field.name, path: `${path}/name` }))).map(({ value, path }) => ({
    code: 'duplicate_name',
    path,
    params: { name: value },
  }))

/** Fixed rows of one name, and options or lines of one value. */
export const duplicateParts = ({ field, path }: PlacedField): readonly Problem[] => [
  ...repeated(
    (field.type === 'statictable' ? (field.rows ?? []) : []).map(({ name }, index) => ({
      value: name,
      path: `${path}/rows/${index}/name`,
    })),
  ).map(({ value, path: place }) => ({ code: 'duplicate_name', path: place, params: { name: value } })),
  ...(['options', 'list'] as const).flatMap(attribute =>
    repeated(
      (field[attribute] ?? []).map(({ value }, index) => ({ value, path: `${path}/${attribute}/${index}/value` })),
    ).map(({ value, path: place }) => ({ code: 'duplicate_value', path: place, params: { value } })),
  ),
]

type PlacedValue = { readonly value: string | undefined; readonly path: string }

const repeated = (values: readonly PlacedValue[]): readonly { readonly value: string; readonly path: string }[] => {
  const seen = new Set<string>()
  return values.flatMap(({ value, path }) => {
    if (value === undefined) return []
    if (seen.has(value)) return [{ value, path }]
    seen.add(value)
    return []
  })
}
