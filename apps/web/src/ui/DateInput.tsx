import { Popover as Base } from '@base-ui/react/popover'
import { lazy, Suspense, useState } from 'react'
import { classNames } from './class-names.ts'
import controlStyles from './control.module.css'
import { type ControlProps, nativeControl } from './control-props.ts'
import styles from './DateInput.module.css'
import { IconButton } from './IconButton.tsx'
import popupStyles from './popup.module.css'
import { Skeleton } from './Skeleton.tsx'
import { useUiText } from './ui-texts.ts'

// Most people type their dates; the calendar comes only to those who open it.
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }))

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
  const [open, setOpen] = useState(false)
  const leave = () => {
    const tidy = tidyDate(value)
    if (tidy !== value) onChange?.(tidy)
    onBlur?.()
  }
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
      <Base.Root open={open} onOpenChange={setOpen}>
        <Base.Trigger
          disabled={rest.disabled || readOnly}
          render={<IconButton icon="calendar" label={t('openCalendar')} className={styles.button} />}
        />
        <Base.Portal>
          <Base.Positioner align="end" sideOffset={6} className={popupStyles.positioner}>
            <Base.Popup className={popupStyles.popup} aria-label={t('chooseDate')}>
              <Suspense
                fallback={
                  <div className={styles.waiting}>
                    <Skeleton height={300} />
                  </div>
                }
              >
                <Calendar
                  value={value}
                  min={min}
                  max={max}
                  onChoose={day => {
                    onChange?.(day)
                    setOpen(false)
                  }}
                />
              </Suspense>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </span>
  )
}

const tidyDate = (typed: string): string => {
  const parts =
    /^\s*(\d{4})[-./\s](\d{1,2})[-./\s](\d{1,2})\.?\s*$/.exec(typed) ?? /^\s*(\d{4})(\d{2})(\d{2})\s*$/.exec(typed)
  return parts ? `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}` : typed
}
