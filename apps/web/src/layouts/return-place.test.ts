import type { SignedInUser } from '@khyanalt/contract/auth'
import { afterEach, expect, it } from 'vitest'
import { rememberPlace, takePlace } from './return-place.ts'

afterEach(() => sessionStorage.clear())

const client = { login_type: 'client', grants: [] } as unknown as SignedInUser
const operator = { login_type: 'user', grants: [{ role: 'OPERATOR' }] } as unknown as SignedInUser
const inspector = { login_type: 'user', grants: [{ role: 'REVIEWER' }] } as unknown as SignedInUser

it('[REQ-SESS-07] [REQ-AUTH-03] [REQ-AUTH-07] keeps the places of clients and of staff apart, and uses one once', () => {
  rememberPlace('/dashboard/invoices')
  rememberPlace('/staff/requests/R260000001')
  expect(takePlace(client)).toBe('/dashboard/invoices')
  expect(takePlace(client)).toBe('/dashboard')
  rememberPlace('/portal/home?status=5000')
  rememberPlace('/dashboard/list')
  expect(takePlace(operator)).toBe('/portal/home?status=5000')
  expect(takePlace(operator)).toBe('/portal/home')
})

it('[REQ-AUTH-03] counts the latest wish of a client: a service after the dashboard, and the other way round', () => {
  rememberPlace('/dashboard/list')
  rememberPlace('/services/get/x-ray-licence')
  expect(takePlace(client)).toBe('/services/get/x-ray-licence')
  rememberPlace('/services/get/x-ray-licence')
  rememberPlace('/service/fsi')
  expect(takePlace(client)).toBe('/service/fsi')
})

it('leads everybody to a first screen of their own, and nobody where they may not be', () => {
  expect([client, operator, inspector].map(takePlace)).toEqual(['/dashboard', '/portal/home', '/staff'])
  rememberPlace('/staff/requests')
  expect(takePlace(operator)).toBe('/portal/home')
})

it.each(['//elsewhere.test', '/\\elsewhere.test', 'https://elsewhere.test', 'javascript:alert(1)'])(
  'never leads to %s',
  address => {
    rememberPlace(address)
    expect(takePlace(client)).toBe('/dashboard')
  },
)

it('takes what it cannot read for nothing', () => {
  sessionStorage.setItem('khyanalt.return', '/dashboard/list')
  expect(takePlace(client)).toBe('/dashboard')
})
