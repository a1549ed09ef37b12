// What a notification event is: everything that is said of it anywhere, in one value.
import type { Bilingual } from '../language.ts'
import type { NotificationTopic, NotificationType } from '../notification-topic.ts'

/** The colour of a label; its word always stands beside it. */
export type NotificationTone = 'blue' | 'green' | 'orange' | 'red'

/** Where a notification leads: clients, and the agency's people, such as an operator who files for a customer. */
export type Link = { readonly client: string; readonly staff: string }

/** Gives a parameter of a notification as it is filled in; an absent one is empty. */
export type ParamOf = (name: string) => string

/** A screen that notifications open: the button of the e-mail, and the link. */
export type Place = { readonly button: Bilingual; readonly link: (param: ParamOf) => Link }

/** One event, by its stored name a row of `notificationEvents`. */
export type NotificationEvent = {
  /** Its name on the wire (REQ-NOTI-03…07). */
  readonly type: NotificationType
  /** What people choose by e-mail; null is mailed whatever they chose, since it may be their only warning. */
  readonly topic: NotificationTopic | null
  readonly tone: NotificationTone
  readonly label: Bilingual
  /** What is told in the bell and by e-mail. */
  readonly sentence: Bilingual
  /** The subject of the e-mail: what happened and its number, never what people wrote. */
  readonly subject: Bilingual
  readonly opens: Place
}
