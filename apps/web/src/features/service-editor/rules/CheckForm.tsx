// A check: what must hold, what people are told where it does not, and beside which question.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { standsAt, tableAcross } from '@khyanalt/form-engine/placed-checks'
import type { RulePlace } from '@khyanalt/form-engine/rule-building/rule-choices'
import { type Question, readRuleForms } from '@khyanalt/form-engine/rule-building/rule-form'
import type { Group } from '@khyanalt/form-engine/rule-building/rule-model'
import { readStatement } from '@khyanalt/form-engine/rule-building/rule-reading'
import { askedFrom } from '@khyanalt/form-engine/rule-building/rule-words'
import { writeStatement } from '@khyanalt/form-engine/rule-building/rule-writing'
import { freeName } from '@khyanalt/form-engine/starter-field'
import { useEffect, useMemo, useState } from 'react'
import { useName, useText } from '../../../language/language.tsx'
import { Field } from '../../../ui/Field.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import { type Body, namesIn, valueAt } from '../form-edits.ts'
import { TwoLanguages } from '../TwoLanguages.tsx'
import { Expert } from './Expert.tsx'
import { GroupEditor } from './GroupEditor.tsx'
import { withCheck } from './rule-edits.ts'
import type { RuleFormProps } from './rule-form-props.ts'
import { type CheckList, checkListAt, checkPlace } from './rule-places.ts'
import { firstStatement } from './StatementEditor.tsx'
import { useListedLabels } from './use-rules.ts'

type Say = { readonly mn: string; readonly en: string }

type CheckState = {
  /** Null of what an expert wrote, which stays as it is. */
  readonly group: Group | null
  readonly say: Say
  readonly severity: 'stop' | 'warn'
  /** Where it stands; empty for the first question it asks about. */
  readonly at: readonly string[]
}

const begin = (body: Body, list: CheckList, index: number | null, about?: string): CheckState => {
  const place = checkPlace(list)
  const check = index === null ? undefined : valueAt(body, `${list.path}/${index}`)
  if (check === undefined) {
    const group: Group = { is: 'group', join: 'all', parts: firstStatement(place, about) }
    return { group, say: { mn: '', en: '' }, severity: 'stop', at: [] }
  }
  const at = valueAt(check, 'at')
  return {
    group: readStatement(valueAt(check, 'that'), (...asked) => askedFrom(place, ...asked)?.type ?? null),
    say: { mn: String(valueAt(check, 'say/mn') ?? ''), en: String(valueAt(check, 'say/en') ?? '') },
    severity: valueAt(check, 'severity') === 'warn' ? 'warn' : 'stop',
    at: Array.isArray(at) ? at.map(String) : [],
  }
}

export const CheckForm = ({
  body,
  list: first,
  index,
  about,
  onBuilt,
  onJson,
}: RuleFormProps & {
  readonly list: string
  readonly index: number | null
  readonly about?: string | undefined
  readonly onJson: (() => void) | undefined
}) => {
  const t = useText(ruleEditorTexts)
  const name = useName()
  const listed = useListedLabels(body)
  const [path, setPath] = useState(first)
  const list = useMemo(() => checkListAt(body, path), [body, path])
  const [state, setState] = useState<CheckState | null>(() => list && begin(body, list, index, about))
  const place = useMemo(() => list && checkPlace(list), [list])
  const set = (change: Partial<CheckState>) => setState(before => before && { ...before, ...change })
  const that = useMemo(
    () =>
      state?.group
        ? writeStatement(state.group)
        : index === null
          ? null
          : (valueAt(body, `${first}/${index}/that`) as ReturnType<typeof writeStatement>),
    [state?.group, body, first, index],
  )
  useEffect(() => {
    if (list === null || state === null) return
    const missing = missingOf(state, that, list)
    if (missing !== null || that === null) return onBuilt({ missing: t(missing ?? 'unfinished') })
    const before = index === null ? {} : (valueAt(body, `${first}/${index}`) as { name?: string })
    const named = before.name ?? freeName('explanation', namesIn(body))
    const check = {
      that,
      say: state.say,
      ...(state.severity === 'warn' ? { severity: 'warn', name: named } : {}),
      ...(state.at.length > 0 ? { at: state.at } : {}),
    }
    const target = index === null ? listFor(list, that, state.at) : path
    const edited = withCheck(body, target, index, check)
    const checks = valueAt(edited, target)
    onBuilt({ body: edited, path: `${target}/${index ?? (Array.isArray(checks) ? checks.length - 1 : 0)}` })
  }, [state, that, list, body, path, index, first, onBuilt, t])
  if (list === null || state === null || place === null) return null
  const speaksOf = scopesOf(body)
  const scope = list.table === null ? list.form.list : path
  return (
    <>
      {index === null && speaksOf.length > 1 && (
        <Field label={t('speaks_of')} required>
          {control => (
            <Select
              {...control}
              value={scope}
              emptyLabel={null}
              onChange={next => {
                const nextPath = next.endsWith('row_checks') ? next : `${next}/0/checks`
                const nextList = checkListAt(body, nextPath)
                setPath(nextPath)
                if (nextList) set({ group: begin(body, nextList, null).group, at: [] })
              }}
              options={speaksOf.map(({ value, table }) => ({
                value,
                label:
                  table === null
                    ? t(value === 'sections' ? 'speaks_of_sections' : 'speaks_of_renew_sections')
                    : t('speaks_of_row', { table: name(table.title) }),
              }))}
            />
          )}
        </Field>
      )}
      {state.group === null ? (
        <Expert onJson={onJson} />
      ) : (
        <GroupEditor
          group={state.group}
          place={place}
          listed={listed}
          depth={0}
          label={t('dialog_check')}
          onChange={group => set({ group })}
        />
      )}
      <TwoLanguages
        label={t('say')}
        value={state.say}
        onChange={say => set({ say: say ?? { mn: '', en: '' } })}
        required
      />
      <RadioGroup
        label={t('severity')}
        required
        value={state.severity}
        onChange={next => set({ severity: next === 'warn' ? 'warn' : 'stop' })}
        options={(['stop', 'warn'] as const).map(each => ({ value: each, label: t(`severity_${each}`) }))}
      />
      <StandsAtField list={list} place={place} that={that} at={state.at} onChange={at => set({ at })} />
    </>
  )
}

