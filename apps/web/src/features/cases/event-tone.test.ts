import { expect, it } from 'vitest'
import { eventTone } from './event-tone.ts'

it.each(['sent', 'review'] as const)(
  '[REQ-STEP-05] [CON-184] an event that led to %s, of a request, a report or an object, is coloured by what the step decided',
  state => {
    const tones = [null, 0, 1, 2, 3].map(resolve => eventTone(state, resolve))
    expect(tones).toEqual(['blue', 'blue', 'green', 'red', 'red'])
  },
)

it.each([
  ['payment', 'orange'],
  ['complaint', 'orange'],
  ['approved', 'green'],
  ['registered', 'green'],
  ['returned', 'red'],
  ['rejected', 'red'],
  ['suspended', 'red'],
  ['expired', 'red'],
] as const)('[REQ-STEP-04] an event that led to %s is %s, whatever the step decided', (state, tone) => {
  expect([null, 0, 1, 2, 3].map(resolve => eventTone(state, resolve))).toEqual(Array(5).fill(tone))
})
