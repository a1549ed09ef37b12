// The answer that stands in a question at first, given by the very control of the question.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { groupOfKind } from '@khyanalt/form-engine/attribute-shapes'
import { kindOf } from '@khyanalt/form-engine/fields/registry'
import { useEffect, useMemo, useRef } from 'react'
import { FormRenderer } from '../../form/FormRenderer.tsx'
import { createFormStore } from '../../form/form-store.ts'
import { agencyToday } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './canvas.module.css'
import { drawAlone } from './drawable-form.ts'
import { isKnownType, isRecord } from './form-edits.ts'

const alone = { remarks: new Map(), previous: null }
// Their answers are files and records of people, which no form can hold.
const without: ReadonlySet<string> = new Set(['file', 'checkboxfile', 'employee', 'select_explosive'])

type InitialProps = {
  readonly question: unknown
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly string[]
}

export const InitialField = ({ question, value, onChange, errors }: InitialProps) => {
  const t = useText(formCanvasTexts)
  const type = isRecord(question) ? question.type : undefined
  if (!isKnownType(type)) return null
  if (type === 'checkvalue' || type === 'hidden') {
    return (
      <TextField
        label={t('initial_constant')}
        error={[...errors]}
        value={String(value ?? '')}
        onChange={next => onChange(next || undefined)}
        spellCheck={false}
        required
      />
    )
  }
  const group = groupOfKind(type)
  const clear = value !== undefined && (
    <Button variant="quiet" size="s" icon="trash" onClick={() => onChange(undefined)}>
      {t('initial_clear')}
    </Button>
  )
  if ((group !== 'typed' && group !== 'choices') || without.has(type)) {
    return value === undefined ? null : (
      <div className={styles.fields}>
        <p className={styles.quiet}>{t('initial_other')}</p>
        {clear}
      </div>
    )
  }
  const isToday = type === 'date' && value === 'today'
  return (
    <div className={styles.fields}>
      {type === 'date' && (
        <Checkbox
          label={`${t('initial')}: ${t('initial_today')}`}
          value={isToday}
          onChange={next => onChange(next ? 'today' : undefined)}
        />
      )}
      {!isToday && <OwnControl question={question} value={value} onChange={onChange} />}
      {errors.map(error => (
        <p key={error} className={styles.fault}>
          {error}
        </p>
      ))}
      {!isToday && clear}
    </div>
  )
}

const OwnControl = ({ question, value, onChange }: Omit<InitialProps, 'errors'>) => {
  const { defaultvalue: _, ...shape } = isRecord(question) ? question : {}
  // Drawn anew when the question changes, or its value does from elsewhere, and not for what is typed in it.
  const told = JSON.stringify(shape)
  const own = useRef(value)
  const outside = value !== own.current
  const form = useMemo(
    () => drawAlone(JSON.parse(told), { mn: formCanvasTexts.mn.initial, en: formCanvasTexts.en.initial }),
    [told],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value from elsewhere opens it anew.
  const store = useMemo(
    () =>
      form &&
      createFormStore({
        form,
        answers: value === undefined ? {} : { value },
        facts: { today: agencyToday(), language: 'mn', options: {}, person: {}, company: null },
        idScope: 'initial-',
      }),
    [form, outside],
  )
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
    own.current = value
  })
  useEffect(
    () =>
      store?.onChange(() => {
        const { value: answer } = store.readTyped()
        const field = store.form.fields.get('value')
        const next = field === undefined || kindOf(field.type).isEmpty(answer) ? undefined : answer
        own.current = next
        change.current(next)
      }),
    [store],
  )
  if (!store) return null
  return <FormRenderer store={store} surroundings={alone} stepIndex={0} />
}
