// A value of a rule: an answer, what comes of rows, something typed, or worked out from others.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { expressionInWords } from '@khyanalt/form-engine/expression-in-words'
import { keyOfTerm, type RulePlace, termChoices } from '@khyanalt/form-engine/rule-building/rule-choices'
import type { Question } from '@khyanalt/form-engine/rule-building/rule-form'
import { dayUnits, reckonings, type Term } from '@khyanalt/form-engine/rule-building/rule-model'
import { type ListedLabels, wordsFrom } from '@khyanalt/form-engine/rule-building/rule-words'
import { writeTerm } from '@khyanalt/form-engine/rule-building/rule-writing'
import { useName, useText } from '../../../language/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Fieldset } from '../../../ui/Fieldset.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './rules.module.css'

/** What a term may be worth here. */
export type TermType = 'number' | 'day' | 'text'

export type TermProps = {
  readonly label: string
  readonly type: TermType
  readonly term: Term
  readonly place: RulePlace
  readonly listed: ListedLabels
  readonly onChange: (term: Term) => void
  /** The question compared with, of which a text is an option. */
  readonly beside?: Question | undefined
  /** How deep it stands in others; what is worked out from what is worked out from others is for experts. */
  readonly depth?: number
  /** Whether what it is was chosen before, and only the rest of it is asked for. */
  readonly partsOnly?: boolean
}

const deepest = 2

/** How many parts each takes; the engine says the same. */
const mostParts = { add: 20, subtract: 2, multiply: 5, divide: 2, min: 20, max: 20 } as const

export const TermEditor = (props: TermProps) => {
  const { label, term, place, listed, onChange, depth = 0 } = props
  const t = useText(ruleEditorTexts)
  const name = useName()
  const choices = useTermOptions(props)
  const key = keyOfTerm(term)
  // What an expert wrote may be no choice of this list, and is shown all the same.
  const own = choices.some(choice => choice.key === key)
    ? []
    : [{ key, group: undefined, term, label: name(expressionInWords(writeTerm(term) ?? '', wordsFrom(place, listed))) }]
  const all = [...own, ...choices]
  if (props.partsOnly) return <TermParts {...props} depth={depth} t={t} />
  return (
    <div className={styles.stack}>
      <Field label={label} required>
        {control => (
          <Select
            {...control}
            value={key}
            emptyLabel={null}
            onChange={next => {
              const chosen = all.find(choice => choice.key === next)
              if (chosen) onChange(keeping(chosen.term, term))
            }}
            options={all.map(choice => ({ value: choice.key, label: choice.label, group: choice.group }))}
          />
        )}
      </Field>
      <TermParts {...props} depth={depth} t={t} />
    </div>
  )
}

/** The chosen term with what was said before, where it can hold that. */
const keeping = (chosen: Term, before: Term): Term => {
  if (chosen.term === 'reckon') {
    const parts = before.term === 'reckon' ? before.parts : [before, ...chosen.parts.slice(1)]
    return { ...chosen, parts: parts.slice(0, mostParts[chosen.how]) }
  }
  if (chosen.term === 'between' && before.term === 'between') return { ...before, unit: chosen.unit }
  return chosen.term === 'moved' && before.term === 'moved' ? { ...before, unit: chosen.unit } : chosen
}

const useTermOptions = ({ type, place, listed, depth = 0 }: TermProps) => {
  const t = useText(ruleEditorTexts)
  const name = useName()
  const literal = (term: Term, label: string) => ({ key: keyOfTerm(term), term, label, group: t('group_literal') })
  const literals =
    type === 'number'
      ? [literal({ term: 'number', value: '' }, t('literal_number'))]
      : type === 'day'
        ? [literal({ term: 'today' }, t('today')), literal({ term: 'day', value: '' }, t('literal_day'))]
        : [literal({ term: 'text', value: '' }, t('literal_text'))]
  if (place.says === 'condition') return literals
  const answers = termChoices(place, type, listed).map(choice => ({
    key: choice.key,
    term: choice.term,
    label: name(choice.label),
    group: choice.term.term === 'rows' ? t('group_tables') : t('group_questions'),
  }))
  const day = firstDay(place)
  const number: Term = { term: 'number', value: '' }
  const reckoned = (term: Term, label: string) => ({ key: keyOfTerm(term), term, label, group: t('group_reckoned') })
  const composed =
    depth >= deepest
      ? []
      : type === 'number'
        ? [
            ...reckonings.map(how => reckoned({ term: 'reckon', how, parts: [number, number] }, t(`reckon_${how}`))),
            ...dayUnits.map(unit =>
              reckoned({ term: 'between', unit, from: day, to: { term: 'today' } }, t(`between_${unit}`)),
            ),
          ]
        : type === 'day'
          ? dayUnits.map(unit => reckoned({ term: 'moved', unit, day, by: number }, t(`moved_${unit}`)))
          : []
  return [...literals, ...answers, ...composed]
}

const firstDay = (place: RulePlace): Term => termChoices(place, 'day')[0]?.term ?? { term: 'today' }

type Say = ReturnType<typeof useText<keyof typeof ruleEditorTexts.mn>>

