import type * as calls from '@khyanalt/contract/desk'
import { writeCalendar } from '@khyanalt/domain/calendar-file'
import { calendarDayOf } from '@khyanalt/domain/desk/calendar-day'
import { orderTasks } from '@khyanalt/domain/desk/tasks'
import { sentenceLanguage } from '@khyanalt/domain/language'
import { calendarTexts } from '@khyanalt/domain/messages/calendar'
import { addDays, agencyDate } from '../../clock.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { isSameText } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'
import { readMailLanguage } from '../notifications/mail-reader.ts'
import { sign } from './calendar-feed.ts'
import { findReader } from './calendar-feeds.sql.ts'
import { readDatedTasks } from './read-tasks.ts'

/** A calendar looks further ahead than the desk. */
const feedDays = 366

export const readCalendarFeed =
  (services: Services): RawUseCase<typeof calls.readCalendarFeed> =>
  async ({ db }, _, { key }) => {
    const id = readKey(services.secret, key)
    if (id === null) throw refuse('not_found')
    const now = services.clock.now()
    const { tasks, language } = await inSnapshot(db, async tx => {
      const reader = await findReader(tx, id)
      if (!reader) throw refuse('not_found')
      const until = addDays(agencyDate(now), feedDays)
      return {
        tasks: orderTasks(await readDatedTasks(tx, reader, { now, until })),
        language: sentenceLanguage(await readMailLanguage(tx, reader.userId)),
      }
    })
    const days = tasks.flatMap(task => calendarDayOf(task, language, services.config.PUBLIC_URL) ?? [])
    return {
      body: Buffer.from(writeCalendar(days, { name: calendarTexts[language].calendarName, at: now })),
      type: 'text/calendar; charset=utf-8',
      headers: { 'cache-control': 'private, no-store', 'content-disposition': 'inline; filename="khyanalt.ics"' },
    }
  }

/** The id in an address that was made here. */
const readKey = (secret: string, key: string): string | null => {
  const [id = '', signature = ''] = key.split('.')
  return isUuid(id) && isSameText(signature, sign(secret, id)) ? id : null
}
