// Compiles a definition once: flat index of fields, steps, and who is affected by whom.
import type { CompiledField, CompiledForm, CompiledStep, FieldScope, FixedRow, LayoutRow } from './compiled-form.ts'
import type { FormDefinition, SectionDefinition } from './definition.ts'
import { affectedNames, dependencies } from './dependency-graph.ts'
import type { FieldDefinition, RowDefinition } from './field-attributes.ts'
import { conditionsOf, toolOpeners } from './field-conditions.ts'
import { kindOf } from './fields/registry.ts'
import { scopeOf } from './places.ts'
import type { AskedNames, PlacedChecks } from './rules/placed-checks.ts'
import { rulesAtHand, usesRules } from './rules/used-rules.ts'

const compiled = new WeakMap<FormDefinition, Map<boolean, CompiledForm>>()

/** The compiled form of a parsed definition; the same definition object is compiled once per kind of request. */
export const compileDefinition = (definition: FormDefinition, { renew }: { readonly renew: boolean }): CompiledForm => {
  const forms = compiled.get(definition) ?? new Map<boolean, CompiledForm>()
  const known = forms.get(renew)
  if (known !== undefined) return known
  const form = compileForm(definition, renew)
  compiled.set(definition, forms.set(renew, form))
  return form
}

/**
 * The paths a change at a path may touch: dependants of any distance, autofill targets, the required-one group.
 * A cell (`machines/r1/type`) touches cells of its own row, and what asks whether its table is filled.
 */
export const affectedBy = (form: CompiledForm, path: string): readonly string[] => {
  const [name = '', rowId, cell] = path.split('/')
  const table = form.fields.get(name)
  const outside = form.affected.get(name) ?? []
  if (table === undefined || rowId === undefined || cell === undefined) return outside
  const inside = scopeOf(table, rowId)?.affected.get(cell) ?? []
  return [...inside.map(sibling => `${name}/${rowId}/${sibling}`), ...outside]
}

const compileForm = (definition: FormDefinition, renew: boolean): CompiledForm => {
  const renewal = definition.renew_sections ?? []
  const asWritten = renew && renewal.length > 0 ? renewal : definition.sections
  // The checks of the whole form speak of the fields of its own steps.
  const ofWholeForm = asWritten === definition.sections ? definition.checks : []
  const rules = usesRules(definition) ? rulesAtHand() : null
  const sections = rules?.withExplanations(asWritten, ofWholeForm) ?? asWritten
  const checksAt = rules?.placeChecks(asWritten, ofWholeForm)
  const openers = toolOpeners(sections.flatMap(section => fieldsOf(section.rows)))
  const steps = sections.map((section, index) =>
    compileStep(section, { stepIndex: index, openers, checksAt, prefix: '' }),
  )
  const fields = indexByName(steps.flatMap(step => step.fields))
  const groups = steps.map(step => step.requiredOne)
  const graph = dependencies(fields)
  return {
    definition,
    renew,
    steps,
    fields,
    layout: steps.flatMap(step => step.layout),
    dependsOn: graph.dependsOn,
    affected: affectedNames(graph, fields, groups),
  }
}

/** What the fields of a scope are compiled with; `prefix` is the path before their names. */
type Surroundings = {
  readonly stepIndex: number
  readonly openers: ReadonlyMap<string, readonly string[]>
  readonly checksAt: PlacedChecks | undefined
  readonly prefix: string
}

const compileStep = (section: SectionDefinition, around: Surroundings): CompiledStep => {
  const layout = compileRows(section.rows, around, `@${around.stepIndex}`)
  return {
    index: around.stepIndex,
    title: section._title,
    section,
    layout,
    fields: layout.flatMap(row => row.fields),
    requiredOne: section.required_one ?? [],
  }
}

const compileRows = (rows: readonly RowDefinition[], around: Surroundings, place: string): readonly LayoutRow[] =>
  rows.map((row, rowIndex) => ({
    cols: row.cols ?? 1,
    tool: row.tool ?? false,
    extra: row.extra ?? null,
    fields: row.fields.map((field, fieldIndex) =>
      compileField(field, field.name ?? `${place}.${rowIndex}.${fieldIndex}`, around),
    ),
  }))

const compileField = (field: FieldDefinition, name: string, around: Surroundings): CompiledField => {
  const { stepIndex, openers, checksAt, prefix } = around
  const kind = kindOf(field.type)
  const rows = kind.ownFields === undefined ? (field.rows ?? []) : [{ fields: kind.ownFields }]
  const checks = checksAt?.get(`${prefix}${name}`) ?? none
  const inside = { ...around, prefix: `${prefix}${name}/` }
  return {
    name,
    type: field.type,
    title: field._title ?? { mn: name, en: name },
    // What is calculated is locked as any field that nobody types in.
    field: field.calculate === undefined || kind.holds !== 'answer' ? field : { ...field, disabled: true },
    kind,
    stepIndex,
    conditions: conditionsOf(field, openers.get(name)),
    checks,
    derivesFrom: field.calculate === undefined ? asksNothing : rulesAtHand().asksOf(field, []),
    asks: field.calculate === undefined && checks.length === 0 ? asksNothing : rulesAtHand().asksOf(field, checks),
    cells: kind.rows === 'repeating' ? compileScope(rows, inside) : null,
    fixedRows: kind.rows === 'fixed' ? compileFixedRows(rows, inside) : null,
  }
}

const none: readonly never[] = []
const asksNothing: AskedNames = { beside: none, form: none }

const compileFixedRows = (rows: readonly RowDefinition[], around: Surroundings): ReadonlyMap<string, FixedRow> =>
  new Map(
    rows.map(row => {
      const name = row.name ?? ''
      const cells = compileScope([row], { ...around, prefix: `${around.prefix}${name}/` })
      return [name, { name, title: row._title ?? { mn: name, en: name }, cells }]
    }),
  )

const compileScope = (rows: readonly RowDefinition[], around: Surroundings): FieldScope => {
  const layout = compileRows(rows, { ...around, openers: toolOpeners(fieldsOf(rows)) }, '@')
  const fields = indexByName(layout.flatMap(row => row.fields))
  return { fields, layout, affected: affectedNames(dependencies(fields), fields, []) }
}

const fieldsOf = (rows: readonly RowDefinition[]): readonly FieldDefinition[] => rows.flatMap(row => row.fields)

const indexByName = (fields: readonly CompiledField[]): ReadonlyMap<string, CompiledField> =>
  new Map(fields.map(field => [field.name, field]))
