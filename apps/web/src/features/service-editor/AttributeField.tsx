// One attribute of a field, edited by its shape; what has no shape of its own is JSON.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { attributeTexts, choiceTexts } from '@khyanalt/domain/messages/service-editor-words'
import { useName, useText } from '../../language/language.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { BoundField } from './BoundField.tsx'
import { ConditionsField } from './ConditionsField.tsx'
import { JsonField } from './JsonField.tsx'
import { LinesField } from './LinesField.tsx'
import type { Opened } from './queries.ts'
import { WordsField } from './WordsField.tsx'

export type AttributeProps = {
  readonly attribute: Opened['kinds'][string][number]
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly string[]
  /** Keys of the other fields. */
  readonly names: readonly string[]
  readonly libraries: Opened['libraries']
}

export const AttributeField = ({ attribute, value, onChange, errors, names, libraries }: AttributeProps) => {
  const t = useText(serviceEditorTexts)
  const words = useText(attributeTexts)
  const choiceWords = useText(choiceTexts)
  const named = (key: string) => (Object.hasOwn(choiceTexts.mn, key) ? choiceWords(key) : null)
  const nameOf = useName()
  const { name, optional } = attribute
  const label = Object.hasOwn(attributeTexts.mn, name) ? words(name) : name
  const frame = { label, error: [...errors], required: !optional }
  const choose = (choices: readonly string[], named = (choice: string) => choice) => (
    <Field {...frame}>
      {control => (
        <Select
          {...control}
          value={String(value ?? '')}
          onChange={next => onChange(next || undefined)}
          emptyLabel={named(`${name} `) ?? t('none')}
          options={[...new Set([...choices, ...(value ? [String(value)] : [])])].map(each => ({
            value: each,
            label: named(each),
          }))}
        />
      )}
    </Field>
  )
  switch (attribute.shape) {
    case 'truth':
      return <Checkbox label={label} value={value === true} onChange={next => onChange(next || undefined)} />
    case 'words':
      return <WordsField label={label} value={value} onChange={onChange} errors={errors} required={!optional} />
    case 'choice':
      return choose(attribute.choices ?? [], choice => named(`${name} ${choice}`) ?? choice)
    case 'reference':
      return choose(names)
    case 'number':
      return (
        <TextField
          {...frame}
          inputMode="decimal"
          value={String(value ?? '')}
          onChange={next => onChange(next.trim() === '' ? undefined : Number.isNaN(Number(next)) ? next : Number(next))}
        />
      )
    case 'text':
      return name === 'library' ? (
        choose(
          libraries.map(({ library }) => library),
          choice => {
            const list = libraries.find(({ library }) => library === choice)
            return list ? `${nameOf(list.name)} (${choice})` : choice
          },
        )
      ) : (
        <TextField
          {...frame}
          value={String(value ?? '')}
          onChange={next => onChange(next || undefined)}
          spellCheck={false}
        />
      )
    case 'names':
      return (
        <TextField
          {...frame}
          help={t('names_help')}
          value={Array.isArray(value) ? value.join(', ') : ''}
          onChange={next => {
            const listed = next.split(/,\s?/)
            onChange(next.trim() === '' ? undefined : listed)
          }}
          spellCheck={false}
        />
      )
    case 'options':
      return <LinesField label={label} value={value} onChange={onChange} errors={errors} withValues />
    case 'captions':
      return <LinesField label={label} value={value} onChange={onChange} errors={errors} />
    case 'condition':
      return <ConditionsField label={label} value={value} onChange={onChange} errors={errors} names={names} />
    case 'bound':
      return <BoundField label={label} value={value} onChange={onChange} errors={errors} />
    case 'json':
      return <JsonField label={label} value={value} onChange={onChange} errors={errors} required={!optional} />
  }
}
