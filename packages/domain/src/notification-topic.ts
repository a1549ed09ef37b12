// What notifications are called on the wire, and the topics that people choose by e-mail.

/** Topics in the order of the screen. */
export const notificationTopics = ['decisions', 'payments', 'reminders', 'requests', 'organizations'] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** Types on the wire: the documented six (REQ-NOTI-03…07), and what came beside them. */
export const notificationTypes = [
  'request_received',
  'request_next',
  'request_approved',
  'request_declined',
  'request_return',
  'invoice_received',
  'request_expired',
  'expiry_near',
  'company_invitation',
  'form_changed',
  'certificate_changed',
  'case_taken',
  'case_given',
  'message',
  'security_changed',
  'proposal',
  'audit_alarm',
  'other',
] as const
export type NotificationType = (typeof notificationTypes)[number]
