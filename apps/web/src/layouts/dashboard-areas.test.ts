import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { signedInRoutes } from '../routes/signed-in-routes.ts'
import { clientMenu, dashboardTabs, portalTabs } from './dashboard-areas.ts'

// What has no screen yet is not offered; whoever adds the screen adds the entry, in its place.
const hasScreen = (address: string): boolean => matchRoutes(signedInRoutes, address) !== null

it('[REQ-PROD-16] [REQ-PROD-17] [REQ-NAV-05] tabs stand in the documented order, each as soon as its screen exists', () => {
  const documented = [
    '/dashboard',
    '/dashboard/company',
    '/dashboard/list',
    '/dashboard/employee',
    '/dashboard/invoices',
    '/dashboard/additional',
    '/dashboard/explosive',
    '/dashboard/amnat',
    '/dashboard/certs',
    '/dashboard/fsi',
  ]
  expect(dashboardTabs.map(tab => tab.to)).toEqual(documented.filter(hasScreen))
})

it('[REQ-NAV-03] [CON-049] the user menu has an order of its own', () => {
  const documented = [
    '/dashboard',
    '/dashboard/list',
    '/dashboard/invoices',
    '/dashboard/additional',
    '/dashboard/explosive',
    '/dashboard/employee',
    '/dashboard/certs',
    '/dashboard/fsi',
  ]
  expect(clientMenu.map(entry => entry.to)).toEqual(documented.filter(hasScreen))
})

it('[REQ-NAV-07] the small layout of portal accounts has one tab', () => {
  expect(portalTabs).toEqual([{ key: 'menuRequests', to: '/portal/home' }])
})
