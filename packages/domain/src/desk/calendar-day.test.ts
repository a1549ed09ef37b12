import { describe, expect, it } from 'vitest'
import { writeCalendar } from '../calendar-file.ts'
import { calendarDayOf } from './calendar-day.ts'

const task = {
  kind: 'payment',
  id: 'one two three',
  title: { mn: 'Рентген аппарат', en: 'X-ray unit' },
  number: '45-08-26-000001',
  day: '2026-12-01',
  url: '/invoices/1',
} as const
const site = 'https://portal.example.mn'

describe('a task as a day of a calendar', () => {
  it('[REQ-ICS-01] names the task, its number and where it is done, and stays the same thing from day to day', () => {
    expect(calendarDayOf(task, 'mn', site)).toEqual({
      uid: 'payment-one-two-three@portal.example.mn',
      day: '2026-12-01',
      title: 'Төлбөр төлөх: Рентген аппарат (45-08-26-000001)',
      text: 'https://portal.example.mn/invoices/1',
      url: 'https://portal.example.mn/invoices/1',
    })
    expect(calendarDayOf({ ...task, day: '2026-12-02' }, 'en', site)?.uid).toBe(
      'payment-one-two-three@portal.example.mn',
    )
    const day = calendarDayOf(task, 'mn', site)
    const file = writeCalendar(day ? [day] : [], { name: 'Portal', at: new Date('2026-11-25') })
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261202\r\n')
  })

  it('leaves out what is not there: a number, an English title, a last day', () => {
    expect(calendarDayOf({ ...task, number: null }, 'mn', site)?.title).toBe('Төлбөр төлөх: Рентген аппарат')
    expect(calendarDayOf({ ...task, title: { mn: 'Рентген', en: '' } }, 'en', site)?.title).toContain('Рентген')
    expect(calendarDayOf({ ...task, day: null }, 'mn', site)).toBeNull()
  })

  it('[REQ-ICS-04] names no person of a training that ends', () => {
    const title = calendarDayOf({ ...task, kind: 'training', number: null }, 'mn', site)?.title
    expect(title).not.toContain('Рентген')
    expect(title).not.toContain(':')
  })
})
