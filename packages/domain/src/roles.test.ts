import { expect, it } from 'vitest'
import { type Grant, holdsRole, isUnlimited, type WorkPlace } from './roles.ts'

const place: WorkPlace = { module: 'INSPECTION', categoryId: 1, organizationId: 2 }

it('[REQ-ROLE-06] [CON-022] a role holds where its limits allow; an absent limit means everywhere', () => {
  const holds = (grant: Omit<Grant, 'role'>, at = place) => holdsRole([{ role: 'REVIEWER', ...grant }], 'REVIEWER', at)
  expect(holds({})).toBe(true)
  expect(holds({ module: 'INSPECTION', categoryId: 1, organizationId: 2 })).toBe(true)
  expect(holds({ module: 'FSI' })).toBe(false)
  expect(holds({ categoryId: 14 })).toBe(false)
  expect(holds({ organizationId: 3 })).toBe(false)
  // Work that no unit has taken yet lies outside a role limited to a unit.
  expect(holds({ organizationId: 2 }, { ...place, organizationId: null })).toBe(false)
})

it('[REQ-ROLE-06] each role is asked for by itself: the highest does not include the others', () => {
  expect(holdsRole([{ role: 'ADMIN' }, { role: 'APPROVER' }], 'REVIEWER', place)).toBe(false)
  expect(holdsRole([], 'REVIEWER', place)).toBe(false)
})

it('[CON-022] a role is unlimited when neither module nor category nor unit limits it', () => {
  const limits = [{}, { module: 'FSI' }, { categoryId: 1 }, { organizationId: 2 }] as const
  expect(limits.map(limit => isUnlimited({ role: 'REVIEWER', ...limit }))).toEqual([true, false, false, false])
})
