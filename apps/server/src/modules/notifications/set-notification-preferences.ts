import type * as calls from '@khyanalt/contract/notifications'
import { notificationTopics } from '@khyanalt/domain/notification-topic'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findPreferences, upsertPreferences } from './preferences.sql.ts'

/** Sets what a person wants by e-mail, on devices and by SMS; the bell always shows everything. */
export const setNotificationPreferences =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.setNotificationPreferences> =>
  async (tx, { userId }, { mail, push, sms, language }) => {
    const before = await findPreferences(tx, userId)
    await upsertPreferences(tx, {
      userId,
      mailOff: notificationTopics.filter(topic => !mail[topic]),
      pushOff: push ? notificationTopics.filter(topic => !push[topic]) : before.pushOff,
      smsOn: sms ? notificationTopics.filter(topic => sms[topic]) : before.smsOn,
      language: language ?? before.language,
      at: clock.now(),
    })
    return {}
  }
