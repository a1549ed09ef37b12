// All conditions of a field, from whichever attribute they come, in one form.
import type { CompiledField, FieldScope } from './compiled-form.ts'
import { type AskedAnswer, type Condition, holds, namesIn, type Scalar } from './condition.ts'
import type { FieldDefinition } from './field-attributes.ts'

/** A condition and the attribute it comes from. */
export type SourcedCondition = {
  readonly source: 'yesnofield' | 'tool_fields' | 'when'
  readonly condition: Condition
}

/** When a field is shown (all must hold), when it may be edited, and when it becomes required. */
export type FieldConditions = {
  readonly show: readonly SourcedCondition[]
  readonly enable: readonly SourcedCondition[]
  readonly require: readonly SourcedCondition[]
}

/** Which yes/no fields open which tool fields: the target's name and the names of its openers. */
export const toolOpeners = (fields: readonly FieldDefinition[]): ReadonlyMap<string, readonly string[]> => {
  const openers = new Map<string, string[]>()
  for (const field of fields) {
    if (field.hastool !== true || field.name === undefined) continue
    for (const target of field.tool_fields ?? []) {
      openers.set(target, [...(openers.get(target) ?? []), field.name])
    }
  }
  return openers
}

/** The conditions of a field; `openers` are the yes/no fields that open it as a tool. */
export const conditionsOf = (field: FieldDefinition, openers: readonly string[] = []): FieldConditions => {
  const show: SourcedCondition[] = []
  if (field.yesnofield !== undefined) {
    show.push({ source: 'yesnofield', condition: { field: field.yesnofield, in: listed(field.yesnovalue) } })
  }
  const [opener] = openers
  if (opener !== undefined) {
    const opened = openers.map(name => ({ field: name, in: ['yes'] }))
    show.push({
      source: 'tool_fields',
      condition: opened.length === 1 ? { field: opener, in: ['yes'] } : { any: opened },
    })
  }
  if (field.when?.show !== undefined) show.push({ source: 'when', condition: field.when.show })
  return {
    show,
    enable: field.when?.enable === undefined ? [] : [{ source: 'when', condition: field.when.enable }],
    require: field.when?.require === undefined ? [] : [{ source: 'when', condition: field.when.require }],
  }
}

/** Whether all conditions hold. */
export const allHold = (conditions: readonly SourcedCondition[], ask: (name: string) => AskedAnswer): boolean =>
  conditions.every(({ condition }) => holds(condition, ask))

/** The names that conditions ask about, each once. */
export const namesAsked = (conditions: readonly SourcedCondition[]): readonly string[] => [
  ...new Set(conditions.flatMap(({ condition }) => namesIn(condition))),
]

const standingAlone = new WeakMap<FieldScope, { readonly values: boolean; readonly all: boolean }>()

/** Whether cells ask nothing of the form around their row, their checks included. */
export const standsAlone = (cells: FieldScope): boolean => howAlone(cells).all

/** Whether what cells hold and whether they apply follows from their row alone; checks may look further. */
export const valuesStandAlone = (cells: FieldScope): boolean => howAlone(cells).values

const howAlone = (cells: FieldScope) => {
  const known = standingAlone.get(cells)
  if (known !== undefined) return known
  const fields = [...cells.fields.values()]
  const asksItsRow = ({ beside, form }: CompiledField['asks']) =>
    form.length === 0 && beside.every(name => cells.fields.has(name))
  const values = fields.every(
    ({ conditions: { show, enable, require }, derivesFrom }) =>
      asksItsRow(derivesFrom) && namesAsked([...show, ...enable, ...require]).every(name => cells.fields.has(name)),
  )
  const alone = { values, all: values && fields.every(({ asks }) => asksItsRow(asks)) }
  standingAlone.set(cells, alone)
  return alone
}

/** Without `yesnovalue` a field belongs to the answer yes. */
const listed = (value: FieldDefinition['yesnovalue']): readonly Scalar[] =>
  value === undefined ? ['yes'] : Array.isArray(value) ? value : [value]
