import {
  getNotificationPreferences,
  listNotifications,
  markAllRead,
  markRead,
  setNotificationPreferences,
} from '@khyanalt/contract/notifications'
import { type Binding, bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { answerPreferences, choosePreferences } from './choose-mail.ts'
import { answerNotifications, readAll, readOne } from './read-notifications.ts'

export const notificationRoutes = (services: Services): Binding[] => [
  bind(listNotifications, answerNotifications),
  bind(markAllRead, readAll(services)),
  bind(markRead, readOne(services)),
  bind(getNotificationPreferences, answerPreferences),
  bind(setNotificationPreferences, choosePreferences(services)),
]
