// A text in both languages, side by side where there is room.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { wordsOf } from './form-edits.ts'
import styles from './option-settings.module.css'

export const TwoLanguages = ({
  label,
  value,
  onChange,
  errors = [],
  required = false,
  long = false,
}: {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: { mn: string; en: string } | undefined) => void
  readonly errors?: readonly string[]
  readonly required?: boolean
  /** Whether it may be more than a line. */
  readonly long?: boolean
}) => {
  const t = useText(serviceEditorTexts)
  const words = wordsOf(value) ?? { mn: '', en: '' }
  const set = (change: Partial<typeof words>) => {
    const next = { ...words, ...change }
    onChange(!required && next.mn === '' && next.en === '' ? undefined : next)
  }
  return (
    <Fieldset legend={label} error={[...errors]}>
      <div className={styles.sideBySide}>
        {(['mn', 'en'] as const).map(language => (
          <Field key={language} label={t(`${language}_short`)} required={required && language === 'mn'}>
            {control => {
              const common = {
                ...control,
                value: words[language],
                lang: language,
                onChange: (next: string) => set({ [language]: next }),
              }
              return long ? <TextArea {...common} rows={3} /> : <TextInput {...common} />
            }}
          </Field>
        ))}
      </div>
    </Fieldset>
  )
}
