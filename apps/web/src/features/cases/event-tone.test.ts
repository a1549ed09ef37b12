import { expect, it } from 'vitest'
import { eventTone } from './event-tone.ts'

it('[REQ-STEP-05] [CON-184] colours an event of a request, a report or an object by what the step decided', () => {
  expect([null, 0, 1, 2, 3].map(resolve => eventTone('review', resolve))).toEqual([
    'blue',
    'blue',
    'green',
    'red',
    'red',
  ])
})

it('[REQ-STEP-04] colours it by the state that it led to where that says more', () => {
  expect((['payment', 'registered', 'returned', 'suspended'] as const).map(state => eventTone(state, 0))).toEqual([
    'orange',
    'green',
    'red',
    'red',
  ])
})
