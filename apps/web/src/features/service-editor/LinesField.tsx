// Lines of words in both languages.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'

type Words = { readonly mn: string; readonly en: string }

export const LinesField = ({
  label,
  value,
  onChange,
  errors,
}: {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly string[]
}) => {
  const t = useText(serviceEditorTexts)
  const lines = (Array.isArray(value) ? value : []) as readonly Partial<Words>[]
  const put = (next: readonly Partial<Words>[]) => onChange(next.length === 0 ? undefined : next)
  const set = (at: number, change: Partial<Words>) =>
    put(lines.map((line, index) => (index === at ? { mn: '', en: '', ...line, ...change } : line)))
  return (
    <Fieldset legend={label} error={[...errors]}>
      <ol className={styles.list}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place.
          <li key={index} className={styles.item}>
            <div className={styles.pair}>
              <TextField label={t('mn_short')} value={line.mn ?? ''} onChange={mn => set(index, { mn })} required />
              <TextField
                label={t('en_short')}
                value={line.en ?? ''}
                onChange={en => set(index, { en })}
                lang="en"
                required
              />
              <IconButton
                icon="trash"
                size="s"
                label={t('option_remove', { n: index + 1 })}
                onClick={() => put(lines.filter((_, place) => place !== index))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button variant="quiet" size="s" icon="plus" onClick={() => put([...lines, { mn: '', en: '' }])}>
        {t('option_add')}
      </Button>
    </Fieldset>
  )
}
