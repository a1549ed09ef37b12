// What a page says of days and documents, held to the plan and the form that are in force.
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import { reviewDays, saysDaysOfReview, timeOfReview } from '@khyanalt/domain/service-rules'
import { askedDocuments } from '@khyanalt/form-engine/asked-documents'
import type { FormDefinition } from '@khyanalt/form-engine/definition'
import type { ServiceDetails } from './service-details.ts'

/**
 * The page's own words where they agree with the version in force. Days that the plan does not take give way to those it
 * takes, and a list of documents that was left empty to what the form asks for.
 */
export const agreeWithVersion = (
  details: ServiceDetails,
  version: { readonly body: FormDefinition; readonly plan: readonly ReviewStep[] } | null,
): ServiceDetails => {
  if (!version) return details
  const days = reviewDays(version.plan.map(({ workingDays }) => ({ working_days: workingDays })))
  const own = details.required_documents ?? []
  return {
    ...details,
    time: details.time && saysDaysOfReview(details.time, days) ? details.time : timeOfReview(days),
    required_documents: own.length > 0 ? own : askedDocuments(version.body).map(documentOf),
  }
}

const documentOf = ({ title, required }: ReturnType<typeof askedDocuments>[number]) => ({
  name: title,
  licensor: { mn: '', en: '' },
  description: required ? { mn: '', en: '' } : { mn: 'Шаардлагатай бол хавсаргана.', en: 'Attached where it applies.' },
})
