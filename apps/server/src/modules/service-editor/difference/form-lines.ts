// What differs of two forms, question by question.
import { isDeepStrictEqual } from 'node:util'
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import type { Bilingual } from '@khyanalt/domain/language'
import { attributeTexts } from '@khyanalt/domain/messages/service-editor-words'
import type { FormDefinition, SectionDefinition } from '@khyanalt/form-engine/definition'
import type { FieldDefinition, RowDefinition } from '@khyanalt/form-engine/field-attributes'
import { kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { conditionWords, type FormWords, formWords, settingWords } from './form-words.ts'
import { isReordered } from './list-lines.ts'
import { joined, line, plain, told } from './told.ts'

/** Lists of choices by name. */
export type ListNames = ReadonlyMap<string, Bilingual>

type Reading = {
  readonly was: FormWords
  readonly is: FormWords
  readonly lists: ListNames
  /** Which step became which. */
  readonly steps: ReadonlyMap<SectionDefinition, SectionDefinition>
}

/** The lines from one form to the other, in the order of the form. */
export const formLines = (before: FormDefinition, after: FormDefinition, lists: ListNames): DifferenceLine[] => {
  const steps = new Map(stepLists.flatMap(list => [...pairsOf(before[list] ?? [], after[list] ?? [])]))
  const reading = { was: formWords(before), is: formWords(after), lists, steps }
  const lines = [
    ...wordLines('form_renamed', before._name, after._name),
    ...wordLines('form_description', before._descr, after._descr),
    ...stepLines(before, after, reading),
    ...questionLines(placedIn(before), placedIn(after), reading),
    ...checkLines(checksOf(before), checksOf(after)),
  ]
  const rest = ({ clienttype, default_organization, cases }: FormDefinition) => [
    clienttype,
    default_organization,
    cases,
  ]
  const isTold = same(rest(before), rest(after)) && (lines.length > 0 || same(before, after))
  return isTold ? lines : [...lines, line('form', told('form_other'))]
}

/** How many steps and questions a first version has. */
export const firstFormLine = (form: FormDefinition): DifferenceLine => {
  const questions = [...placedIn(form).values()].filter(({ field }) => field.name !== undefined).length
  const steps = form.sections.length + (form.renew_sections?.length ?? 0)
  return line('form', told('form_first'), null, told('form_first_size', { steps, questions }))
}

const wordLines = (
  key: Parameters<typeof told>[0],
  from: Bilingual | undefined,
  to: Bilingual | undefined,
): DifferenceLine[] => (same(from, to) ? [] : [line('form', told(key), from ?? null, to ?? null)])

type StepList = 'sections' | 'renew_sections'
const stepLists: readonly StepList[] = ['sections', 'renew_sections']

/** Steps have no name of their own: one that stands at the same place with another title was renamed. */
const stepLines = (before: FormDefinition, after: FormDefinition, reading: Reading): DifferenceLine[] =>
  stepLists.flatMap(list => {
    const [was, is] = [before[list] ?? [], after[list] ?? []]
    const pairs = reading.steps
    const kept = new Set(pairs.values())
    const titles = (steps: readonly SectionDefinition[]) => steps.map(({ _title }) => _title.mn)
    return [
      ...is.flatMap((step): DifferenceLine[] => {
        const old = pairs.get(step)
        if (!old) return [line('form', told('step_added', { title: step._title }))]
        return [
          ...wordLines('step_renamed', old._title, step._title),
          ...(same(old.required_one, step.required_one)
            ? []
            : [
                line(
                  'form',
                  told('step_one_of', { title: step._title }),
                  joined((old.required_one ?? []).map(reading.was.titleOf)),
                  joined((step.required_one ?? []).map(reading.is.titleOf)),
                ),
              ]),
          ...orderLine(old, step),
        ]
      }),
      ...was.filter(step => !kept.has(step)).map(step => line('form', told('step_removed', { title: step._title }))),
      ...(isReordered(titles(was), titles(is)) ? [line('form', told('step_order'))] : []),
    ]
  })

const pairsOf = (
  was: readonly SectionDefinition[],
  is: readonly SectionDefinition[],
): ReadonlyMap<SectionDefinition, SectionDefinition> => {
  const pairs = new Map<SectionDefinition, SectionDefinition>()
  const taken = new Set<SectionDefinition>()
  const pair = (step: SectionDefinition, old: SectionDefinition | undefined) => {
    if (!old || taken.has(old) || pairs.has(step)) return
    pairs.set(step, old)
    taken.add(old)
  }
  for (const step of is) {
    pair(
      step,
      was.find(old => !taken.has(old) && same(old._title, step._title)),
    )
  }
  for (const [place, step] of is.entries()) pair(step, was[place])
  return pairs
}

const orderLine = (was: SectionDefinition, is: SectionDefinition): DifferenceLine[] => {
  const keys = ({ rows }: SectionDefinition) => rows.flatMap(row => row.fields.map(keyOf))
  return isReordered(keys(was), keys(is)) ? [line('form', told('field_order', { title: is._title }))] : []
}

type Placed = { readonly field: FieldDefinition; readonly step: SectionDefinition }

const keyOf = (field: FieldDefinition): string => field.name ?? `@${field._title?.mn}`

/** Questions by name with the tables around them; a caption without a name counts by its words. */
const placedIn = (form: FormDefinition): ReadonlyMap<string, Placed> => {
  const found = new Map<string, Placed>()
  const visit = (rows: readonly RowDefinition[], scope: string, of: Omit<Placed, 'field'>): void => {
    for (const row of rows) {
      const within = row.name === undefined ? scope : `${scope}/${row.name}`
      for (const field of row.fields) {
        const key = `${within}/${keyOf(field)}`
        found.set(key, { field, ...of })
        if (field.rows !== undefined) visit(field.rows, key, of)
      }
    }
  }
  for (const list of stepLists) {
    for (const step of form[list] ?? []) visit(step.rows, list, { step })
  }
  return found
}

const questionLines = (
  was: ReadonlyMap<string, Placed>,
  is: ReadonlyMap<string, Placed>,
  reading: Reading,
): DifferenceLine[] => [
  ...[...is].flatMap(([key, now]): DifferenceLine[] => {
    const old = was.get(key)
    if (old) return changeLines(old, now, reading)
    return [line('form', told('field_added', { title: titleOf(now.field) }), null, kindOf(now.field))]
  }),
  ...[...was].flatMap(([key, { field }]) =>
    is.has(key) ? [] : [line('form', told('field_removed', { title: titleOf(field) }), kindOf(field))],
  ),
]

const changeLines = (old: Placed, now: Placed, reading: Reading): DifferenceLine[] => {
  const [a, b] = [old.field, now.field]
  const title = titleOf(b)
  const about = (key: Parameters<typeof told>[0], from: Bilingual | null = null, to: Bilingual | null = null) =>
    line('form', told(key, { title }), from, to)
  return [
    ...(a.type === b.type ? [] : [about('field_kind', kindOf(a), kindOf(b))]),
    ...wordLines('field_renamed', a._title, b._title),
    ...((a.required === true) === (b.required === true)
      ? []
      : [about(b.required ? 'became_required' : 'became_optional')]),
    // A step that was renamed is told of the step itself.
    ...(reading.steps.get(now.step) === old.step ? [] : [about('field_moved', old.step._title, now.step._title)]),
    ...conditionLines(a, b, reading),
    ...optionLines(a, b),
    ...settingLines(a, b, reading),
  ]
}

const conditionLines = (a: FieldDefinition, b: FieldDefinition, reading: Reading): DifferenceLine[] =>
  (['show', 'enable', 'require'] as const).flatMap(effect => {
    const [from, to] = [conditionOf(a, effect), conditionOf(b, effect)]
    if (same(from, to)) return []
    const label = told(`when_${effect}`, { title: titleOf(b) })
    return [line('form', label, conditionWords(from, reading.was), conditionWords(to, reading.is))]
  })

/** A condition of either form: the rule, or the older pair of a question and its answers. */
const conditionOf = (field: FieldDefinition, effect: 'show' | 'enable' | 'require'): unknown => {
  const rule = field.when?.[effect]
  if (rule !== undefined || effect !== 'show' || field.yesnofield === undefined) return rule
  return { field: field.yesnofield, in: field.yesnovalue === undefined ? ['yes'] : [field.yesnovalue].flat() }
}

const optionLines = (a: FieldDefinition, b: FieldDefinition): DifferenceLine[] => {
  const all = (field: FieldDefinition) => [...(field.options ?? []), ...(field.list ?? [])]
  const [was, is] = [all(a), all(b)]
  const title = titleOf(b)
  const words = (some: typeof was, others: typeof was) =>
    joined(some.filter(one => !others.some(({ value }) => value === one.value)).map(({ label }) => label))
  const [come, gone] = [words(is, was), words(was, is)]
  return [
    ...(come ? [line('form', told('options_added', { title }), null, come)] : []),
    ...(gone ? [line('form', told('options_removed', { title }), gone)] : []),
    ...is.flatMap(({ value, label }) => {
      const old = was.find(one => one.value === value)
      if (!old || same(old.label, label)) return []
      return [line('form', told('option_renamed', { title }), old.label, label)]
    }),
  ]
}

/** What is told by lines of its own. */
const toldApart = new Set<string>([
  'name',
  'type',
  '_title',
  'required',
  'options',
  'list',
  'rows',
  'checks',
  'row_checks',
  'when',
  'yesnofield',
  'yesnovalue',
])

const settingLines = (a: FieldDefinition, b: FieldDefinition, reading: Reading): DifferenceLine[] => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  const settingOf = (field: FieldDefinition, name: string): unknown => new Map(Object.entries(field)).get(name)
  return [...names].flatMap(name => {
    if (toldApart.has(name)) return []
    const [from, to] = [settingOf(a, name), settingOf(b, name)]
    if (same(from, to)) return []
    const setting = nameOfSetting(name)
    const label = told('field_setting', { title: titleOf(b), setting })
    return [
      line(
        'form',
        label,
        settingWords(name, from, { form: reading.was, lists: reading.lists }),
        settingWords(name, to, { form: reading.is, lists: reading.lists }),
      ),
    ]
  })
}

