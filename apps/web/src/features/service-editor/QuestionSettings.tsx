// What can be set of the chosen question, in groups; the kinds themselves say what that is.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { kindOf } from '@khyanalt/form-engine/fields/registry'
import { kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { starterField } from '@khyanalt/form-engine/starter-field'
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { AttributeField } from './AttributeField.tsx'
import styles from './canvas.module.css'
import { type Editing, isCell, topOf } from './editing.ts'
import { freeKey, isMadeKey, keyOf } from './field-key.ts'
import {
  isKnownType,
  isRecord,
  listOf,
  namesIn,
  outlineOf,
  valueAt,
  withKind,
  withValue,
  wordsOf,
} from './form-edits.ts'
import { KeyField } from './KeyField.tsx'
import { useKindName } from './kind-name.ts'
import { type ToldProblem, titleAt } from './problem-sentences.ts'
import type { Opened } from './queries.ts'
import { isRuleAttribute, QuestionRules, ruleAttributes } from './rules/QuestionRules.tsx'
import { attributesOf, settingGroups } from './setting-groups.ts'
import { TwoLanguages } from './TwoLanguages.tsx'

export type SettingsProps = Editing & {
  readonly kinds: Opened['kinds']
  readonly libraries: Opened['libraries']
  readonly problems: readonly ToldProblem[]
  /** The keys of the questions that are published. */
  readonly published: ReadonlySet<string>
  /** Gives a question of a form another key, with everything that asks about it. */
  readonly onRename: (form: Editing['body'], path: string, key: string, group?: string) => void
  /** Leads to where experts write rules. */
  readonly onJson: () => void
}

export const QuestionSettings = (props: SettingsProps) => {
  const { body, chosen, onEdit, kinds, libraries, problems, published, onRename, onJson } = props
  const t = useText(serviceEditorTexts)
  const canvas = useText(formCanvasTexts)
  const kind = useKindName()
  const { ui } = useLanguage()
  const value = valueAt(body, chosen)
  if (!isRecord(value)) return <p className={styles.quiet}>{t('choose_field')}</p>
  const set = (attribute: string, next: unknown) => {
    // A line that comes or goes is an act of its own; what is typed in the lines goes on as one.
    const typed = listOf(value[attribute]).length === listOf(next).length
    onEdit(withValue(body, `${chosen}/${attribute}`, next), typed ? `${chosen}/${attribute}` : undefined)
  }
  const errorsOf = (attribute: string): string[] =>
    problems
      .filter(({ problem }) => `${problem.path}/`.startsWith(`body/${chosen}/${attribute}/`))
      .map(({ sentence }) => sentence)
  const { type, name } = value
  const key = typeof name === 'string' ? name : ''
  const isPublished = published.has(key)
  /** The key of a new question follows its title. */
  const setTitle = (next: { mn: string; en: string } | undefined) => {
    const group = `${chosen}/_title`
    const titled = withValue(body, group, next)
    const wanted = next ? keyOf(next) : ''
    const made = key !== '' && !isPublished && isMadeKey(key, wordsOf(value._title) ?? { mn: '', en: '' })
    const taken = new Set([...namesIn(body)].filter(one => one !== key))
    const free = wanted === '' ? key : freeKey(wanted, taken)
    if (made && free !== key) onRename(titled, chosen, free, group)
    else onEdit(titled, group)
  }
  const others = othersOf(props, ui)
  const changeKind = (next: string) => {
    if (!isKnownType(next)) return
    const fresh = starterField(next, {
      name: 'field',
      title: kindDescriptions[next].label,
      library: libraries[0]?.library,
    })
    // Attributes of the starter that the old field had too are taken from it; its rows go with the old kind.
    const shared = new Set(Object.keys(kindOf(next).attributes).filter(attribute => attribute !== 'rows'))
    onEdit(withValue(body, chosen, withKind(fresh, value, shared)))
  }
  const known = isKnownType(type)
  const caption = known && kindOf(type).holds === 'none'
  return (
    <div className={styles.fields}>
      {settingGroups.map(group => {
        const attributes = known
          ? attributesOf(group, kinds[type] ?? [], type, attribute => value[attribute] !== undefined).filter(
              attribute => !isRuleAttribute(type, attribute.name),
            )
          : []
        const rules = known && group === 'when'
        if (attributes.length === 0 && group !== 'question' && !rules) return null
        const ruleErrors = rules ? ruleAttributes.flatMap(errorsOf) : []
        const wrong = ruleErrors.length > 0 || attributes.some(attribute => errorsOf(attribute.name).length > 0)
        const used =
          attributes.some(attribute => value[attribute.name] !== undefined) ||
          (rules && ruleAttributes.some(attribute => value[attribute] !== undefined))
        const open = group === 'question' || group === 'answer' || (group !== 'advanced' && used)
        return (
          <Group key={group} title={canvas(`group_${group}`)} first={open} wrong={wrong}>
            {rules && <QuestionRules body={body} path={chosen} onEdit={onEdit} errors={ruleErrors} onJson={onJson} />}
            {attributes.map(attribute =>
              attribute.name === '_title' ? (
                <TwoLanguages
                  key="_title"
                  label={canvas(isCell(chosen) ? 'column' : caption ? 'caption' : 'title')}
                  value={value._title}
                  onChange={setTitle}
                  errors={errorsOf('_title')}
                  required
                />
              ) : attribute.name === 'name' ? (
                <KeyField
                  key="name"
                  value={key}
                  published={isPublished}
                  holderOf={wanted => holderOf(props, wanted, ui)}
                  errors={errorsOf('name')}
                  onRename={next => onRename(body, chosen, next)}
                />
              ) : (
                <AttributeField
                  key={attribute.name}
                  attribute={attribute}
                  value={value[attribute.name]}
                  onChange={next => set(attribute.name, next)}
                  errors={errorsOf(attribute.name)}
                  others={others}
                  question={value}
                  libraries={libraries}
                />
              ),
            )}
            {group === 'question' && (
              <Field label={t('kind')} required error={errorsOf('type')}>
                {control => (
                  <Select
                    {...control}
                    value={known ? type : ''}
                    onChange={changeKind}
                    emptyLabel={known ? null : '–'}
                    options={fieldTypes.map(each => ({ value: each, label: kind(each) }))}
                  />
                )}
              </Field>
            )}
          </Group>
        )
      })}
    </div>
  )
}

/** A group that stays as somebody folded it; what is wrong in it unfolds it. */
const Group = ({
  title,
  first,
  wrong,
  children,
}: {
  readonly title: string
  readonly first: boolean
  readonly wrong: boolean
  readonly children: ReactNode
}) => {
  const [open, setOpen] = useState(first)
  useEffect(() => {
    if (wrong) setOpen(true)
  }, [wrong])
  return (
    <details open={open} onToggle={event => setOpen(event.currentTarget.open)} className={styles.group}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}

/** What a question may name: those of its table first, then those of its list of steps. */
const othersOf = ({ body, chosen }: Editing, ui: 'mn' | 'en') => {
  const list = chosen.startsWith('renew_sections') ? 'renew_sections' : 'sections'
  const table = isCell(chosen) ? `${topOf(chosen)}/rows/` : null
  const items = outlineOf(body, list).flatMap(step => step.items)
  const within = items.filter(({ path }) => table !== null && path.startsWith(table))
  const around = items.filter(({ depth }) => depth === 0)
  const seen = new Set<string>()
  return [...within, ...around].flatMap(({ path, name }) => {
    if (name === null || path === chosen || seen.has(name)) return []
    seen.add(name)
    return [{ name, title: titleAt(body, path, ui), json: valueAt(body, path) }]
  })
}

/** Who has a key among the questions that stand beside the chosen one. */
const holderOf = ({ body, chosen }: Editing, key: string, ui: 'mn' | 'en'): string | null => {
  const rows = isCell(chosen) ? `${topOf(chosen)}/rows/` : null
  const items = (['sections', 'renew_sections'] as const).flatMap(list =>
    outlineOf(body, list).flatMap(step => step.items),
  )
  const beside = items.filter(({ path, depth }) => (rows === null ? depth === 0 : path.startsWith(rows)))
  const holder = beside.find(({ name, path }) => name === key && path !== chosen)
  return holder ? titleAt(body, holder.path, ui) : null
}
