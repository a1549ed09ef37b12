import { expect, it } from 'vitest'
import {
  type FoodObjectState,
  foodObjectStates,
  foodObjectStatusCode,
  likeRequestState,
  readFoodObjectStatus,
  showsNote,
} from './food-object-status.ts'

it.each([
  ['draft', 5000, 'draft', false],
  ['sent', 0, 'sent', false],
  ['review', 2, 'review', false],
  ['registered', 1000, 'approved', false],
  ['returned', 2000, 'returned', true],
  ['rejected', 3000, 'rejected', true],
  ['suspended', 4000, 'expired', true],
] as const)(
  '[CON-151] [CON-157] the state %s is %i, reads like a request that is %s, shows the note: %s',
  (state, code, like, note) => {
    expect(foodObjectStatusCode(state, 2)).toBe(code)
    expect(readFoodObjectStatus(code)).toBe(state)
    expect(likeRequestState(state)).toBe(like)
    expect(showsNote(state)).toBe(note)
  },
)

it('[CON-157] knows no other states, and a review step is below 1000', () => {
  const known: readonly FoodObjectState[] = foodObjectStates
  expect(known).toHaveLength(7)
  expect([1, 998, 999].map(readFoodObjectStatus)).toEqual(['review', 'review', 'review'])
  expect([-1, 1001, 1999, 6000].map(readFoodObjectStatus)).toEqual([null, null, null, null])
})
