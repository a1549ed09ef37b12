// The key of a question: changed by a button alone, since what asks about the question follows.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { attributeTexts } from '@khyanalt/domain/messages/service-editor-words'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './canvas.module.css'
import { isKey } from './field-key.ts'

type KeyFieldProps = {
  readonly value: string
  /** Whether answers are stored under it already. */
  readonly published: boolean
  /** The title of another question that has a key; null where nobody has it. */
  readonly holderOf: (key: string) => string | null
  readonly errors: readonly string[]
  readonly onRename: (key: string) => void
}

export const KeyField = ({ value, published, holderOf, errors, onRename }: KeyFieldProps) => {
  const t = useText(formCanvasTexts)
  const label = useText(attributeTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const key = typed ?? value
  const changed = key !== value
  const holder = changed ? holderOf(key) : null
  const wrong = !changed
    ? null
    : !isKey(key)
      ? t('key_wrong')
      : holder === null
        ? null
        : t('key_taken', { name: holder })
  const rename = () => {
    if (!changed || wrong) return
    onRename(key)
    setTyped(null)
  }
  return (
    <div className={styles.fields}>
      <TextField
        label={label('name')}
        help={changed ? t('key_follow') : t('key_help')}
        error={wrong ? [wrong] : [...errors]}
        value={key}
        onChange={next => setTyped(next.trim())}
        onEnter={rename}
        spellCheck={false}
        required
      />
      {changed && published && <Alert tone="warning">{t('key_published')}</Alert>}
      {changed && (
        <Button variant="secondary" size="s" onClick={rename} disabled={wrong !== null}>
          {t('key_change')}
        </Button>
      )}
    </div>
  )
}
