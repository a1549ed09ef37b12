import { consolePlaces } from '@khyanalt/domain/console-places'
import type { Role } from '@khyanalt/domain/roles'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { staffPaths } from '../staff-paths.ts'
import { isOpenTo, staffPages, staffParts } from './staff-parts.ts'

const opens = (role: Role, pathname: string) => isOpenTo([{ role }], pathname)

it('[REQ-HOME-24] every part is open to its own roles, and to no other', () => {
  const roles = ['OPERATOR', 'REVIEWER', 'APPROVER', 'FINANCE', 'ADMIN'] as const
  for (const part of staffParts) {
    // A head of unit comes to the days of the quarters from the desk.
    const expected = part.to === staffPaths.feePeriods ? ['APPROVER', 'ADMIN'] : part.roles
    for (const address of [part.to, `${part.to}/1`]) {
      expect(roles.filter(role => opens(role, address)).sort(), address).toEqual([...expected].sort())
    }
  }
  expect(roles.every(role => opens(role, staffPaths.home) && opens(role, staffPaths.gallery))).toBe(true)
  expect([opens('REVIEWER', staffPaths.feeOverview), opens('APPROVER', staffPaths.feeOverview)]).toEqual([false, true])
  expect(isOpenTo([{ role: 'REVIEWER', module: 'AMNAT' }], staffPaths.food)).toBe(false)
})

it('[REQ-PALETTE-01] every page that the search knows is open to the roles that find it', () => {
  for (const { to, roles } of staffPages) {
    for (const role of roles) expect(opens(role, to.replace(/\?.*/, '')), to).toBe(true)
  }
})

it('[REQ-PALETTE-01] answers of the server lead to the addresses of the screens', () => {
  expect(consolePlaces.request('R 1')).toBe(staffPaths.request('R 1'))
  expect(consolePlaces.foodObject('F1')).toBe(staffPaths.foodCase('F1'))
  expect(consolePlaces.feeReport('1')).toBe(staffPaths.feeReport('1'))
  expect(consolePlaces.registers('company', '1')).toBe(staffPaths.registersOf('company', '1'))
  expect(consolePlaces.person('1')).toBe(staffPaths.person('1'))
  expect(consolePlaces.company('1')).toBe(staffPaths.company('1'))
  expect(consolePlaces.editedService(1)).toBe(staffPaths.service(1))
  expect(consolePlaces.service('x-ray')).toBe(paths.service('x-ray'))
})
