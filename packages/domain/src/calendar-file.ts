// Days as a calendar that phones and programs read (RFC 5545): whole days, each with a reminder.

/** A day of a calendar. */
export type CalendarDay = {
  /** The same as long as it is the same thing: a calendar moves what it has instead of adding another. */
  readonly uid: string
  /** YYYY-MM-DD. */
  readonly day: string
  readonly title: string
  readonly text: string
  readonly url: string
}

/** The text of a file, or of an answer to a program that asks from time to time. */
export const writeCalendar = (
  days: readonly CalendarDay[],
  { name, at }: { readonly name: string; readonly at: Date },
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Khyanalt//Portal//MN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...days.flatMap(day => writeDay(day, at)),
    'END:VCALENDAR',
  ]
    .map(line => `${fold(line)}\r\n`)
    .join('')

const writeDay = ({ uid, day, title, text, url }: CalendarDay, at: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${at.toISOString().replace(/[-:]|\.\d+/g, '')}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(text)}`,
  `URL:${url.replace(/[\r\n]/g, '')}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  // Nine in the morning of the day before.
  'TRIGGER:-PT15H',
  'END:VALARM',
  'END:VEVENT',
]

const compact = (day: string): string => day.replaceAll('-', '')

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Text as a value: marks of the format are escaped, other control characters say nothing and go. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that a value may not hold.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, mark => `\\${mark}`)
    .replaceAll('\n', '\\n')

/** A line of more than 75 bytes goes on in the next, behind a blank; no letter is cut. */
const fold = (line: string): string => {
  const lines: string[] = []
  let begun = ''
  let bytes = 0
  for (const letter of line) {
    const size = bytesOf(letter)
    if (bytes + size > 75) {
      lines.push(begun)
      begun = ' '
      bytes = 1
    }
    begun += letter
    bytes += size
  }
  return [...lines, begun].join('\r\n')
}

/** Bytes of a letter in UTF-8. */
const bytesOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
