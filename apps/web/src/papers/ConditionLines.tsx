// Conditions of a document, line by line in both languages, kept as typed.
import { longestCondition, mostConditions } from '@khyanalt/contract/certificate-part'
import type { Bilingual } from '@khyanalt/domain/language'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import { useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Fieldset } from '../ui/Fieldset.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import styles from './ConditionLines.module.css'

export const ConditionLines = ({
  legend,
  help,
  lines,
  onChange,
  englishRequired = false,
  errorOf,
}: {
  readonly legend: string
  readonly help?: string
  readonly lines: readonly Bilingual[]
  readonly onChange: (lines: readonly Bilingual[]) => void
  readonly englishRequired?: boolean
  /** What is wrong with the line at a place. */
  readonly errorOf: (place: number) => readonly string[]
}) => {
  const t = useText(certificatePartTexts)
  const set = (at: number, change: Partial<Bilingual>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...change } : line)))
  return (
    <Fieldset legend={legend} help={help}>
      {lines.length > 0 && (
        <ol className={styles.lines}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place.
            <li key={place} className={styles.line}>
              <Field label={t('condition_mn', { n: place + 1 })} error={[...errorOf(place)]} required>
                {control => (
                  <TextArea
                    {...control}
                    rows={2}
                    limit={longestCondition}
                    value={line.mn}
                    onChange={mn => set(place, { mn })}
                  />
                )}
              </Field>
              <Field label={t('condition_en', { n: place + 1 })} required={englishRequired}>
                {control => (
                  <TextArea
                    {...control}
                    lang="en"
                    rows={2}
                    limit={longestCondition}
                    value={line.en}
                    onChange={en => set(place, { en })}
                  />
                )}
              </Field>
              <IconButton
                icon="trash"
                label={t('condition_remove', { n: place + 1 })}
                onClick={() => onChange(lines.filter((_, other) => other !== place))}
              />
            </li>
          ))}
        </ol>
      )}
      {lines.length < mostConditions && (
        <Button variant="quiet" size="s" icon="plus" onClick={() => onChange([...lines, { mn: '', en: '' }])}>
          {t('condition_add')}
        </Button>
      )}
    </Fieldset>
  )
}