const nameOfSetting = (name: string): Bilingual => {
  const [mn, en] = [attributeTexts.mn[name], attributeTexts.en[name]]
  return mn === undefined || en === undefined ? told('setting_other') : { mn: lowered(mn), en: lowered(en) }
}

/** Inside a sentence; abbreviations keep their capitals. */
const lowered = (text: string): string =>
  /^.[\p{Lu}]/u.test(text) ? text : `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`

/** Checks have no name but their sentence; one that changed in anything else went and came anew. */
const checkLines = (was: readonly Check[], is: readonly Check[]): DifferenceLine[] => {
  const without = (some: readonly Check[], others: readonly Check[]) =>
    some.filter(check => !others.some(other => same(other, check)))
  return [
    ...without(is, was).map(({ say }) => line('form', told('check_added'), null, say)),
    ...without(was, is).map(({ say }) => line('form', told('check_removed'), say)),
  ]
}

type Check = NonNullable<FormDefinition['checks']>[number]

const checksOf = (form: FormDefinition): readonly Check[] => [
  ...(form.checks ?? []),
  ...stepLists.flatMap(list => (form[list] ?? []).flatMap(({ checks }) => checks ?? [])),
  ...[...placedIn(form).values()].flatMap(({ field }) => [...(field.checks ?? []), ...(field.row_checks ?? [])]),
]

const titleOf = (field: FieldDefinition): Bilingual => field._title ?? kindOf(field)

const kindOf = ({ type }: FieldDefinition): Bilingual => kindDescriptions[type]?.label ?? plain('')

/** Whether two values are the same as they are stored. */
const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(asStored(a), asStored(b))

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
