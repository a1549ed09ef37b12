import { shellTexts } from '@khyanalt/domain/messages/shell'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { signedInRoutes } from '../routes/signed-in-routes.ts'
import { clientMenu, dashboardTabs, isShownArea, portalTabs } from './dashboard-areas.ts'

const hasScreen = (address: string): boolean => matchRoutes(signedInRoutes, address) !== null

it('[REQ-PROD-16] [REQ-PROD-17] [REQ-NAV-05] tabs stand in the documented order, each with its screen', () => {
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
  expect(documented.filter(address => !hasScreen(address))).toEqual([])
  expect(dashboardTabs.map(tab => tab.to)).toEqual(documented)
  expect(dashboardTabs.map(({ key }) => shellTexts.mn[key])).toEqual([
    ...['Иргэн', 'Байгууллага', 'Хүсэлтүүд', 'Ажилтнууд', 'Нэхэмжлэх', 'Нэмэлт мэдээлэл', 'Тэсрэх бодис'],
    ...['АМНАТ', 'Гэрчилгээ', 'Хүнсний объект'],
  ])
})

it('[REQ-DESK-15] a tab stands there at once when its area holds something or is open', () => {
  const shownAt = (pathname: string) =>
    dashboardTabs.filter(tab => isShownArea(tab, ['citizen', 'invoices'], pathname)).map(({ area }) => area)
  expect(shownAt('/dashboard')).toEqual(['citizen', 'invoices'])
  expect(shownAt('/dashboard/explosive')).toEqual(['citizen', 'invoices', 'explosive'])
  expect(shownAt('/dashboard/amnat/request/create')).toEqual(['citizen', 'invoices', 'fee_reports'])
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
  expect(clientMenu.map(entry => entry.to)).toEqual(documented)
  expect(clientMenu.map(({ key }) => shellTexts.mn[key])).toEqual([
    ...['Бүртгэл', 'Хүсэлтүүд', 'Нэхэмжлэх', 'Нэмэлт мэдээлэл', 'Тэсрэх бодис'],
    ...['Ажилтнууд', 'Гэрчилгээ', 'Хүнсний объект'],
  ])
})

it('[REQ-NAV-07] the small layout of portal accounts has one tab', () => {
  expect(portalTabs).toEqual([{ key: 'menuRequests', to: '/portal/home' }])
})
