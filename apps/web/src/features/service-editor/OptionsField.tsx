// Choices in order, each in both languages; what is stored of a choice is made for it and stays out of sight.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { useId, useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { announce } from '../../ui/live-region.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import canvas from './canvas.module.css'
import { focusSoon } from './editing.ts'
import { isRecord, listOf, valueAt, wordsOf } from './form-edits.ts'
import styles from './option-settings.module.css'

type OptionsProps = {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly string[]
}

export const OptionsField = ({ label, value, onChange, errors }: OptionsProps) => {
  const t = useText(formCanvasTexts)
  const base = useId()
  const [stored, setStored] = useState(false)
  const options = listOf(value)
  const idOf = (index: number) => `${base}-${index}`
  const put = (next: readonly unknown[]) => onChange(next.length === 0 ? undefined : next)
  const change = (index: number, part: object) =>
    put(options.map((option, place) => (place === index ? { ...(isRecord(option) ? option : {}), ...part } : option)))
  const insert = (index: number, lines: readonly string[]) => {
    const taken = new Set(options.map(option => String(valueAt(option, 'value'))))
    const fresh = lines.map(line => {
      const own = freeValue(taken)
      taken.add(own)
      return { value: own, label: { mn: line, en: '' } }
    })
    put(options.toSpliced(index, 0, ...fresh))
    focusSoon(() => document.getElementById(idOf(index + fresh.length - 1)))
  }
  const move = (index: number, by: -1 | 1) => {
    const next = options.toSpliced(index, 1)
    put(next.toSpliced(index + by, 0, options[index]))
  }
  /** Lines that are pasted into an empty choice take its place; into others they follow. */
  const paste = (index: number, event: React.ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map(line => line.trim())
      .filter(line => line !== '')
    if (lines.length < 2) return
    event.preventDefault()
    insert(index + 1, lines)
    announce(t('options_pasted', { n: lines.length }))
  }
  return (
    <Fieldset legend={label} error={[...errors]} help={t('option_help')}>
      <ol className={styles.options}>
        {options.map((option, index) => {
          const words = wordsOf(valueAt(option, 'label')) ?? { mn: '', en: '' }
          const n = index + 1
          const enter = () => insert(index + 1, [''])
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice that is typed has no lasting name.
            <li key={index} className={styles.option} onPaste={event => paste(index, event)}>
              <div className={styles.optionWords}>
                <TextInput
                  id={idOf(index)}
                  aria-label={t('option_mn', { n })}
                  lang="mn"
                  value={words.mn}
                  onChange={mn => change(index, { label: { ...words, mn } })}
                  onEnter={enter}
                />
                <TextInput
                  aria-label={t('option_en', { n })}
                  lang="en"
                  value={words.en}
                  onChange={en => change(index, { label: { ...words, en } })}
                  onEnter={enter}
                />
                {stored && (
                  <TextInput
                    aria-label={t('option_stored', { n })}
                    value={String(valueAt(option, 'value') ?? '')}
                    spellCheck={false}
                    onChange={next => change(index, { value: next })}
                  />
                )}
              </div>
              <span className={styles.optionActs}>
                <IconButton
                  icon="chevronUp"
                  size="s"
                  label={t('option_up', { n })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="chevronDown"
                  size="s"
                  label={t('option_down', { n })}
                  disabled={n === options.length}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="trash"
                  size="s"
                  label={t('option_remove', { n })}
                  onClick={() => put(options.toSpliced(index, 1))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <div className={canvas.bar}>
        <Button variant="quiet" size="s" icon="plus" onClick={() => insert(options.length, [''])}>
          {t('option_add')}
        </Button>
        <Checkbox label={t('option_show_stored')} value={stored} onChange={setStored} />
      </div>
    </Fieldset>
  )
}

/** A stored value that no choice has yet. */
const freeValue = (taken: ReadonlySet<string>): string => {
  for (let number = taken.size + 1; ; number += 1) if (!taken.has(`v${number}`)) return `v${number}`
}
