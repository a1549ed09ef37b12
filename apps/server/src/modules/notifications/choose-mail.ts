// What a person wants by e-mail; the bell always tells everything.
import type { getNotificationPreferences, setNotificationPreferences } from '@khyanalt/contract/notifications'
import { type NotificationTopic, notificationTopics } from '@khyanalt/domain/notification-topic'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findPreferences, upsertPreferences } from './preferences.sql.ts'

export const answerPreferences: UseCase<typeof getNotificationPreferences> = async (tx, caller) => {
  const { mailOff, language, address } = await findPreferences(tx, caller.userId)
  const mail = Object.fromEntries(notificationTopics.map(topic => [topic, !mailOff.includes(topic)]))
  return { data: { mail: mail as Record<NotificationTopic, boolean>, language, address } }
}

export const choosePreferences =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof setNotificationPreferences> =>
  async (tx, { userId }, { mail, language }) => {
    const mailOff = notificationTopics.filter(topic => !mail[topic])
    const chosen = language ?? (await findPreferences(tx, userId)).language
    await upsertPreferences(tx, { userId, mailOff, language: chosen, at: clock.now() })
    return {}
  }
