// Every kind of question in groups; a press adds one behind what is chosen, and each can be dragged to its place.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { paletteTexts } from '@khyanalt/domain/messages/service-editor-words'
import { groupOfKind, kindGroups } from '@khyanalt/form-engine/attribute-shapes'
import type { FieldDefinition } from '@khyanalt/form-engine/field-attributes'
import { type FieldType, fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { kindOf } from '@khyanalt/form-engine/fields/registry'
import { kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { freeName, starterField, type TextPreset, textPresets } from '@khyanalt/form-engine/starter-field'
import { memo, useEffect, useRef } from 'react'
import { useText } from '../../language/language.tsx'
import { letDrag } from '../../ui/drag.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './canvas.module.css'
import { withoutEnglish } from './editing.ts'
import { type Body, namesIn, outlineOf } from './form-edits.ts'
import { useKindName } from './kind-name.ts'
import type { Opened } from './queries.ts'
import type { FormActs } from './use-form-acts.ts'

type PaletteProps = {
  readonly body: Body
  readonly acts: FormActs
  readonly libraries: Opened['libraries']
}

type Fresh = { readonly field: FieldDefinition; readonly name: string }

export const Palette = memo(({ body, acts, libraries }: PaletteProps) => {
  const t = useText(serviceEditorTexts)
  const canvas = useText(formCanvasTexts)
  const kind = useKindName()
  const offered = useText(paletteTexts)
  const label = (type: FieldType) => (type === 'string' || type === 'text' ? offered(type) : kind(type))
  const make = (type: FieldType) => (): Fresh => {
    const starter = starterField(type, {
      name: freeName(type, namesIn(body)),
      title: kindDescriptions[type].label,
      asked: anAnswer(body),
      library: libraries[0]?.library,
    })
    return { name: kind(type), field: withoutEnglish(starter) }
  }
  const makePreset = (of: TextPreset) => (): Fresh => {
    const title = { mn: paletteTexts.mn[of], en: '' }
    const field = { ...starterField('text', { name: freeName(of, namesIn(body)), title }), ...textPresets[of] }
    return { name: offered(of), field }
  }
  const entry = (key: string, words: string, fresh: () => Fresh) => (
    <PaletteEntry
      key={key}
      words={words}
      make={fresh}
      onAdd={() => {
        const { field, name } = fresh()
        acts.add(field, name)
      }}
    />
  )
  return (
    <>
      <p className={styles.quiet}>{canvas('add_help')}</p>
      <details open className={styles.group}>
        <summary>{canvas('group_common')}</summary>
        <ul className={styles.kinds}>
          {entry('any_text', offered('any_text'), makePreset('any_text'))}
          {common.map(type => entry(type, label(type), make(type)))}
        </ul>
      </details>
      {kindGroups.map(group => (
        <details key={group} className={styles.group}>
          <summary>{t(`group_${group}`)}</summary>
          <ul className={styles.kinds}>
            {fieldTypes.filter(type => groupOfKind(type) === group).map(type => entry(type, label(type), make(type)))}
            {group === 'typed' && presets.map(of => entry(of, offered(of), makePreset(of)))}
          </ul>
        </details>
      ))}
    </>
  )
})
Palette.displayName = 'Palette'

const PaletteEntry = ({
  words,
  make,
  onAdd,
}: {
  readonly words: string
  readonly make: () => Fresh
  readonly onAdd: () => void
}) => {
  const entry = useRef<HTMLLIElement>(null)
  const latest = useRef(make)
  useEffect(() => {
    latest.current = make
  })
  useEffect(() => {
    return entry.current ? letDrag(entry.current, null, () => ({ make: () => latest.current() })) : undefined
  }, [])
  return (
    <li ref={entry}>
      <button type="button" className={styles.kind} onClick={onAdd}>
        <Icon name="plus" />
        {words}
      </button>
    </li>
  )
}

/** What most forms are made of. */
const common = [
  ...(['textarea', 'number', 'date', 'select', 'checkbox', 'yesno'] as const),
  ...(['file', 'address', 'phone', 'table', 'title'] as const),
] satisfies readonly FieldType[]

const presets = Object.keys(textPresets) as TextPreset[]

/** A question whose answer can decide on others. */
const anAnswer = (body: Body): string | undefined =>
  outlineOf(body, 'sections')
    .flatMap(({ items }) => items)
    .find(
      ({ depth, name, type }) =>
        depth === 0 && name !== null && fieldTypes.some(one => one === type && kindOf(one).holds !== 'none'),
    )?.name ?? undefined
