// The bell.
import type { listNotifications, markAllRead, markRead, Notification } from '@khyanalt/contract/notifications'
import { eventOf } from '@khyanalt/domain/notifications/notification-events'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { sentenceHtml } from './notification-sentence.ts'
import { countUnread, listLatest, markOpened, type NotificationRow } from './notifications.sql.ts'

export const answerNotifications: UseCase<typeof listNotifications> = async (tx, caller) => ({
  data: (await listLatest(tx, caller.userId)).map(presentNotification),
  count: await countUnread(tx, caller.userId),
})

export const readAll =
  ({ clock }: Services): UseCase<typeof markAllRead> =>
  async (tx, caller) => {
    await markOpened(tx, caller.userId, clock.now())
    return {}
  }

export const readOne =
  ({ clock }: Services): UseCase<typeof markRead> =>
  async (tx, caller, { noti_id }) => {
    if ((await markOpened(tx, caller.userId, clock.now(), noti_id)) === 0) throw refuse('not_found')
    return {}
  }

const presentNotification = (row: NotificationRow): Notification => {
  const { type, label, tone } = eventOf(row)
  return {
    id: row.id,
    content: sentenceHtml(row, 'mn'),
    content_en: sentenceHtml(row, 'en'),
    url: row.url,
    url_type: row.url_type as Notification['url_type'],
    type,
    label: label.mn,
    label_en: label.en,
    tone,
    opened: row.opened_at ? 1 : 0,
    publish_date: row.created_at.toISOString(),
  }
}
