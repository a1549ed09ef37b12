// Lines of words in both languages, with a value each where they are choices.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'

type Words = { readonly mn: string; readonly en: string }
type Line = { readonly value?: string; readonly label: Words }

export const LinesField = ({
  label,
  value,
  onChange,
  errors,
  withValues = false,
}: {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly string[]
  readonly withValues?: boolean
}) => {
  const t = useText(serviceEditorTexts)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const lines = items.map(item => (withValues ? (item as Line) : { label: item as Words }))
  const put = (next: readonly Line[]) =>
    onChange(next.length === 0 ? undefined : withValues ? next : next.map(line => line.label))
  const set = (at: number, change: Partial<Line>) =>
    put(lines.map((line, index) => (index === at ? { ...line, ...change } : line)))
  const fresh: Line = { ...(withValues && { value: `v${lines.length + 1}` }), label: { mn: '', en: '' } }
  return (
    <Fieldset legend={label} error={[...errors]}>
      <ol className={styles.list}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place.
          <li key={index} className={styles.item}>
            <div className={styles.pair}>
              {withValues && (
                <TextField
                  label={t('option_value')}
                  value={line.value ?? ''}
                  onChange={next => set(index, { value: next })}
                  required
                />
              )}
              <TextField
                label={t('mn_short')}
                value={line.label?.mn ?? ''}
                onChange={mn => set(index, { label: { mn, en: line.label?.en ?? '' } })}
                required
              />
              <TextField
                label={t('en_short')}
                value={line.label?.en ?? ''}
                onChange={en => set(index, { label: { mn: line.label?.mn ?? '', en } })}
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
      <Button variant="quiet" size="s" icon="plus" onClick={() => put([...lines, fresh])}>
        {t('option_add')}
      </Button>
    </Fieldset>
  )
}
