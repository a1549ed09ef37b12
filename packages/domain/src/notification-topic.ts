// What a message is about, as people choose what they want by e-mail.
import type { NotificationType } from './messages/notifications.ts'

/** Topics in the order of the screen. */
export const notificationTopics = ['decisions', 'payments', 'reminders', 'requests', 'organizations'] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** The topic of each type; null is mailed whatever a person chose, since it may be the only warning. */
export const topicOf = {
  request_received: 'requests',
  request_next: 'requests',
  request_approved: 'decisions',
  request_declined: 'decisions',
  request_return: 'decisions',
  invoice_received: 'payments',
  request_expired: 'decisions',
  expiry_near: 'reminders',
  company_invitation: 'organizations',
  form_changed: 'requests',
  certificate_changed: 'decisions',
  case_taken: 'requests',
  case_given: 'requests',
  // What the audit found cannot be switched off.
  audit_alarm: null,
  proposal: 'requests',
  security_changed: null,
} as const satisfies Record<NotificationType, NotificationTopic | null>
