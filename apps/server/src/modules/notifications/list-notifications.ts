// What the bell shows.
import type * as calls from '@khyanalt/contract/notifications'
import type { Notification } from '@khyanalt/contract/notifications'
import { eventNameOf, eventOf } from '@khyanalt/domain/notifications/notification-events'
import type { OwnWords } from '@khyanalt/domain/own-texts/own-texts'
import type { UseCase } from '../../http/bind.ts'
import { readOwnWords } from '../own-texts/read-own-words.ts'
import { sentenceHtml } from './notification-sentence.ts'
import { countUnread, listLatest, type NotificationRow } from './notifications.sql.ts'

export const listNotifications: UseCase<typeof calls.listNotifications> = async (tx, caller) => {
  const rows = await listLatest(tx, caller.userId)
  const wordsAt = await readOwnWords(tx, rows.map(eventNameOf))
  return {
    data: rows.map(row => presentNotification(row, wordsAt(eventNameOf(row), row.created_at))),
    count: await countUnread(tx, caller.userId),
  }
}

const presentNotification = (row: NotificationRow, own: OwnWords | null): Notification => {
  const { type, label, tone } = eventOf(row)
  const told = { ...row, own }
  return {
    id: row.id,
    content: sentenceHtml(told, 'mn'),
    content_en: sentenceHtml(told, 'en'),
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
