// One text in one language, and the variables that it may hold, each put where the cursor stands.
import { ownTextTexts, variableNames } from '@khyanalt/domain/messages/own-texts'
import type { TextPart } from '@khyanalt/domain/own-texts/template'
import { useEffect, useRef } from 'react'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { announce } from '../../ui/live-region.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import styles from './own-texts.module.css'
import { insertAt } from './words-draft.ts'

export const PartField = ({
  id,
  label,
  help,
  language,
  of,
  value,
  errors,
  onChange,
}: {
  readonly id: string
  readonly label: string
  readonly help: string | undefined
  readonly language: 'mn' | 'en'
  readonly of: TextPart
  readonly value: string
  readonly errors: readonly string[]
  readonly onChange: (value: string) => void
}) => {
  const t = useText(ownTextTexts)
  const control = useRef<HTMLTextAreaElement>(null)
  const cursor = useRef<number | null>(null)
  // After a variable the typing goes on behind it.
  useEffect(() => {
    if (cursor.current === null) return
    control.current?.focus()
    control.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  })
  const insert = (name: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = control.current ?? {}
    const next = insertAt(value, { from, to }, name)
    cursor.current = next.cursor
    onChange(next.text)
    announce(t('inserted', { name }))
  }
  return (
    <div className={styles.part}>
      <Field id={id} label={label} help={help} error={errors.length > 0 ? errors : null} required={!of.optional}>
        {given => (
          <TextArea
            {...given}
            ref={control}
            lang={language}
            rows={of.lines ? 6 : of.longest > 200 ? 3 : 2}
            limit={of.longest}
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
      {of.variables.length > 0 && (
        <fieldset className={styles.variables}>
          <legend>{t('insert')}</legend>
          {of.variables.map(variable => {
            const name = variableNames[variable]?.[language] ?? ''
            return (
              <Button
                key={variable}
                variant="secondary"
                size="s"
                icon="plus"
                label={t('insert_one', { name, label })}
                onClick={() => insert(name)}
              >
                {name}
              </Button>
            )
          })}
        </fieldset>
      )}
    </div>
  )
}
