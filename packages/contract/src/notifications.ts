// Messages to clients (REQ-NOTI-01…10, CON-075).
import { languageModes } from '@khyanalt/domain/language'
import { notificationTopics, notificationTypes } from '@khyanalt/domain/notification-topic'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant, nothing } from './envelope.ts'

export const notificationSchema = z.object({
  id: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  content_en: z.string(),
  url: z.string(),
  url_type: z.enum(['internal', 'external']),
  type: z.enum(notificationTypes),
  /** The word of what happened, in both languages, and its colour. */
  label: z.string(),
  label_en: z.string(),
  tone: z.enum(['blue', 'green', 'orange', 'red']),
  /** 0 is new. */
  opened: z.union([z.literal(0), z.literal(1)]),
  publish_date: instant,
})
export type Notification = z.infer<typeof notificationSchema>

export const listNotifications = defineCall({
  name: 'listNotifications',
  method: 'GET',
  path: '/dashboard/notification/message',
  access: 'signed-in',
  sentence: 'Answers the latest messages and the count of unread ones.',
  input: z.object({}),
  output: z.object({ data: z.array(notificationSchema), count: z.number().int() }),
  errors: [],
})

export const markAllRead = defineCall({
  name: 'markAllRead',
  method: 'POST',
  path: '/dashboard/notification/message/markall',
  access: 'signed-in',
  sentence: 'Marks every message of the caller as read.',
  input: z.object({}),
  output: nothing,
  errors: [],
})

export const markRead = defineCall({
  name: 'markRead',
  method: 'POST',
  path: '/dashboard/notification/message/markasread',
  access: 'signed-in',
  sentence: 'Marks one message as read.',
  input: z.object({ noti_id: z.string().max(40) }),
  output: nothing,
  errors: ['not_found'],
})

const topics = z.record(z.enum(notificationTopics), z.boolean())
const preferences = z.object({ mail: topics })
/** `both`: Mongolian with an English copy beneath. */
const mailLanguages = z.enum(languageModes)

export const getNotificationPreferences = defineCall({
  name: 'getNotificationPreferences',
  method: 'GET',
  path: '/profile/notifications',
  access: 'signed-in',
  sentence:
    'Answers which topics the caller is told of by e-mail, on devices and by SMS, and in which language; the bell tells everything.',
  input: z.object({}),
  output: z.object({
    data: preferences.extend({
      language: mailLanguages,
      address: z.string().nullable(),
      /** Topics that devices show, the key that browsers ask for, and how many devices there are; null without push. */
      push: z.object({ topics, key: z.string(), devices: z.number().int() }).nullable(),
      /** Topics by SMS, and the number; null without a gateway. */
      sms: z.object({ topics, phone: z.string().nullable() }).nullable(),
    }),
  }),
  errors: [],
})

export const setNotificationPreferences = defineCall({
  name: 'setNotificationPreferences',
  method: 'POST',
  path: '/profile/notifications',
  access: 'signed-in',
  sentence:
    'Keeps which topics the caller is told of by e-mail, on devices and by SMS, and in which language; what is left out stays as it is.',
  input: preferences.extend({ language: mailLanguages.optional(), push: topics.optional(), sms: topics.optional() }),
  output: nothing,
  errors: ['invalid_input'],
})

/** Where the push service of the browser takes messages (RFC 8030). */
const endpoint = z.string().min(1).max(1000)

export const addDevice = defineCall({
  name: 'addDevice',
  method: 'POST',
  path: '/profile/notifications/device',
  access: 'signed-in',
  sentence:
    'Lets a browser show messages of the caller while no page is open; one that showed those of somebody else no longer does.',
  input: z.object({
    endpoint,
    /** The keys of the browser, base64url (RFC 8291). */
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  output: nothing,
  errors: ['invalid_input', 'push_unreachable', 'not_allowed'],
})

export const removeDevice = defineCall({
  name: 'removeDevice',
  method: 'POST',
  path: '/profile/notifications/device/remove',
  access: 'signed-in',
  sentence: 'Ends messages on one browser of the caller, or on all of them.',
  input: z.object({ endpoint: endpoint.optional() }),
  output: nothing,
  errors: [],
})

export const notificationCalls = [
  listNotifications,
  markAllRead,
  markRead,
  getNotificationPreferences,
  setNotificationPreferences,
  addDevice,
  removeDevice,
]
