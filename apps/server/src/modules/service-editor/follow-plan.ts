// What a page says of days follows its review plan.
import { reviewPlanSchema, serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import { reviewDays, saysDaysOfReview, timeOfReview } from '@khyanalt/domain/service-rules'

/** The particulars with the days of the plan, where both can be read and the page says others. */
export const followPlan = (settings: unknown, plan: readonly unknown[]): unknown => {
  const [said, steps] = [serviceSettingsSchema.safeParse(settings), reviewPlanSchema.safeParse(plan)]
  if (!said.success || !steps.success) return settings
  const days = reviewDays(steps.data)
  if (saysDaysOfReview(said.data.details.time, days)) return settings
  return { ...said.data, details: { ...said.data.details, time: timeOfReview(days) } }
}
