// Every kind of field in groups; a press adds one behind what is chosen.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { paletteTexts } from '@khyanalt/domain/messages/service-editor-words'
import { groupOfKind, kindGroups } from '@khyanalt/form-engine/attribute-shapes'
import type { FieldDefinition } from '@khyanalt/form-engine/field-attributes'
import { type FieldType, fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { kindOf } from '@khyanalt/form-engine/fields/registry'
import { kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { freeName, starterField, type TextPreset, textPresets } from '@khyanalt/form-engine/starter-field'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { announce } from '../../ui/live-region.ts'
import styles from './builder.module.css'
import { addField, type Body, namesIn, outlineOf } from './form-edits.ts'
import { useKindName } from './kind-name.ts'
import type { Opened } from './queries.ts'

export type Editing = {
  readonly body: Body
  readonly chosen: string
  readonly onChoose: (path: string) => void
  readonly onEdit: (body: Body) => void
}

export const Palette = ({
  body,
  chosen,
  onChoose,
  onEdit,
  libraries,
}: Editing & { readonly libraries: Opened['libraries'] }) => {
  const t = useText(serviceEditorTexts)
  const kind = useKindName()
  // Where everything stands beneath each other, the kinds leave the structure in sight.
  const [roomy] = useState(() => matchMedia('(min-width: 48em)').matches)
  const offered = useText(paletteTexts)
  const label = (type: FieldType) => (type === 'string' || type === 'text' ? offered(type) : kind(type))
  const put = (fresh: FieldDefinition, name: string) => {
    const added = addField(body, chosen, fresh)
    onEdit(added.body)
    onChoose(added.path)
    announce(t('added', { name }))
  }
  const add = (type: FieldType) =>
    put(
      starterField(type, {
        name: freeName(type, namesIn(body)),
        title: kindDescriptions[type].label,
        asked: anAnswer(body),
        library: libraries[0]?.library,
      }),
      kind(type),
    )
  const addPreset = (of: TextPreset) => {
    const title = { mn: paletteTexts.mn[of], en: paletteTexts.en[of] }
    put({ ...starterField('text', { name: freeName(of, namesIn(body)), title }), ...textPresets[of] }, offered(of))
  }
  return (
    <>
      <p className={styles.quiet}>{t('palette_help')}</p>
      {kindGroups.map((group, index) => (
        <details key={group} open={roomy && index < 2} className={styles.group}>
          <summary>{t(`group_${group}`)}</summary>
          <ul className={styles.kinds}>
            {fieldTypes
              .filter(type => groupOfKind(type) === group)
              .map(type => (
                <li key={type}>
                  <button type="button" className={styles.kind} onClick={() => add(type)}>
                    <Icon name="plus" />
                    {label(type)}
                  </button>
                </li>
              ))}
            {group === 'typed' &&
              presets.map(of => (
                <li key={of}>
                  <button type="button" className={styles.kind} onClick={() => addPreset(of)}>
                    <Icon name="plus" />
                    {offered(of)}
                  </button>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </>
  )
}

const presets = Object.keys(textPresets) as TextPreset[]

/** A question whose answer can decide on others. */
const anAnswer = (body: Body): string | undefined =>
  outlineOf(body, 'sections')
    .flatMap(({ items }) => items)
    .find(
      ({ depth, name, type }) =>
        depth === 0 && name !== null && fieldTypes.some(one => one === type && kindOf(one).holds !== 'none'),
    )?.name ?? undefined
