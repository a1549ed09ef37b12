import { lazy, Suspense, useState } from 'react'
import { classNames } from './class-names.ts'
import controlStyles from './control.module.css'
import { type ControlProps, nativeControl } from './control-props.ts'
import styles from './DateInput.module.css'
import { IconButton } from './IconButton.tsx'
import { useUiText } from './ui-texts.ts'

// Most people type their dates; the calendar comes only to those who open it.
const CalendarButton = lazy(async () => ({ default: (await import('./CalendarButton.tsx')).CalendarButton }))

/** A date as typed, `YYYY-MM-DD`, with a calendar beside it. Slashes and dots become dashes when the field is left. */
export const DateInput = ({
  ref,
  value = '',
  onChange,
  onBlur,
  min,
  max,
  readOnly,
  ...rest
}: ControlProps<string, HTMLInputElement> & {
  /** First and last day that can be chosen, `YYYY-MM-DD`; what is typed is judged elsewhere. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}) => {
  const t = useUiText()
  const [pressed, setPressed] = useState(false)
  const closed = Boolean(rest.disabled || readOnly)
  const leave = () => {
    const tidy = tidyDate(value)
    if (tidy !== value) onChange?.(tidy)
    onBlur?.()
  }
  const button = (
    <IconButton
      icon="calendar"
      label={t('openCalendar')}
      aria-haspopup="dialog"
      aria-expanded={false}
      disabled={closed}
      onClick={() => setPressed(true)}
      className={styles.button}
    />
  )
  return (
    <span className={styles.group}>
      <input
        {...nativeControl(rest)}
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('dateHelp')}
        maxLength={10}
        readOnly={readOnly}
        value={value}
        onBlur={leave}
        onChange={event => onChange?.(event.currentTarget.value)}
        className={classNames(controlStyles.control, styles.input)}
      />
      {pressed && !closed ? (
        <Suspense fallback={button}>
          <CalendarButton value={value} min={min} max={max} onChange={day => onChange?.(day)} />
        </Suspense>
      ) : (
        button
      )}
    </span>
  )
}

const tidyDate = (typed: string): string => {
  const parts =
    /^\s*(\d{4})[-./\s](\d{1,2})[-./\s](\d{1,2})\.?\s*$/.exec(typed) ?? /^\s*(\d{4})(\d{2})(\d{2})\s*$/.exec(typed)
  return parts ? `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}` : typed
}
