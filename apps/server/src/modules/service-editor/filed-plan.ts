// A review plan as a file and an editor hold it, and as the rules walk it.
import type { FiledPlan } from '@khyanalt/contract/service-settings'
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'

/** The steps of a plan that was read. */
export const stepsOf = (plan: FiledPlan): readonly ReviewStep[] =>
  plan.map(({ name, role, working_days, fee_due }) => ({
    name,
    role,
    workingDays: working_days,
    ...(fee_due && { feeDue: fee_due }),
  }))

/** A plan as a file holds it. */
export const filePlan = (steps: readonly ReviewStep[]): FiledPlan =>
  steps.map(({ name, role, workingDays, feeDue }) => ({
    name,
    role,
    working_days: workingDays,
    ...(feeDue && { fee_due: feeDue }),
  }))
