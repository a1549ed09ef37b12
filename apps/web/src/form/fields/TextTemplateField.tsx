// A sample text to copy, picked by another answer; it comes two seconds after the answer (REQ-FORM-21).
import { formTexts } from '@khyanalt/domain/messages/forms'
import { sampleText } from '@khyanalt/form-engine/visibility'
import { useEffect, useState } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { announce } from '../../ui/live-region.ts'
import styles from '../field-frame.module.css'
import type { FieldProps } from '../field-props.ts'
import { useField, useFormStore } from '../use-form-store.ts'

/** How long the person may finish a thought before the sample appears, in milliseconds. */
const delay = 2000

/** The `text_template` kind. */
export const TextTemplateField = ({ path, field }: FieldProps) => {
  const store = useFormStore()
  // The answer that picks the sample wakes this field too.
  useField(path)
  useField(field.field.yesnofield ?? path)
  const sample = sampleText(store.form, field.name, store.readAnswers())
  const [shown, setShown] = useState<string | null>(null)
  const key = sample?.mn ?? null
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setShown(key), delay)
    return () => clearTimeout(timer)
  }, [key])
  if (sample === null || shown !== key) return null
  return <Sample text={sample} />
}

const Sample = ({ text }: { readonly text: { readonly mn: string; readonly en: string } }) => {
  const t = useText(formTexts)
  const name = useName()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(name(text))
    setCopied(true)
    announce(t('copied'))
  }
  return (
    <Alert tone="info" title={t('sample')}>
      <p>{t('sampleUse')}</p>
      <p className={styles.sample}>{name(text)}</p>
      <Button variant="secondary" onClick={copy}>
        {copied ? t('copied') : t('copy')}
      </Button>
    </Alert>
  )
}
