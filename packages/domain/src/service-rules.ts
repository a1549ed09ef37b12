// What of a service's particulars must fit together.
import type { Bilingual } from './language.ts'
import type { Problem } from './problem.ts'

/** The particulars that depend on each other; money in möngö, prices in tugrik digits. */
export type ServiceParticulars = {
  readonly renewable: boolean
  readonly issues_certificate: boolean
  readonly validity_months: number | null
  readonly fee: number | null
  readonly details: { readonly price?: { readonly price: string } | readonly unknown[] | null }
}

/** What contradicts itself, at its place. */
export const serviceProblems = (service: ServiceParticulars): readonly Problem[] => {
  const { price = null } = service.details
  const single = price !== null && 'price' in price ? Math.round(Number(price.price) * 100) : null
  const problems: Problem[] = []
  if (service.issues_certificate === (service.validity_months === null)) {
    problems.push({ code: 'validity_without_certificate', path: 'validity_months' })
  }
  if (service.renewable && !service.issues_certificate) {
    problems.push({ code: 'renewal_without_certificate', path: 'renewable' })
  }
  if (price === null && service.fee !== null) problems.push({ code: 'fee_of_free_service', path: 'fee' })
  if (single !== null && service.fee !== single) {
    problems.push({ code: 'fee_differs_from_price', path: 'fee', params: { price: String(single / 100) } })
  }
  return problems
}

/** Working days of a whole review, step after step. */
export const reviewDays = (plan: readonly { readonly working_days: number }[]): number =>
  plan.reduce((sum, { working_days }) => sum + working_days, 0)

/** How long a decision takes, in the words of a page. */
export const timeOfReview = (days: number): Bilingual => ({
  mn: `Ажлын ${days} өдөр`,
  en: days === 1 ? '1 working day' : `${days} working days`,
})

const daysInText = /(\d+)\s*(?:working\s+|ажлын\s+)?(?:day|хоног|өдөр|өдр)/giu

/** Whether a page's own words name the days that the plan takes, as their longest; a span ends with them. */
export const saysDaysOfReview = (time: Bilingual, days: number): boolean =>
  [time.mn, time.en].every(text => {
    const named = [...text.matchAll(daysInText)].map(([, count]) => Number(count))
    return named.length > 0 && Math.max(...named) === days
  })
