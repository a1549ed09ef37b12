// One day as a file that opens in the calendar of the device (REQ-ICS-01).
import { type CalendarDay, writeCalendar } from '@khyanalt/domain/calendar-file'
import { calendarTexts } from '@khyanalt/domain/messages/calendar'
import { useText } from '../language/language.tsx'
import { Button } from './Button.tsx'

export const AddToCalendar = ({ day }: { readonly day: CalendarDay }) => {
  const t = useText(calendarTexts)
  return (
    <Button
      variant="quiet"
      size="s"
      icon="calendar"
      label={t('addToCalendarOf', { title: day.title })}
      onClick={() => {
        const text = writeCalendar([day], { name: t('calendarName'), at: new Date() })
        const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
        Object.assign(document.createElement('a'), { href: address, download: `${day.day}.ics` }).click()
        // The browser has read it by then.
        setTimeout(() => URL.revokeObjectURL(address), 60_000)
      }}
    >
      {t('addToCalendar')}
    </Button>
  )
}
