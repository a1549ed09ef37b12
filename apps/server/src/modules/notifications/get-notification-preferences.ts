import type * as calls from '@khyanalt/contract/notifications'
import { type NotificationTopic, notificationTopics } from '@khyanalt/domain/notification-topic'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findPreferences } from './preferences.sql.ts'
import { countDevices } from './push-devices.sql.ts'

type Topics = Record<NotificationTopic, boolean>

/** What a person wants by e-mail, on devices and by SMS. */
export const getNotificationPreferences =
  ({ push, sms }: Pick<Services, 'push' | 'sms'>): UseCase<typeof calls.getNotificationPreferences> =>
  async (tx, { userId }) => {
    const { mailOff, pushOff, smsOn, language, address, phone } = await findPreferences(tx, userId)
    return {
      data: {
        mail: choose(topic => !mailOff.includes(topic)),
        language,
        address,
        push: push && {
          topics: choose(topic => !pushOff.includes(topic)),
          key: push.publicKey,
          devices: await countDevices(tx, userId),
        },
        sms: sms && { topics: choose(topic => smsOn.includes(topic)), phone },
      },
    }
  }

const choose = (wanted: (topic: NotificationTopic) => boolean): Topics =>
  Object.fromEntries(notificationTopics.map(topic => [topic, wanted(topic)])) as Topics
