import { expect, it } from 'vitest'
import {
  challengeMinutes,
  codeDigits,
  codeDrift,
  codeSeconds,
  isFresh,
  needsProof,
  noSecondFactor,
  proofMinutes,
  recoveryCodeCount,
  recoveryCodeLength,
} from './second-factor.ts'

it('[REQ-FACTOR-02] [REQ-FACTOR-03] a challenge is good for five minutes, a code for its half minute and one beside it', () => {
  expect(challengeMinutes).toBe(5)
  expect({ codeDigits, codeSeconds, codeDrift }).toEqual({ codeDigits: 6, codeSeconds: 30, codeDrift: 1 })
})

it('[REQ-FACTOR-05] there are ten recovery codes of 120 bits, five to a character', () => {
  expect([recoveryCodeCount, recoveryCodeLength * 5]).toEqual([10, 120])
})

it('[REQ-FACTOR-08] a proof is good for fifteen minutes to the millisecond, and none is never good', () => {
  const proven = new Date('2026-11-23T08:00:00.000Z')
  expect(proofMinutes).toBe(15)
  expect(isFresh(proven, proven)).toBe(true)
  expect(isFresh(proven, new Date('2026-11-23T08:15:00.000Z'))).toBe(true)
  expect(isFresh(proven, new Date('2026-11-23T08:15:00.001Z'))).toBe(false)
  expect(isFresh(null, proven)).toBe(false)
})

it('[REQ-FACTOR-10] a proof is asked of who is enrolled, or of everybody, unless there is a fresh one', () => {
  const state = (enrolled: boolean, fresh: boolean) => ({ enrolled, fresh, missing: false })
  expect(needsProof('enrolled', state(true, false))).toBe(true)
  expect(needsProof('enrolled', state(false, false))).toBe(false)
  expect(needsProof('enrolled', state(true, true))).toBe(false)
  expect(needsProof('everybody', state(false, false))).toBe(true)
  expect(needsProof('everybody', state(false, true))).toBe(false)
  expect(noSecondFactor).toEqual({ enrolled: false, fresh: false, missing: false })
})
