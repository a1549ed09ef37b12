import { type FiledPlan, reviewPlanSchema } from '@khyanalt/contract/service-settings'
import { feeStepOf } from '@khyanalt/domain/fee-state'
import { expect, it } from 'vitest'
import { filePlan, stepsOf } from './filed-plan.ts'

const name = { mn: 'Шат', en: 'Step' }
const filed: FiledPlan = [
  { name, role: 'REVIEWER', working_days: 2 },
  { name, role: 'REVIEWER', working_days: 5, fee_due: true },
  { name, role: 'APPROVER', working_days: 3 },
]

it('[REQ-FEE-03] a plan keeps the step before which the fee is due, from the file to the rules and back', () => {
  expect(reviewPlanSchema.parse(filed)).toEqual(filed)
  expect(feeStepOf(stepsOf(filed))).toBe(2)
  expect(filePlan(stepsOf(filed))).toEqual(filed)
  const plain = filed.map(({ fee_due: _, ...step }) => step)
  expect(filePlan(stepsOf(plain))).toEqual(plain)
  expect(feeStepOf(stepsOf(plain))).toBe(3)
})

it('[REQ-FEE-03] a plan that names two steps for the fee, or anything but a mark, is refused', () => {
  const twice = filed.map(step => ({ ...step, fee_due: true }))
  expect(reviewPlanSchema.safeParse(twice).success).toBe(false)
  expect(reviewPlanSchema.safeParse([{ ...filed[2], fee_due: true }]).success).toBe(true)
  expect(reviewPlanSchema.safeParse([{ ...filed[2], fee_due: 'yes' }]).success).toBe(false)
})
