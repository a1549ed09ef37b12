import { DayPicker } from 'react-day-picker'
import { enUS } from 'react-day-picker/locale/en-US'
import { mn } from 'react-day-picker/locale/mn'
import { useLanguage } from '../language/language.tsx'
import styles from './Calendar.module.css'

/** One month to choose a day from; years and months jump by lists. Loaded only when opened. */
export const Calendar = ({
  value,
  min,
  max,
  onChoose,
}: {
  readonly value: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChoose: (day: string) => void
}) => {
  const { ui } = useLanguage()
  const chosen = readDay(value)
  const first = min ? readDay(min) : undefined
  const last = max ? readDay(max) : undefined
  const thisYear = new Date().getFullYear()
  return (
    <DayPicker
      mode="single"
      autoFocus
      locale={ui === 'mn' ? mn : enUS}
      weekStartsOn={1}
      captionLayout="dropdown"
      startMonth={first ?? new Date(thisYear - 100, 0)}
      endMonth={last ?? new Date(thisYear + 20, 11)}
      {...(chosen ? { selected: chosen, defaultMonth: chosen } : {})}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      onSelect={day => day && onChoose(writeDay(day))}
      formatters={{
        formatMonthDropdown: month =>
          ui === 'mn' ? `${month.getMonth() + 1}-р сар` : month.toLocaleString('en', { month: 'long' }),
      }}
      classNames={{
        root: styles.root ?? '',
        months: styles.months ?? '',
        nav: styles.nav ?? '',
        button_previous: styles.step ?? '',
        button_next: styles.step ?? '',
        chevron: styles.chevron ?? '',
        month_caption: styles.caption ?? '',
        dropdowns: styles.dropdowns ?? '',
        dropdown_root: styles.dropdownRoot ?? '',
        dropdown: styles.dropdown ?? '',
        caption_label: styles.captionLabel ?? '',
        month_grid: styles.grid ?? '',
        weekday: styles.weekday ?? '',
        day: styles.day ?? '',
        day_button: styles.dayButton ?? '',
        selected: styles.selected ?? '',
        today: styles.today ?? '',
        disabled: styles.disabled ?? '',
        outside: styles.outside ?? '',
        hidden: styles.hidden ?? '',
      }}
    />
  )
}

const readDay = (text: string): Date | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (!year || !month || !day) return undefined
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return date.getMonth() === Number(month) - 1 ? date : undefined
}

const writeDay = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
