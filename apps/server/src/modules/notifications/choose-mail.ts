// What a person wants by e-mail; the bell always tells everything.
import type { getNotificationPreferences, setNotificationPreferences } from '@khyanalt/contract/notifications'
import { type NotificationTopic, notificationTopics } from '@khyanalt/domain/notification-topic'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findPreferences, upsertPreferences } from './preferences.sql.ts'

export const answerPreferences: UseCase<typeof getNotificationPreferences> = async (tx, caller) => {
  const { mailOff, address } = await findPreferences(tx, caller.userId)
  const mail = Object.fromEntries(notificationTopics.map(topic => [topic, !mailOff.includes(topic)]))
  return { data: { mail: mail as Record<NotificationTopic, boolean>, address } }
}

export const choosePreferences =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof setNotificationPreferences> =>
  async (tx, caller, { mail }) => {
    const mail_off = notificationTopics.filter(topic => !mail[topic])
    await upsertPreferences(tx, { user_id: caller.userId, mail_off, updated_at: clock.now() })
    return {}
  }
