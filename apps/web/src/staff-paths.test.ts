import { describe, expect, it } from 'vitest'
import { isSignedInArea, isStaffArea } from './paths.ts'
import { staffPaths } from './staff-paths.ts'

describe('addresses of the agency', () => {
  it('all lie where a session of its staff is needed', () => {
    for (const path of Object.values(staffPaths)) {
      const address = typeof path === 'string' ? path : path('company' as never, '1')
      expect(isSignedInArea(address) && isStaffArea(address), address).toBe(true)
    }
  })
})
