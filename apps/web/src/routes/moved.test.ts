import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { movedPaths, movedTo, staffPaths } from '../staff-paths.ts'
import { staffRoutes } from './staff-routes.ts'

const moved = [
  [movedPaths.food, staffPaths.food],
  [movedPaths.foodCase('F260000001'), staffPaths.foodCase('F260000001')],
  [movedPaths.feeReports, staffPaths.feeReports],
  [movedPaths.feeReport('A260000001'), staffPaths.feeReport('A260000001')],
  [movedPaths.people, staffPaths.people],
] as const

describe('an address that was planned and moved', () => {
  it.each(moved)('[REQ-CALLS-04] %s leads to %s', (from, to) => {
    expect(movedTo(from)).toBe(to)
    expect(movedTo(`${from}/`)).toBe(to)
  })

  it('[REQ-CALLS-04] leaves every address of today alone', () => {
    for (const path of Object.values(staffPaths)) {
      expect(movedTo(typeof path === 'string' ? path : path('company' as never, '1'))).toBeNull()
    }
    expect(movedTo('/staff/fsiX')).toBeNull()
    expect(movedTo('/dashboard/amnat')).toBeNull()
  })

  it('[REQ-CALLS-04] leads on inside the portal too, with the filters behind it', async () => {
    const routes = staffRoutes.flatMap(({ path, loader }) => (path && loader ? [{ path, loader }] : []))
    const router = createMemoryRouter([{ path: '/staff', children: [...routes, { path: '*', element: null }] }], {
      initialEntries: ['/staff'],
    })
    for (const [from, to] of moved) {
      await router.navigate(`${from}?page=2`)
      expect([router.state.location.pathname, router.state.location.search]).toEqual([to, '?page=2'])
    }
    router.dispose()
  })
})
