// The calendar of a person's last days, read by programs that have no session (REQ-ICS-02…04, ADR 0038).
import { createHmac, randomUUID } from 'node:crypto'
import type { closeCalendarFeed, getCalendarFeed, openCalendarFeed, readCalendarFeed } from '@khyanalt/contract/desk'
import { writeCalendar } from '@khyanalt/domain/calendar-file'
import { calendarDayOf } from '@khyanalt/domain/desk/calendar-day'
import { orderTasks } from '@khyanalt/domain/desk/tasks'
import { sentenceLanguage } from '@khyanalt/domain/language'
import { calendarTexts } from '@khyanalt/domain/messages/calendar'
import { v7 as uuidv7 } from 'uuid'
import { addDays, agencyDate } from '../../clock.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'
import type { RawUseCase, UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { isSameText } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'
import { readMailLanguage } from '../notifications/mail-reader.ts'
import { deleteFeed, findFeed, findReader, replaceFeed } from './calendar-feeds.sql.ts'
import { readDatedTasks } from './read-tasks.ts'

/** A calendar looks further ahead than the desk. */
const feedDays = 366

export const answerFeed =
  (services: Services): UseCase<typeof getCalendarFeed> =>
  async (tx, caller) => {
    refuseSupport(caller)
    const id = await findFeed(tx, caller.userId)
    return { url: id === null ? null : addressOf(services, id) }
  }

export const openFeed =
  (services: Services): UseCase<typeof openCalendarFeed> =>
  async (tx, caller) => {
    refuseSupport(caller)
    const id = randomUUID()
    const at = services.clock.now()
    await replaceFeed(tx, { id, user_id: caller.userId, created_at: at })
    await writeAudit(tx, caller, 'open_calendar', at)
    return { url: addressOf(services, id) }
  }

export const closeFeed =
  ({ clock }: Services): UseCase<typeof closeCalendarFeed> =>
  async (tx, caller) => {
    if (await deleteFeed(tx, caller.userId)) await writeAudit(tx, caller, 'close_calendar', clock.now())
    return {}
  }

export const showFeed =
  (services: Services): RawUseCase<typeof readCalendarFeed> =>
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

const addressOf = ({ config, secret }: Pick<Services, 'config' | 'secret'>, id: string): string =>
  `${config.PUBLIC_URL}/api/calendar/${id}.${sign(secret, id)}.ics`

/** Whoever helps a client must not leave with an address that opens without a session. */
const refuseSupport = ({ support }: Pick<Session, 'support'>): void => {
  if (support) throw refuse('not_allowed')
}

/** The id in an address that was made here. */
const readKey = (secret: string, key: string): string | null => {
  const [id = '', signature = ''] = key.split('.')
  return isUuid(id) && isSameText(signature, sign(secret, id)) ? id : null
}

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`calendar\n${id}`).digest('base64url')

const writeAudit = (
  tx: Parameters<typeof insertAuditEntry>[0],
  { userId, support }: Pick<Session, 'userId' | 'support'>,
  action: 'open_calendar' | 'close_calendar',
  at: Date,
): Promise<void> =>
  insertAuditEntry(tx, {
    noun: 'profile',
    id: uuidv7(),
    actor_user_id: support?.userId ?? userId,
    action,
    noun_id: userId,
    detail: {},
    at,
  })
