// The word for an entry of a request's history.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'

type EventKey = keyof typeof staffCaseTexts.mn & `event_${string}`

/** The text key of an action; one that has no word of its own reads as a change. */
export const eventName = (action: string): EventKey => {
  const key = `event_${action}`
  return Object.hasOwn(staffCaseTexts.mn, key) ? (key as EventKey) : 'event_other'
}
