import { Popover as Base } from '@base-ui/react/popover'
import { lazy, Suspense, useState } from 'react'
import styles from './DateInput.module.css'
import { IconButton } from './IconButton.tsx'
import popupStyles from './popup.module.css'
import { Skeleton } from './Skeleton.tsx'
import { useUiText } from './ui-texts.ts'

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }))

/** The button of a `DateInput` with its calendar, open from the start: it comes with the first press. */
export const CalendarButton = ({
  value,
  min,
  max,
  onChange,
}: {
  readonly value: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChange: (day: string) => void
}) => {
  const t = useUiText()
  const [open, setOpen] = useState(true)
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={<IconButton icon="calendar" label={t('openCalendar')} className={styles.button} />} />
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
                  onChange(day)
                  setOpen(false)
                }}
              />
            </Suspense>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
