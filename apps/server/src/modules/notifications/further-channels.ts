// Which jobs carry a message beside its e-mail.
import type { NotificationTopic } from '@khyanalt/domain/notification-topic'

type Channel = {
  readonly user_id: string
  readonly phone: string | null
  readonly push_off: readonly string[] | null
  readonly sms_on: readonly string[] | null
  readonly device_id: string | null
}

type Way = { readonly by: 'push'; readonly deviceId: string } | { readonly by: 'sms' }

/**
 * The ways in which one person is told, from a row for each device. On devices comes what was not turned off, and what
 * has no topic; by SMS, which costs the agency money, only topics that were asked for.
 */
export const waysOf = (rows: readonly Channel[], topic: NotificationTopic | null): readonly Way[] => {
  const [first] = rows
  if (!first) return []
  const shown = topic === null || !(first.push_off ?? []).includes(topic)
  const texted = topic !== null && first.phone !== null && (first.sms_on ?? []).includes(topic)
  const devices = rows.flatMap(({ device_id }) => (device_id === null ? [] : [device_id]))
  return [
    ...(shown ? devices.map(deviceId => ({ by: 'push' as const, deviceId })) : []),
    ...(texted ? [{ by: 'sms' as const }] : []),
  ]
}
