// Every notification event under its stored name: the one place that says what people are told.
import { accountEvents } from './account-events.ts'
import { agencyEvents } from './agency-events.ts'
import { assigneeEvents } from './assignee-events.ts'
import { certificateEvents } from './certificate-events.ts'
import { feeReportEvents } from './fee-report-events.ts'
import { foodEvents } from './food-events.ts'
import { moneyEvents } from './money-events.ts'
import type { NotificationEvent } from './notification-event.ts'
import { bell } from './places.ts'
import { requestEvents } from './request-events.ts'

export const notificationEvents = {
  ...requestEvents,
  ...moneyEvents,
  ...certificateEvents,
  ...foodEvents,
  ...feeReportEvents,
  ...accountEvents,
  ...agencyEvents,
  ...assigneeEvents,
} as const satisfies Readonly<Record<string, NotificationEvent>>

/** The stored name of an event. */
export type NotificationName = keyof typeof notificationEvents

/** What an event is told as that this release does not know, such as one stored by a later release. */
export const unknownEvent: NotificationEvent = {
  type: 'other',
  topic: null,
  tone: 'blue',
  label: { mn: 'Мэдэгдэл', en: 'Message' },
  sentence: {
    mn: 'Танд шинэ мэдэгдэл ирлээ. Дэлгэрэнгүйг нээж үзнэ үү.',
    en: 'You have a new message. Please open it to read more.',
  },
  subject: { mn: 'Танд шинэ мэдэгдэл ирлээ', en: 'You have a new message' },
  opens: bell,
}

/**
 * The event of a stored notification. Rows from before events had names of their own say in `params.sentence` which
 * sentence of their type it was.
 */
export const eventOf = (stored: Stored): NotificationEvent => {
  const name = eventNameOf(stored)
  return name === null ? unknownEvent : notificationEvents[name]
}

type Stored = { readonly type: string; readonly params: object }

/** The name of that event, or null where this release does not know it. */
export const eventNameOf = ({ type, params }: Stored): NotificationName | null => {
  const name = 'sentence' in params && typeof params.sentence === 'string' ? params.sentence : type
  return isName(name) ? name : isName(type) ? type : null
}

const isName = (name: string): name is NotificationName => Object.hasOwn(notificationEvents, name)
