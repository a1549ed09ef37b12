// Names in a definition: each once, and none that points nowhere.
import type { Problem } from '@khyanalt/domain/problem'
import { namesIn } from './condition.ts'
import type { FormDefinition, SectionDefinition } from './definition.ts'
import { attributeProblems } from './definition-attributes.ts'
import { cellScopes, fieldsOfSections, type PlacedField, sectionLists } from './definition-fields.ts'
import { duplicateNames, duplicateParts } from './definition-names.ts'
import type { FieldDefinition } from './field-attributes.ts'
import { kindOf } from './fields/registry.ts'

/** Most fields of one list of steps, cells of tables included. */
const maxFields = 1000

/** Everything the grammar alone cannot see: duplicate names, dangling references, attributes that do not fit together. */
export const referenceProblems = (definition: FormDefinition): readonly Problem[] =>
  sectionLists(definition).flatMap(({ sections, path }) => listProblems(sections, path))

const listProblems = (sections: readonly SectionDefinition[], path: string): readonly Problem[] => {
  const fields = fieldsOfSections(sections, path)
  const scopes = fields.flatMap(cellScopes)
  if (fields.length + scopes.flat().length > maxFields) {
    return [{ code: 'limit_exceeded', path, params: { max: maxFields } }]
  }
  const top = namedFields(fields)
  return [
    ...scopeProblems(fields, top, top),
    ...scopes.flatMap(cells => {
      const own = namedFields(cells)
      return scopeProblems(cells, own, new Map([...top, ...own]))
    }),
    ...sections.flatMap((section, index) => stepProblems(section, `${path}/${index}`)),
  ]
}

type Fields = ReadonlyMap<string, FieldDefinition>

/** `own` are the fields beside each other; `reachable` adds those of the form around a row. */
const scopeProblems = (fields: readonly PlacedField[], own: Fields, reachable: Fields): readonly Problem[] => [
  ...duplicateNames(fields),
  ...fields.flatMap(placed => [
    ...referencesOf(placed.field).flatMap(reference => danglingReference(placed, reference, own, reachable)),
    ...attributeProblems(placed),
    ...duplicateParts(placed),
  ]),
]

const namedFields = (fields: readonly PlacedField[]): Fields =>
  new Map(fields.flatMap(({ field }) => (field.name === undefined ? [] : [[field.name, field]])))

/** `asked` – its answer decides, wherever it stands in reach; `filled` – a value is copied into it; `opened` – it appears. */
type Reference = { readonly name: string; readonly attribute: string; readonly use: 'asked' | 'filled' | 'opened' }

const referencesOf = (field: FieldDefinition): readonly Reference[] => [
  ...(field.yesnofield === undefined
    ? []
    : [{ name: field.yesnofield, attribute: 'yesnofield', use: 'asked' as const }]),
  ...(['show', 'enable', 'require'] as const).flatMap(effect => {
    const rule = field.when?.[effect]
    return rule === undefined
      ? []
      : namesIn(rule).map(name => ({ name, attribute: `when/${effect}`, use: 'asked' as const }))
  }),
  ...(field.autofields ?? []).map((name, index) => ({
    name,
    attribute: `autofields/${index}`,
    use: 'filled' as const,
  })),
  ...(field.tool_fields ?? []).map((name, index) => ({
    name,
    attribute: `tool_fields/${index}`,
    use: 'opened' as const,
  })),
]

const danglingReference = (
  { field, path }: PlacedField,
  { name, attribute, use }: Reference,
  own: Fields,
  reachable: Fields,
): readonly Problem[] => {
  const target = (use === 'asked' ? reachable : own).get(name)
  const problem = (code: string) => [{ code, path: `${path}/${attribute}`, params: { name } }]
  if (name === field.name) return problem('refers_to_itself')
  if (target === undefined) return problem('dangling_reference')
  return use !== 'opened' && kindOf(target.type).holds === 'none' ? problem('refers_to_caption') : []
}

const stepProblems = (section: SectionDefinition, path: string): readonly Problem[] => {
  const fields = new Map(section.rows.flatMap(row => row.fields.map(field => [field.name, field])))
  const named = [
    ...(section.required_one ?? []).map((name, index) => ({ name, path: `${path}/required_one/${index}` })),
    ...Object.keys(section.defaultvalue ?? {}).map(name => ({ name, path: `${path}/defaultvalue/${name}` })),
  ]
  return named.flatMap(({ name, path: place }) => {
    const target = fields.get(name)
    if (target === undefined) return [{ code: 'dangling_reference', path: place, params: { name } }]
    return kindOf(target.type).holds === 'none' ? [{ code: 'refers_to_caption', path: place, params: { name } }] : []
  })
}
