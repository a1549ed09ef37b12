import { listNotifications } from '@khyanalt/contract/notifications'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/client.ts'

/** The latest messages and the count of unread ones. */
export const notificationsQuery = () =>
  queryOptions({ queryKey: ['notifications'], queryFn: () => callApi(listNotifications, {}) })