const missingOf = ({ say, at }: CheckState, that: unknown, { table }: CheckList) => {
  if (that === null) return 'unfinished'
  if (say.mn.trim() === '' || say.en.trim() === '') return 'say_missing'
  return at.length === 0 && standsAt({ that: that as never, say }, table).length === 0 ? 'stands_missing' : null
}

/** A check of the form stands in the step of the question it is shown beside. */
const listFor = (list: CheckList, that: unknown, at: readonly string[]): string => {
  if (list.table !== null) return list.path
  const [place = ''] = at.length > 0 ? at : standsAt({ that: that as never, say: { mn: '', en: '' } }, null)
  const question = list.form.byName.get(place) ?? list.form.byName.get(place.split('/')[0] ?? '')
  return `${list.form.list}/${question?.step ?? 0}/checks`
}

/** What a new check may speak of. */
const scopesOf = (body: Body) =>
  readRuleForms(body).flatMap(form => [
    { value: form.list as string, table: null },
    ...form.tables
      .filter(({ field, cells }) => Array.isArray(field.rows) && field.type !== 'statictable' && cells.length > 0)
      .map(table => ({ value: `${table.path}/row_checks`, table })),
  ])

const StandsAtField = ({
  list,
  place,
  that,
  at,
  onChange,
}: {
  readonly list: CheckList
  readonly place: RulePlace
  readonly that: unknown
  readonly at: readonly string[]
  readonly onChange: (at: readonly string[]) => void
}) => {
  const t = useText(ruleEditorTexts)
  const name = useName()
  const across =
    that === null || list.table !== null ? null : tableAcross({ that: that as never, say: { mn: '', en: '' } })
  const ofCells = across === null ? [] : (place.form.tableByName.get(across)?.cells ?? [])
  const own: readonly Question[] = place.cells ?? [...place.form.questions, ...place.form.fixedCells]
  const options = [
    ...ofCells.map(cell => ({ value: `${across}/${cell.name}`, label: name(cell.title) })),
    ...own.filter(({ field }) => field.type !== 'hidden').map(each => ({ value: each.name, label: name(each.title) })),
  ]
  // Several places, as an expert may have written them, stay together.
  const value = at.join(' ')
  const several = at.map(one => options.find(option => option.value === one)?.label ?? '–').join(', ')
  return (
    <Field label={t('stands_at')} required>
      {control => (
        <Select
          {...control}
          required={false}
          value={value}
          emptyLabel={t('stands_auto')}
          onChange={next => onChange(next === '' ? [] : next.split(' '))}
          options={
            at.length > 0 && !options.some(option => option.value === value)
              ? [{ value, label: several }, ...options]
              : options
          }
        />
      )}
    </Field>
  )
}
