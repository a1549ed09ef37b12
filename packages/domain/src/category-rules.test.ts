import { expect, it } from 'vitest'
import { categoryRule } from './category-rules.ts'

it('[REQ-DASH-08] tells the three categories that are no lists of services from all others', () => {
  expect([16, 121, 124, 1, 14, 65, 1001].map(categoryRule)).toEqual([
    'notice',
    'foodSafety',
    'feeReport',
    'services',
    'services',
    'services',
    'services',
  ])
})
