// The first or last day of a date: none, today, some days or years from it, or a day of the calendar.
import { boundTexts } from '@khyanalt/domain/messages/service-editor-words'
import { agencyToday } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { offsetOf } from './bound-offset.ts'

const ways = ['today', 'days_before', 'days_after', 'years_before', 'years_after', 'fixed'] as const
type Way = (typeof ways)[number]

const wayOf = (value: unknown): Way | '' => {
  if (value === undefined) return ''
  if (typeof value === 'string') return value === 'today' ? 'today' : 'fixed'
  const [unit, count] = offsetOf(value) ?? ['days', 0]
  return `${unit}_${count < 0 ? 'before' : 'after'}`
}

/** The bound of a way with a count; before today counts below nothing. */
const boundOf = (way: Way | '', count: number): unknown => {
  if (way === '') return undefined
  if (way === 'today') return 'today'
  if (way === 'fixed') return agencyToday()
  const [unit = 'days', side] = way.split('_')
  return { [unit]: side === 'before' ? -Math.max(count, 1) : count }
}

export const BoundField = ({
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
  const t = useText(boundTexts)
  const way = wayOf(value)
  const count = Math.abs(offsetOf(value)?.[1] ?? 1)
  return (
    <Fieldset legend={label} error={[...errors]}>
      <Select
        aria-label={label}
        value={way}
        onChange={next => onChange(boundOf(next as Way | '', count))}
        emptyLabel={t('none')}
        options={ways.map(each => ({ value: each, label: t(each) }))}
      />
      {offsetOf(value) !== null && (
        <TextField
          label={t('count')}
          required
          inputMode="numeric"
          value={String(count)}
          onChange={next => onChange(boundOf(way, Number(next.replace(/\D/g, '').slice(0, 5))))}
        />
      )}
      {way === 'fixed' && (
        <Field label={t('day')} required>
          {control => <DateInput {...control} value={String(value)} onChange={onChange} />}
        </Field>
      )}
    </Fieldset>
  )
}
