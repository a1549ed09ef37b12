import * as calls from '@khyanalt/contract/notifications'
import { type Binding, bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { addDevice } from './add-device.ts'
import { getNotificationPreferences } from './get-notification-preferences.ts'
import { listNotifications } from './list-notifications.ts'
import { markAllRead } from './mark-all-read.ts'
import { markRead } from './mark-read.ts'
import { removeDevice } from './remove-device.ts'
import { setNotificationPreferences } from './set-notification-preferences.ts'

export const notificationRoutes = (services: Services): Binding[] => [
  bind(calls.listNotifications, listNotifications),
  bind(calls.markAllRead, markAllRead(services)),
  bind(calls.markRead, markRead(services)),
  bind(calls.getNotificationPreferences, getNotificationPreferences(services)),
  bind(calls.setNotificationPreferences, setNotificationPreferences(services)),
  bind(calls.addDevice, addDevice(services)),
  bind(calls.removeDevice, removeDevice),
]
