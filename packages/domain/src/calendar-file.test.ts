import { describe, expect, it } from 'vitest'
import { writeCalendar } from './calendar-file.ts'

const at = new Date('2026-11-25T14:30:15.250Z')
const day = { uid: 'payment-1@portal.mn', day: '2026-12-31', title: 'Төлбөр', text: 'a', url: 'https://portal.mn/x' }
const write = (change: Partial<typeof day> = {}) => writeCalendar([{ ...day, ...change }], { name: 'Portal', at })
const linesOf = (text: string) => text.split('\r\n')

describe('a calendar', () => {
  it('[REQ-ICS-01] holds each day as a whole one that ends before the next', () => {
    const lines = linesOf(write())
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    expect(lines).toContain('DTSTAMP:20261125T143015Z')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  it('[REQ-ICS-01] folds lines at 75 bytes without cutting a letter', () => {
    const title = 'Рентген аппарат ашиглах зөвшөөрөл сунгах хугацаа дуусахад ойртож байна 😀 '.repeat(4).trim()
    const text = write({ title })
    const bytes = linesOf(text).map(line => Buffer.byteLength(line))
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
    expect(Math.max(...bytes)).toBeGreaterThan(71)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
    expect(text).not.toContain('\u{fffd}')
  })

  it('[REQ-ICS-01] lets no text of people end a line or begin another property', () => {
    const text = write({ title: 'a,b;c\\d\r\nDTSTART:19700101\u0007', url: 'https://x\r\nATTACH:evil' })
    const lines = linesOf(text.replaceAll('\r\n ', ''))
    expect(lines).toContain('SUMMARY:a\\,b\\;c\\\\d\\nDTSTART:19700101 ')
    expect(lines.filter(line => line.startsWith('DTSTART:') || line.startsWith('ATTACH'))).toEqual([])
  })
})

it('[REQ-ICS-01] reads in whole as programs expect it, with a reminder at nine in the morning of the day before', () => {
  expect(linesOf(write({ text: 'a\rb', url: 'https://portal.mn/x\r\ny' }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Khyanalt//Portal//MN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Portal',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:payment-1@portal.mn',
    'DTSTAMP:20261125T143015Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Төлбөр',
    'DESCRIPTION:a\\nb',
    'URL:https://portal.mn/xy',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Төлбөр',
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it.each([
  ['a', 1],
  ['\u007f'.replace('\u007f', '~'), 1],
  ['\u0080', 2],
  ['ө', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['₮', 3],
  ['\uffff', 3],
  ['😀', 4],
])('[REQ-ICS-01] fills lines of %j up to 75 bytes and no further', (letter, size) => {
  const lines = linesOf(write({ title: letter.repeat(400) }))
  const [first, second] = lines.slice(lines.findIndex(line => line.startsWith('SUMMARY')))
  const room = (text: string | undefined) => 75 - Buffer.byteLength(text ?? '')
  for (const line of [first, second]) {
    expect(room(line)).toBeGreaterThanOrEqual(0)
    expect(room(line)).toBeLessThan(size)
  }
})
