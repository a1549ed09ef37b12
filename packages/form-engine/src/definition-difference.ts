// What a new version of a definition means for people: fields, captions, duties and conditions, not lines of JSON.
import type { Bilingual } from '@khyanalt/domain/language'
import type { FormDefinition, SectionDefinition } from './definition.ts'
import { fieldsOfSections, sectionLists } from './definition-fields.ts'
import type { CheckDefinition, FieldDefinition, RowDefinition } from './field-attributes.ts'
import { sameJson } from './same-json.ts'

/** What changed at one place. */
export const definitionChangeCodes = [
  'form_renamed',
  'step_added',
  'step_removed',
  'step_renamed',
  'field_added',
  'field_removed',
  'field_moved',
  'kind_changed',
  'label_changed',
  'became_required',
  'became_optional',
  'condition_changed',
  'options_added',
  'options_removed',
  'limits_changed',
  'check_added',
  'check_removed',
  'attribute_changed',
  'certificate_changed',
] as const
export type DefinitionChangeCode = (typeof definitionChangeCodes)[number]

/** A change with its place: in the new definition, or in the old one where something went. */
export type DefinitionChange = {
  readonly code: DefinitionChangeCode
  readonly path: string
  /** What it is about: the caption of a field or step, in the new words. */
  readonly title: Bilingual
  /** What was and what is: names, captions, options. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The attributes that changed, by name, with what they were and are. */
  readonly settings?: readonly SettingChange[] | undefined
}

export type SettingChange = { readonly name: string; readonly from?: unknown; readonly to?: unknown }

/** The changes from one definition to another, in the order of the form. */
export const definitionDifference = (before: FormDefinition, after: FormDefinition): readonly DefinitionChange[] => [
  ...(sameJson(before._name, after._name)
    ? []
    : [
        { code: 'form_renamed' as const, path: '_name', title: after._name, from: before._name.mn, to: after._name.mn },
      ]),
  ...stepChanges(before, after),
  ...fieldChanges(fieldsByKey(before), fieldsByKey(after)),
  ...checkChanges(before, after),
]

/** Checks have no name but their sentence; one that changed in anything else went and came anew. */
const checkChanges = (before: FormDefinition, after: FormDefinition): readonly DefinitionChange[] => {
  const [was, is] = [checksOf(before), checksOf(after)]
  const without = (some: readonly PlacedCheck[], others: readonly PlacedCheck[]) =>
    some.filter(({ check }) => !others.some(other => sameJson(other.check, check)))
  return [
    ...without(is, was).map(({ check, path }) => ({ code: 'check_added' as const, path, title: check.say })),
    ...without(was, is).map(({ check, path }) => ({ code: 'check_removed' as const, path, title: check.say })),
  ]
}

type PlacedCheck = { readonly check: CheckDefinition; readonly path: string }

const checksOf = (definition: FormDefinition): readonly PlacedCheck[] => [
  ...placed(definition.checks, 'checks'),
  ...sectionLists(definition).flatMap(({ sections, path }) => [
    ...sections.flatMap(({ checks }, index) => placed(checks, `${path}/${index}/checks`)),
    ...fieldsOfSections(sections, path).flatMap(({ field, path: place }) => [
      ...placed(field.checks, `${place}/checks`),
      ...placed(field.row_checks, `${place}/row_checks`),
    ]),
  ]),
]

const placed = (checks: readonly CheckDefinition[] | undefined, path: string): readonly PlacedCheck[] =>
  (checks ?? []).map((check, index) => ({ check, path: `${path}/${index}` }))

/** Steps have no name of their own: one that stands at the same place with another title was renamed. */
const stepChanges = (before: FormDefinition, after: FormDefinition): readonly DefinitionChange[] =>
  (['sections', 'renew_sections'] as const).flatMap(list => {
    const [was, is] = [before[list] ?? [], after[list] ?? []]
    const lost = was.filter(step => is.every(other => !sameJson(other._title, step._title)))
    const fresh = is.filter(step => was.every(other => !sameJson(other._title, step._title)))
    const renamed = new Set<SectionDefinition>()
    const changes: DefinitionChange[] = []
    for (const step of fresh) {
      const index = is.indexOf(step)
      const old = was[index]
      const path = `${list}/${index}/_title`
      if (old && lost.includes(old)) {
        renamed.add(old)
        changes.push({ code: 'step_renamed', path, title: step._title, from: old._title.mn, to: step._title.mn })
      } else changes.push({ code: 'step_added', path, title: step._title })
    }
    for (const step of lost) {
      if (renamed.has(step)) continue
      changes.push({ code: 'step_removed', path: `${list}/${was.indexOf(step)}/_title`, title: step._title })
    }
    return changes
  })

