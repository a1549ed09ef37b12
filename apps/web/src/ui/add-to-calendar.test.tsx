import { calendarTexts } from '@khyanalt/domain/messages/calendar'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AddToCalendar } from './AddToCalendar.tsx'

afterEach(() => vi.restoreAllMocks())

it('[REQ-ICS-01] the button beside a last day hands over a file of that day with a reminder', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:day'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const day = {
    uid: 'payment-1',
    day: '2026-11-28',
    title: 'Төлбөр төлөх',
    text: 'R260000006',
    url: 'https://portal.mn/pay',
  }
  render(<AddToCalendar day={day} />)
  const name = calendarTexts.mn.addToCalendarOf.replace('{title}', day.title)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(names).toEqual(['2026-11-28.ics'])
  const [file] = files
  expect(file?.type).toContain('text/calendar')
  const text = (await file?.text()) ?? ''
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  for (const line of ['DTSTART;VALUE=DATE:20261128', `SUMMARY:${day.title}`, 'BEGIN:VALARM'])
    expect(text).toContain(line)
})
