import { expect, it } from 'vitest'
import { stateTone } from './state-tone.ts'

it('[REQ-STEP-04] a state has one colour wherever it is listed: red is refused or to be corrected, green approved', () => {
  const states = {
    purple: ['draft'],
    blue: ['sent', 'review'],
    orange: ['payment', 'complaint'],
    green: ['approved', 'superseded', 'registered'],
    red: ['returned', 'rejected', 'expired', 'suspended'],
  } as const
  for (const [tone, named] of Object.entries(states)) for (const state of named) expect(stateTone(state)).toBe(tone)
})
