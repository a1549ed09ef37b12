// Questions of the form that a setting names, ticked by their titles; and answers of one of them.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { useLanguage, useText } from '../../language/language.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './canvas.module.css'
import { listOf, valueAt, wordsOf } from './form-edits.ts'
import ticks from './option-settings.module.css'

/** Another question that a setting may name. */
export type OtherQuestion = { readonly name: string; readonly title: string; readonly json: unknown }

type NamedProps = {
  readonly label: string
  readonly help?: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly string[]
}

/** Several questions; those that the form no longer has can be taken out. */
export const ChosenQuestions = ({
  others,
  value,
  onChange,
  ...frame
}: NamedProps & { readonly others: readonly OtherQuestion[] }) => {
  const t = useText(formCanvasTexts)
  const chosen = listOf(value).map(String)
  const offered = others.filter(({ name }, index) => others.findIndex(other => other.name === name) === index)
  const gone = chosen.filter(name => others.every(other => other.name !== name))
  const toggle = (name: string, on: boolean) => {
    const next = on ? [...chosen, name] : chosen.filter(one => one !== name)
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <Fieldset legend={frame.label} help={frame.help} error={[...frame.errors]}>
      <div className={ticks.ticks}>
        {[...offered, ...gone.map(name => ({ name, title: t('gone') }))].map(({ name, title }) => (
          <Checkbox key={name} label={title} value={chosen.includes(name)} onChange={on => toggle(name, on)} />
        ))}
        {others.length === 0 && gone.length === 0 && <p className={styles.quiet}>{t('none_to_choose')}</p>}
      </div>
    </Fieldset>
  )
}

/** Answers of the question that another one depends on; one alone is stored by itself. */
export const ChosenAnswers = ({
  asked,
  value,
  onChange,
  ...frame
}: NamedProps & { readonly asked: OtherQuestion | null }) => {
  const t = useText(formCanvasTexts)
  const { ui } = useLanguage()
  const chosen = (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String)
  const put = (next: readonly string[]) => onChange(next.length === 0 ? undefined : next.length === 1 ? next[0] : next)
  if (asked === null) return <p className={styles.quiet}>{t('answers_first')}</p>
  const options =
    valueAt(asked.json, 'type') === 'yesno'
      ? (['yes', 'no'] as const).map(answer => ({ value: answer, label: t(answer) }))
      : listOf(valueAt(asked.json, 'options')).map(option => {
          const words = wordsOf(valueAt(option, 'label'))
          return { value: String(valueAt(option, 'value')), label: words?.[ui] || words?.mn || '–' }
        })
  if (options.length === 0) {
    return (
      <TextField
        label={frame.label}
        help={t('answers_typed')}
        error={[...frame.errors]}
        value={chosen.join(', ')}
        onChange={next => put(next.trim() === '' ? [] : next.split(/,\s?/))}
      />
    )
  }
  return (
    <Fieldset legend={frame.label} error={[...frame.errors]}>
      <div className={ticks.ticks}>
        {options.map(option => (
          <Checkbox
            key={option.value}
            label={option.label}
            value={chosen.includes(option.value)}
            onChange={on => put(on ? [...chosen, option.value] : chosen.filter(one => one !== option.value))}
          />
        ))}
      </div>
    </Fieldset>
  )
}
