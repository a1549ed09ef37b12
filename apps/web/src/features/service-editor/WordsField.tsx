// A text in both languages: Mongolian above, English beneath.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useText } from '../../language/language.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './builder.module.css'

export const WordsField = ({
  label,
  value,
  onChange,
  errors = [],
  required = false,
}: {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: { mn: string; en: string } | undefined) => void
  readonly errors?: readonly string[]
  readonly required?: boolean
}) => {
  const t = useText(serviceEditorTexts)
  const words = (typeof value === 'object' && value !== null ? value : {}) as { mn?: unknown; en?: unknown }
  const [mn, en] = [String(words.mn ?? ''), String(words.en ?? '')]
  const set = (next: { mn: string; en: string }) =>
    onChange(!required && next.mn === '' && next.en === '' ? undefined : next)
  return (
    <Fieldset legend={label} error={[...errors]} required={required}>
      <div className={styles.fields}>
        <TextField label={t('mn_short')} value={mn} onChange={next => set({ mn: next, en })} required={required} />
        <TextField
          label={t('en_short')}
          value={en}
          onChange={next => set({ mn, en: next })}
          lang="en"
          required={required}
        />
      </div>
    </Fieldset>
  )
}