/** What of a term is said beneath its name. */
const TermParts = (props: TermProps & { readonly depth: number; readonly t: Say }) => {
  const { term, onChange, beside, t } = props
  const name = useName()
  switch (term.term) {
    case 'number':
      return (
        <TextField
          label={t('number')}
          required
          inputMode="decimal"
          value={term.value}
          onChange={value => onChange({ ...term, value })}
          error={term.value !== '' && writeTerm(term) === null ? t('number_wrong') : null}
        />
      )
    case 'day':
      return (
        <Field
          label={t('day')}
          required
          error={term.value.length >= 10 && writeTerm(term) === null ? t('day_wrong') : null}
        >
          {control => <DateInput {...control} value={term.value} onChange={value => onChange({ ...term, value })} />}
        </Field>
      )
    case 'text':
      return beside?.options ? (
        <Field label={t('answers')} required>
          {control => (
            <Select
              {...control}
              value={term.value}
              onChange={value => onChange({ ...term, value })}
              options={(beside.options ?? []).map(({ value, label }) => ({ value, label: name(label) }))}
            />
          )}
        </Field>
      ) : (
        <TextField
          label={t('text')}
          required
          value={term.value}
          onChange={value => onChange({ ...term, value })}
          spellCheck={false}
        />
      )
    case 'answer':
    case 'rows': {
      const isSum = term.term === 'rows' && term.how !== 'count'
      // Where something is worked out, an empty answer would leave it open.
      const mayBeZero = props.type === 'number' && (props.depth > 0 || props.place.self !== null || term.orZero)
      return (
        <>
          {isSum && <TimesField {...props} term={term} />}
          {mayBeZero && (term.term === 'answer' || isSum) && (
            <Checkbox label={t('or_zero')} value={term.orZero} onChange={orZero => onChange({ ...term, orZero })} />
          )}
        </>
      )
    }
    case 'reckon':
      return <ReckonParts {...props} term={term} />
    case 'moved':
      return (
        <Fieldset legend={t(`moved_${term.unit}`)} hideLegend>
          <div className={styles.triple}>
            <TermEditor
              {...inner(props)}
              label={t('moved_day')}
              type="day"
              term={term.day}
              onChange={day => onChange({ ...term, day })}
            />
            <TermEditor
              {...inner(props)}
              label={t('moved_by')}
              type="number"
              term={term.by}
              onChange={by => onChange({ ...term, by })}
            />
          </div>
        </Fieldset>
      )
    case 'between':
      return (
        <Fieldset legend={t(`between_${term.unit}`)} hideLegend>
          <div className={styles.triple}>
            <TermEditor
              {...inner(props)}
              label={t('from')}
              type="day"
              term={term.from}
              onChange={from => onChange({ ...term, from })}
            />
            <TermEditor
              {...inner(props)}
              label={t('to')}
              type="day"
              term={term.to}
              onChange={to => onChange({ ...term, to })}
            />
          </div>
        </Fieldset>
      )
    default:
      return null
  }
}

const inner = ({ place, listed, depth = 0 }: TermProps) => ({ place, listed, depth: depth + 1 })

/** What the cells of each row are multiplied with before they are added up. */
const TimesField = ({
  term,
  place,
  onChange,
  t,
}: TermProps & { readonly term: Extract<Term, { term: 'rows' }>; readonly t: Say }) => {
  const name = useName()
  const [first = '', second = '', ...others] = term.cells
  const cells = (place.form.tableByName.get(term.table)?.cells ?? []).filter(
    cell => cell.type === 'number' && cell.name !== first,
  )
  if (cells.length === 0 || others.length > 0) return null
  return (
    <Field label={t('times')} required>
      {control => (
        <Select
          {...control}
          required={false}
          value={second}
          emptyLabel={t('times_nothing')}
          onChange={next => onChange({ ...term, cells: next === '' ? [first] : [first, next] })}
          options={cells.map(cell => ({ value: cell.name, label: name(cell.title) }))}
        />
      )}
    </Field>
  )
}

const ReckonParts = (props: TermProps & { readonly term: Extract<Term, { term: 'reckon' }>; readonly t: Say }) => {
  const { term, onChange, t } = props
  const { how, parts } = term
  const set = (next: readonly Term[]) => onChange({ ...term, parts: next })
  return (
    <Fieldset legend={t(`reckon_${how}`)} hideLegend>
      <ol className={styles.list}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place.
          <li key={index} className={styles.statement}>
            <TermEditor
              {...inner(props)}
              label={t('part_n', { n: index + 1 })}
              type={props.type}
              term={part}
              onChange={next => set(parts.map((one, at) => (at === index ? next : one)))}
            />
            {parts.length > 2 && (
              <div>
                <IconButton
                  icon="trash"
                  size="s"
                  label={t('remove_part', { n: index + 1 })}
                  onClick={() => set(parts.filter((_, at) => at !== index))}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {parts.length < mostParts[how] && (
        <div>
          <Button variant="quiet" size="s" icon="plus" onClick={() => set([...parts, { term: 'number', value: '' }])}>
            {t('add_part')}
          </Button>
        </div>
      )}
    </Fieldset>
  )
}
