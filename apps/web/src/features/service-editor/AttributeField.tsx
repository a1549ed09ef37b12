// One attribute of a field, edited by its shape; questions are named by their titles.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { attributeTexts, choiceTexts } from '@khyanalt/domain/messages/service-editor-words'
import { useName, useText } from '../../language/language.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { BoundField } from './BoundField.tsx'
import { ChosenAnswers, ChosenQuestions, type OtherQuestion } from './ChosenQuestions.tsx'
import { valueAt } from './form-edits.ts'
import { InitialField } from './InitialField.tsx'
import { JsonField } from './JsonField.tsx'
import { LinesField } from './LinesField.tsx'
import { OptionsField } from './OptionsField.tsx'
import type { Opened } from './queries.ts'
import { TwoLanguages } from './TwoLanguages.tsx'

export type AttributeProps = {
  readonly attribute: Opened['kinds'][string][number]
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly string[]
  /** The other questions that it may name, and the question itself. */
  readonly others: readonly OtherQuestion[]
  readonly question: unknown
  readonly libraries: Opened['libraries']
}

export const AttributeField = ({ attribute, value, onChange, errors, others, question, libraries }: AttributeProps) => {
  const t = useText(serviceEditorTexts)
  const canvas = useText(formCanvasTexts)
  const words = useText(attributeTexts)
  const choiceWords = useText(choiceTexts)
  const inWords = (key: string) => (Object.hasOwn(choiceTexts.mn, key) ? choiceWords(key) : null)
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
          emptyLabel={inWords(`${name} `) ?? t('none')}
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
      return (
        <TwoLanguages
          label={label}
          value={value}
          onChange={onChange}
          errors={errors}
          required={!optional}
          long={name === 'help' || name === 'tooltip' || name === 'warning'}
        />
      )
    case 'choice':
      return choose(attribute.choices ?? [], choice => inWords(`${name} ${choice}`) ?? choice)
    case 'reference':
      return choose(
        others.map(other => other.name),
        choice => others.find(other => other.name === choice)?.title ?? canvas('gone'),
      )
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
            return list ? nameOf(list.name) : choice
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
      return name === 'autofields' || name === 'tool_fields' ? (
        <ChosenQuestions label={label} value={value} onChange={onChange} errors={errors} others={others} />
      ) : (
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
      return <OptionsField label={label} value={value} onChange={onChange} errors={errors} />
    case 'captions':
      return <LinesField label={label} value={value} onChange={onChange} errors={errors} />
    case 'condition':
      // Conditions are built as sentences, beside the other rules of a question.
      return null
    case 'bound':
      return <BoundField label={label} value={value} onChange={onChange} errors={errors} />
    case 'json':
      if (name === 'defaultvalue') {
        return <InitialField question={question} value={value} onChange={onChange} errors={errors} />
      }
      if (name === 'yesnovalue') {
        const asked = others.find(other => other.name === valueAt(question, 'yesnofield')) ?? null
        return <ChosenAnswers label={label} asked={asked} value={value} onChange={onChange} errors={errors} />
      }
      return <JsonField label={label} value={value} onChange={onChange} errors={errors} required={!optional} />
  }
}
