// What the bell shows.
import type * as calls from '@khyanalt/contract/notifications'
import type { Notification } from '@khyanalt/contract/notifications'
import { eventOf } from '@khyanalt/domain/notifications/notification-events'
import type { UseCase } from '../../http/bind.ts'
import { sentenceHtml } from './notification-sentence.ts'
import { countUnread, listLatest, type NotificationRow } from './notifications.sql.ts'

export const listNotifications: UseCase<typeof calls.listNotifications> = async (tx, caller) => ({
  data: (await listLatest(tx, caller.userId)).map(presentNotification),
  count: await countUnread(tx, caller.userId),
})

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
