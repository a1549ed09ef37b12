import { describe, expect, it } from 'vitest'
import { Module, roles } from './roles.ts'
import { givesAdministration, grantProblems, refuseLosingAdministrator } from './staff-accounts.ts'

const known = { categoryIds: new Set([2]), organizationIds: new Set([5]) }

describe('[CON-022] [REQ-AGENCY-01] roles of an account', () => {
  it('are five, in three modules', () => {
    expect(roles).toEqual(['OPERATOR', 'REVIEWER', 'APPROVER', 'FINANCE', 'ADMIN'])
    expect(Object.keys(Module)).toEqual(['INSPECTION', 'FSI', 'AMNAT'])
  })
  it('may be limited to a category and a unit that the agency has', () => {
    expect(grantProblems([{ role: 'REVIEWER', module: 'FSI', categoryId: 2, organizationId: 5 }], known)).toEqual([])
    expect(grantProblems([{ role: 'REVIEWER', categoryId: 3, organizationId: 9 }], known)).toEqual([
      { code: 'unknown_category', path: 'grants/0' },
      { code: 'unknown_organization', path: 'grants/0' },
    ])
  })

  it('are given once each, and an administrator is one everywhere', () => {
    const grants = [{ role: 'FINANCE' }, { role: 'ADMIN', organizationId: 5 }, { role: 'FINANCE' }] as const
    expect(grantProblems(grants, known)).toEqual([
      { code: 'admin_is_everywhere', path: 'grants/1' },
      { code: 'given_twice', path: 'grants/2' },
    ])
  })
})

it('keeps administrators from shutting themselves out, and the agency from having none', () => {
  const administratorIds = ['a', 'b']
  expect(refuseLosingAdministrator('a', { callerId: 'a', administratorIds })).toBe('own_account')
  expect(refuseLosingAdministrator('b', { callerId: 'a', administratorIds })).toBeNull()
  expect(refuseLosingAdministrator('b', { callerId: 'a', administratorIds: ['b'] })).toBe('last_administrator')
})

it('[CON-022] grants differ by role, module, category or unit; the same twice is named where it is repeated', () => {
  const grant = { role: 'REVIEWER', module: 'FSI', categoryId: 2, organizationId: 5 } as const
  const others = [
    { ...grant, role: 'APPROVER' },
    { ...grant, module: 'INSPECTION' },
    { ...grant, categoryId: undefined },
    { ...grant, organizationId: undefined },
  ] as const
  expect(grantProblems([grant, ...others], known)).toEqual([])
  expect(grantProblems([...others, grant, grant], known)).toEqual([{ code: 'given_twice', path: 'grants/5' }])
})

it('[CON-022] an administrator is limited to no module, no category and no unit', () => {
  const limits = [{ module: 'FSI' }, { categoryId: 2 }, { organizationId: 5 }] as const
  for (const limit of limits)
    expect(grantProblems([{ role: 'ADMIN', ...limit }], known)).toEqual([
      { code: 'admin_is_everywhere', path: 'grants/0' },
    ])
  expect(grantProblems([{ role: 'ADMIN' }], known)).toEqual([])
})

it('administration is given by the role of administrators, beside others too, and by no other', () => {
  expect(givesAdministration([{ role: 'FINANCE' }, { role: 'ADMIN' }])).toBe(true)
  expect(givesAdministration([{ role: 'FINANCE' }, { role: 'APPROVER' }])).toBe(false)
  expect(givesAdministration([])).toBe(false)
})