type Placed = { readonly field: FieldDefinition; readonly path: string; readonly step: string }

/** Fields by name with the tables around them; a caption without a name counts by its words. */
const fieldsByKey = (definition: FormDefinition): ReadonlyMap<string, Placed> => {
  const found = new Map<string, Placed>()
  const visit = (rows: readonly RowDefinition[], path: string, key: string, step: string): void => {
    for (const [rowIndex, row] of rows.entries()) {
      const scope = row.name === undefined ? key : `${key}/${row.name}`
      for (const [fieldIndex, field] of row.fields.entries()) {
        const place = `${path}/${rowIndex}/fields/${fieldIndex}`
        const own = `${scope}/${field.name ?? `@${field._title?.mn}`}`
        found.set(own, { field, path: place, step })
        if (field.rows !== undefined) visit(field.rows, `${place}/rows`, own, step)
      }
    }
  }
  for (const { sections, path } of sectionLists(definition)) {
    for (const [index, { rows, _title }] of sections.entries()) visit(rows, `${path}/${index}/rows`, path, _title.mn)
  }
  return found
}

const fieldChanges = (
  before: ReadonlyMap<string, Placed>,
  after: ReadonlyMap<string, Placed>,
): readonly DefinitionChange[] => [
  ...[...after].flatMap(([key, now]) => {
    const was = before.get(key)
    if (was) return changesOf(was, now)
    return [{ code: 'field_added' as const, path: now.path, title: titleOf(now.field), to: now.field.type }]
  }),
  ...[...before].flatMap(([key, { field, path }]) =>
    after.has(key) ? [] : [{ code: 'field_removed' as const, path, title: titleOf(field), from: field.type }],
  ),
]

const changesOf = (was: Placed, now: Placed): readonly DefinitionChange[] => {
  const [a, b] = [was.field, now.field]
  const title = titleOf(b)
  const changes: DefinitionChange[] = []
  const add = (code: DefinitionChangeCode, from?: string, to?: string): void => {
    changes.push({ code, path: now.path, title, ...(from !== undefined && { from }), ...(to !== undefined && { to }) })
  }
  if (a.type !== b.type) add('kind_changed', a.type, b.type)
  if (!sameJson(a._title, b._title)) add('label_changed', titleOf(a).mn, title.mn)
  if ((a.required === true) !== (b.required === true)) add(b.required ? 'became_required' : 'became_optional')
  if (was.step !== now.step) add('field_moved', was.step, now.step)
  if (conditions.some(name => !sameJson(a[name], b[name]))) add('condition_changed')
  const [gone, fresh] = [optionsLost(a, b), optionsLost(b, a)]
  if (gone !== '') add('options_removed', gone)
  if (fresh !== '') add('options_added', undefined, fresh)
  const set = (code: DefinitionChangeCode, names: readonly (keyof FieldDefinition)[]): void => {
    const settings = names.flatMap(name => (sameJson(a[name], b[name]) ? [] : [settingChange(name, a[name], b[name])]))
    if (settings.length > 0) changes.push({ code, path: now.path, title, settings })
  }
  set('limits_changed', limits)
  set('attribute_changed', attributesOf(a, b))
  return changes
}

const settingChange = (name: string, from: unknown, to: unknown): SettingChange => ({
  name,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

const conditions = ['when', 'yesnofield', 'yesnovalue'] as const
const limits = ['min', 'max', 'limit', 'decimals', 'past', 'not_after', 'not_before'] as const
const told = new Set<string>([
  'name',
  'type',
  '_title',
  'required',
  'options',
  'list',
  'rows',
  'checks',
  'row_checks',
  ...conditions,
  ...limits,
])

const attributesOf = (a: FieldDefinition, b: FieldDefinition): readonly (keyof FieldDefinition)[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(name => !told.has(name)) as (keyof FieldDefinition)[]

/** The choices that only the first offers. */
const optionsLost = (a: FieldDefinition, b: FieldDefinition): string => {
  const kept = new Set([...(b.options ?? []), ...(b.list ?? [])].map(({ value }) => value))
  const lost = [...(a.options ?? []), ...(a.list ?? [])].filter(({ value }) => !kept.has(value))
  return lost.map(({ label }) => label.mn).join(', ')
}

const titleOf = (field: FieldDefinition): Bilingual => field._title ?? { mn: field.name ?? field.type, en: '' }
