import { expect, it } from 'vitest'
import { isLately, oldestSignOn } from './oidc-client.ts'

it('[REQ-SIGNIN-07] takes a sign-on whose person was asked in the last ten minutes, or of whom nothing is said', () => {
  const now = new Date('2026-06-01T02:00:00Z')
  const seconds = now.getTime() / 1000
  for (const authTime of [seconds, seconds - 600, undefined]) expect(isLately(authTime, now)).toBe(true)
  for (const authTime of [seconds - 601, 0]) expect(isLately(authTime, now)).toBe(false)
  expect(oldestSignOn).toBe(600)
})
