// What the page of a service says of days and documents, held to its plan and its form.
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { Bilingual } from '@khyanalt/domain/language'
import { reviewDays, saysDaysOfReview, timeOfReview } from '@khyanalt/domain/service-rules'
import { askedDocuments } from '@khyanalt/form-engine/asked-documents'

/** As much of a plan as is typed. */
type Steps = readonly { readonly working_days?: number }[]

const daysOf = (plan: Steps): number => reviewDays(plan.map(({ working_days = 0 }) => ({ working_days })))

/** The page's days by a changed plan, where they were those of the plan before; else as somebody wrote them. */
export const withDaysOf = (settings: ServiceSettings, before: Steps, after: Steps): ServiceSettings => {
  const [was, is] = [daysOf(before), daysOf(after)]
  const { time } = settings.details
  if (was === is || is === 0 || saysDaysOfReview(time, is) || !saysDaysOfReview(time, was)) return settings
  return { ...settings, details: { ...settings.details, time: timeOfReview(is) } }
}

/** The words of the plan where the page says others; null where it agrees. */
export const otherTime = ({ details: { time } }: ServiceSettings, plan: unknown): Bilingual | null => {
  const days = daysOf(Array.isArray(plan) ? plan : [])
  return days === 0 || saysDaysOfReview(time, days) ? null : timeOfReview(days)
}

/** What the form asks for and the page's list of documents does not name; short lists alone are told. */
export const unnamedDocuments = ({ details }: ServiceSettings, body: unknown): readonly Bilingual[] => {
  const asked = askedDocuments(body)
  const listed = details.required_documents
  if (listed.length > 0 && listed.length >= asked.filter(({ required }) => required).length) return []
  const names = new Set(listed.map(({ name }) => name.mn.trim().toLowerCase()))
  return asked.filter(({ title }) => !names.has(title.mn.trim().toLowerCase())).map(({ title }) => title)
}
