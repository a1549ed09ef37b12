// Names in a definition: each once, and none that points nowhere.
import type { Problem } from '@khyanalt/domain/problem'
import { conditionDepth, maxConditionDepth, namesIn } from './condition.ts'
import type { FormDefinition, SectionDefinition } from './definition.ts'
import { cellScopes, fieldsOfSections, type PlacedField, sectionLists } from './definition-fields.ts'
import type { FieldDefinition } from './field-attributes.ts'
import { kindOf } from './fields/registry.ts'

/** Most fields of one list of steps, cells of tables included. */
export const maxFields = 1000

/** Duplicate names, dangling references and attributes that contradict each other. */
export const referenceProblems = (definition: FormDefinition): readonly Problem[] =>
  sectionLists(definition).flatMap(({ sections, path }) => sectionProblems(sections, path))

const sectionProblems = (sections: readonly SectionDefinition[], path: string): readonly Problem[] => {
  const fields = fieldsOfSections(sections, path)
  const scopes = fields.flatMap(cellScopes)
  const count = fields.length + scopes.flat().length
  if (count > maxFields) return [{ code: 'limit_exceeded', path, params: { max: maxFields } }]
  const names = namesOf(fields)
  return [
    ...duplicateNames(fields),
    ...fields.flatMap(placed => fieldProblems(placed, names)),
    ...fields.flatMap(duplicateRows),
    ...scopes.flatMap(cells => {
      const visible = new Set([...names, ...namesOf(cells)])
      return [...duplicateNames(cells), ...cells.flatMap(placed => fieldProblems(placed, visible))]
    }),
    ...sections.flatMap((section, index) => stepProblems(section, `${path}/${index}`)),
  ]
}

const namesOf = (fields: readonly PlacedField[]): ReadonlySet<string> =>
  new Set(fields.flatMap(({ field }) => (field.name === undefined ? [] : [field.name])))

const duplicateNames = (fields: readonly PlacedField[]): readonly Problem[] => {
  const seen = new Set<string>()
  return fields.flatMap(({ field: { name }, path }) => {
    if (name === undefined) return []
    if (seen.has(name)) return [{ code: 'duplicate_name', path: `${path}/name`, params: { name } }]
    seen.add(name)
    return []
  })
}

/** Rows of a statictable are told apart by name, options by value. */
const duplicateRows = ({ field, path }: PlacedField): readonly Problem[] => {
  const seen = new Set<string>()
  return (field.type === 'statictable' ? (field.rows ?? []) : []).flatMap(({ name }, index) => {
    if (name === undefined || !seen.has(name)) {
      if (name !== undefined) seen.add(name)
      return []
    }
    return [{ code: 'duplicate_name', path: `${path}/rows/${index}/name`, params: { name } }]
  })
}

const fieldProblems = ({ field, path }: PlacedField, names: ReadonlySet<string>): readonly Problem[] => [
  ...references(field).flatMap(({ name, attribute }) =>
    name === field.name
      ? [{ code: 'refers_to_itself', path: `${path}/${attribute}`, params: { name } }]
      : names.has(name)
        ? []
        : [{ code: 'dangling_reference', path: `${path}/${attribute}`, params: { name } }],
  ),
  ...(['show', 'enable', 'require'] as const).flatMap(effect => {
    const rule = field.when?.[effect]
    return rule !== undefined && conditionDepth(rule) > maxConditionDepth
      ? [{ code: 'limit_exceeded', path: `${path}/when/${effect}`, params: { max: maxConditionDepth } }]
      : []
  }),
  ...missing(field).map(attribute => ({ code: 'missing_attribute', path: `${path}/${attribute}` })),
  ...duplicateValues(field, path),
  ...columnProblems(field, path),
]

const references = (field: FieldDefinition): readonly { readonly name: string; readonly attribute: string }[] => [
  ...(field.yesnofield === undefined ? [] : [{ name: field.yesnofield, attribute: 'yesnofield' }]),
  ...(field.autofields ?? []).map((name, index) => ({ name, attribute: `autofields/${index}` })),
  ...(field.tool_fields ?? []).map((name, index) => ({ name, attribute: `tool_fields/${index}` })),
  ...(['show', 'enable', 'require'] as const).flatMap(effect => {
    const rule = field.when?.[effect]
    return rule === undefined ? [] : namesIn(rule).map(name => ({ name, attribute: `when/${effect}` }))
  }),
]

/** Attributes that only make sense together. */
const missing = (field: FieldDefinition): readonly string[] => {
  if (field.yesnovalue !== undefined && field.yesnofield === undefined) return ['yesnofield']
  if (field.type === 'conditional' && field.yesnofield === undefined && field.when?.show === undefined)
    return ['yesnofield']
  if (field.type === 'radio' && field.options === undefined) return ['options']
  if (field.type === 'text_template' && (field.options === undefined || field.yesnofield === undefined)) {
    return field.options === undefined ? ['options'] : ['yesnofield']
  }
  if (field.type === 'yesno' && field.hastool === true && field.tool_fields === undefined) return ['tool_fields']
  const needsLibrary = field.type === 'select' || field.type === 'autoselect'
  if (needsLibrary && field.options === undefined && field.library === undefined) return ['options']
  const needsLanguageLibrary = field.type === 'select_lang' || field.type === 'autoselect_lang'
  return needsLanguageLibrary && field.library === undefined ? ['library'] : []
}

const duplicateValues = (field: FieldDefinition, path: string): readonly Problem[] =>
  (['options', 'list'] as const).flatMap(attribute => {
    const seen = new Set<string>()
    return (field[attribute] ?? []).flatMap(({ value }, index) => {
      if (seen.has(value))
        return [{ code: 'duplicate_value', path: `${path}/${attribute}/${index}/value`, params: { value } }]
      seen.add(value)
      return []
    })
  })

/** Columns of a table name its own fields; headers caption all of them. */
const columnProblems = (field: FieldDefinition, path: string): readonly Problem[] => {
  if (field.type !== 'table') return []
  const cells = (field.rows ?? []).flatMap(row => row.fields).filter(cell => kindOf(cell.type).holds !== 'none')
  const names = new Set(cells.map(cell => cell.name))
  const dangling = (field.list ?? []).flatMap(({ value }, index) =>
    names.has(value)
      ? []
      : [{ code: 'dangling_reference', path: `${path}/list/${index}/value`, params: { name: value } }],
  )
  const wrongCount = field.headers !== undefined && field.list === undefined && field.headers.length !== cells.length
  return wrongCount
    ? [...dangling, { code: 'wrong_count', path: `${path}/headers`, params: { count: cells.length } }]
    : dangling
}

const stepProblems = (section: SectionDefinition, path: string): readonly Problem[] => {
  const names = new Set(section.rows.flatMap(row => row.fields.map(field => field.name)))
  const attributes = {
    required_one: section.required_one ?? [],
    defaultvalue: Object.keys(section.defaultvalue ?? {}),
  }
  return Object.entries(attributes).flatMap(([attribute, listed]) =>
    listed.flatMap((name, index) =>
      names.has(name)
        ? []
        : [
            {
              code: 'dangling_reference',
              path: `${path}/${attribute}/${attribute === 'defaultvalue' ? name : index}`,
              params: { name },
            },
          ],
    ),
  )
}
