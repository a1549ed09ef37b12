// What can be set of the chosen question or step; the kinds themselves say what that is.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import type { Problem } from '@khyanalt/domain/problem'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { kindOf } from '@khyanalt/form-engine/fields/registry'
import { kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { starterField } from '@khyanalt/form-engine/starter-field'
import { useLanguage, useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { AttributeField } from './AttributeField.tsx'
import styles from './builder.module.css'
import { isKnownType, namesIn, valueAt, withKind, withValue } from './form-edits.ts'
import { useKindName } from './kind-name.ts'
import type { Editing } from './Palette.tsx'
import { problemWords } from './problem-words.ts'
import type { Opened } from './queries.ts'
import { WordsField } from './WordsField.tsx'

type PropertiesProps = Editing & {
  readonly kinds: Opened['kinds']
  readonly libraries: Opened['libraries']
  readonly problems: readonly Problem[]
}

export const Properties = ({ body, chosen, onEdit, kinds, libraries, problems }: PropertiesProps) => {
  const t = useText(serviceEditorTexts)
  const kind = useKindName()
  const { ui } = useLanguage()
  const value = valueAt(body, chosen)
  const set = (attribute: string, next: unknown) => onEdit(withValue(body, `${chosen}/${attribute}`, next))
  const errorsOf = (attribute: string): string[] =>
    problems
      .filter(({ path }) => path === `body/${chosen}/${attribute}` || path.startsWith(`body/${chosen}/${attribute}/`))
      .map(problem => problemWords(problem, ui))
  if (typeof value !== 'object' || value === null) return <p className={styles.quiet}>{t('choose_field')}</p>
  if (chosen.split('/').length === 2) {
    return (
      <div className={styles.fields}>
        <WordsField
          label={t('step_title')}
          value={valueAt(value, '_title')}
          onChange={next => set('_title', next)}
          errors={errorsOf('_title')}
          required
        />
      </div>
    )
  }
  const type = valueAt(value, 'type')
  const known = isKnownType(type)
  const changeKind = (next: string) => {
    if (!isKnownType(next)) return
    const title = kindDescriptions[next].label
    const fresh = starterField(next, { name: 'field', title, library: libraries[0]?.library })
    // Attributes of the starter that the old field had too are taken from it; its rows go with the old kind.
    const shared = new Set(Object.keys(kindOf(next).attributes).filter(name => name !== 'rows'))
    onEdit(withValue(body, chosen, withKind(fresh, value, shared)))
  }
  return (
    <div className={styles.fields}>
      <Field label={t('kind')} required error={errorsOf('type')}>
        {control => (
          <Select
            {...control}
            value={known ? type : ''}
            onChange={changeKind}
            emptyLabel={known ? null : String(type)}
            options={fieldTypes.map(each => ({ value: each, label: kind(each) }))}
          />
        )}
      </Field>
      {known &&
        (kinds[type] ?? []).map(attribute => (
          <AttributeField
            key={attribute.name}
            attribute={attribute}
            value={valueAt(value, attribute.name)}
            onChange={next => set(attribute.name, next)}
            errors={errorsOf(attribute.name)}
            names={[...namesIn(body)].filter(name => name !== valueAt(value, 'name'))}
            libraries={libraries}
          />
        ))}
    </div>
  )
}
