// A task as a day of a calendar, the same from the button beside it and from the address that programs read.
import type { CalendarDay } from '../calendar-file.ts'
import { deskTexts } from '../messages/desk.ts'
import type { DeskTask } from './tasks.ts'

/** Null for what has no last day. A calendar is kept by others: it names no person. */
export const calendarDayOf = (
  { kind, id, title, number, day, url }: Omit<DeskTask, 'company_id'>,
  language: 'mn' | 'en',
  site: string,
): CalendarDay | null => {
  if (day === null) return null
  const t = deskTexts[language]
  const what = kind === 'training' ? '' : title[language] || title.mn
  const words = [t[`kind_${kind}`], what].filter(Boolean).join(': ')
  const address = new URL(url, site).href
  return {
    uid: `${kind}-${id.replaceAll(' ', '-')}@${new URL(site).hostname}`,
    day,
    title: number === null ? words : `${words} (${number})`,
    text: address,
    url: address,
  }
}
