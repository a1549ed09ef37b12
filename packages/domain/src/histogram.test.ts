import { expect, it } from 'vitest'
import { percentile } from './histogram.ts'

it('finds the middle and the slow end of counted cases', () => {
  const days = [
    { value: 9, count: 1 },
    { value: 2, count: 6 },
    { value: 5, count: 3 },
  ]
  expect([0.5, 0.6, 0.61, 0.9, 0.91].map(share => percentile(days, share))).toEqual([2, 2, 5, 5, 9])
  expect(percentile([], 0.5)).toBeNull()
})

it('has no value for cases that nobody counted', () => {
  expect(percentile([{ value: 3, count: 0 }], 0.5)).toBeNull()
})
