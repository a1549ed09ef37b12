// A value as JSON; what is no JSON yet stays where it is typed and changes nothing.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'

export const JsonField = ({
  label,
  value,
  onChange,
  errors,
  required = false,
}: {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly string[]
  readonly required?: boolean
}) => {
  const t = useText(serviceEditorTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (value === undefined ? '' : JSON.stringify(value, null, 1))
  const change = (next: string) => {
    const parsed = read(next)
    setTyped(next)
    if (parsed !== broken) onChange(parsed)
  }
  const wrong = typed !== null && read(typed) === broken
  return (
    <Field label={label} help={t('json_help')} error={wrong ? t('json_wrong') : [...errors]} required={required}>
      {control => (
        <TextArea {...control} rows={2} value={text} onChange={change} onBlur={() => !wrong && setTyped(null)} />
      )}
    </Field>
  )
}

const broken = Symbol('no JSON')

const read = (text: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return broken
  }
}
