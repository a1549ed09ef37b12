import { expect, it } from 'vitest'
import { type Actor, hasRole } from './actor.ts'

it('[REQ-ROLE-06] a role is had by whoever of the agency holds it anywhere, beside others too', () => {
  const staff: Actor = {
    kind: 'staff',
    userId: 'somebody',
    organizationId: null,
    grants: [{ role: 'FINANCE' }, { role: 'REVIEWER', categoryId: 3 }],
  }
  expect([hasRole(staff, 'FINANCE'), hasRole(staff, 'REVIEWER'), hasRole(staff, 'ADMIN')]).toEqual([true, true, false])
  expect(hasRole({ ...staff, grants: [] }, 'FINANCE')).toBe(false)
  expect(hasRole({ kind: 'client', userId: 'somebody', companyIds: [], rights: {} }, 'FINANCE')).toBe(false)
  expect(hasRole({ kind: 'system' }, 'FINANCE')).toBe(false)
})
