// Attributes that only make sense together.
import { areComparable, resolveBound } from '@khyanalt/domain/day-bound'
import type { Problem } from '@khyanalt/domain/problem'
import { conditionDepth, maxConditionDepth } from './condition.ts'
import type { PlacedField } from './definition-fields.ts'
import type { FieldDefinition, RowDefinition } from './field-attributes.ts'
import { kindOf } from './fields/registry.ts'

/** Attributes a field lacks, conditions too deep, and columns that do not fit a table. */
export const attributeProblems = ({ field, path }: PlacedField): readonly Problem[] => [
  ...missingAttributes(field).map(attribute => ({ code: 'missing_attribute', path: `${path}/${attribute}` })),
  ...(['show', 'enable', 'require'] as const).flatMap(effect => {
    const rule = field.when?.[effect]
    return rule !== undefined && conditionDepth(rule) > maxConditionDepth
      ? [{ code: 'limit_exceeded', path: `${path}/when/${effect}`, params: { max: maxConditionDepth } }]
      : []
  }),
  ...(field.type === 'table' ? columnProblems(field, path) : []),
  ...(field.min !== undefined && field.max !== undefined && field.min > field.max
    ? [{ code: 'limit_exceeded', path: `${path}/min`, params: { max: field.max } }]
    : []),
  ...dayBoundProblems(field, path),
  ...(field.rows !== undefined && answeredCells(field.rows).length === 0
    ? [{ code: 'too_few', path: `${path}/rows`, params: { min: 1 } }]
    : []),
]

/** A first day after the last one leaves no day to give; bounds that move are compared on a day of their own. */
const dayBoundProblems = ({ not_before, not_after, past }: FieldDefinition, path: string): readonly Problem[] => {
  const last = not_after ?? (past ? 'today' : undefined)
  if (last === undefined || not_before === undefined || !areComparable(last, not_before)) return []
  const latest = resolveBound(last, anyDay)
  return resolveBound(not_before, anyDay) > latest ? [{ code: 'first_after_last', path: `${path}/not_before` }] : []
}

const anyDay = '2024-01-01'

const missingAttributes = (
  field: FieldDefinition,
): readonly ('yesnofield' | 'options' | 'library' | 'tool_fields' | 'defaultvalue')[] => {
  if (field.yesnofield === undefined && needsYesnofield(field)) return ['yesnofield']
  switch (field.type) {
    case 'radio':
    case 'text_template':
      return field.options === undefined ? ['options'] : []
    case 'select':
    case 'autoselect':
      return field.options === undefined && field.library === undefined ? ['options'] : []
    case 'select_lang':
    case 'autoselect_lang':
      return field.library === undefined ? ['library'] : []
    case 'hidden':
      return field.defaultvalue === undefined && field.calculate === undefined ? ['defaultvalue'] : []
    case 'yesno':
      return field.hastool === true && field.tool_fields === undefined ? ['tool_fields'] : []
    default:
      return []
  }
}

const needsYesnofield = ({ type, yesnovalue, when }: FieldDefinition): boolean =>
  yesnovalue !== undefined || type === 'text_template' || (type === 'conditional' && when?.show === undefined)

/** The columns of `list` name cells of the table; `headers` without a list caption all of them. */
const columnProblems = ({ rows, list, headers }: FieldDefinition, path: string): readonly Problem[] => {
  const cells = answeredCells(rows ?? [])
  const names = new Set(cells.map(cell => cell.name))
  const dangling = (list ?? []).flatMap(({ value }, index) =>
    names.has(value)
      ? []
      : [{ code: 'dangling_reference', path: `${path}/list/${index}/value`, params: { name: value } }],
  )
  const wrongCount = headers !== undefined && list === undefined && headers.length !== cells.length
  const count = { code: 'wrong_count', path: `${path}/headers`, params: { count: cells.length } }
  return wrongCount ? [...dangling, count] : dangling
}

/** The cells that hold something; rows of captions alone could never be filled. */
const answeredCells = (rows: readonly RowDefinition[]): readonly FieldDefinition[] =>
  rows.flatMap(row => row.fields).filter(cell => kindOf(cell.type).holds !== 'none')
