import { describe, expect, it } from 'vitest'
import { grantProblems, refuseLosingAdministrator } from './staff-accounts.ts'

const known = { categoryIds: new Set([2]), organizationIds: new Set([5]) }

describe('[CON-022] [REQ-AGENCY-01] roles of an account', () => {
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
