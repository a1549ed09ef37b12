import type { SignedInUser } from '@khyanalt/contract/auth'
import { beforeEach, expect, it } from 'vitest'
import { clearSession, getToken, markExpired, readSession, restoreSession, storeSession, storeUser } from './session.ts'

const person = (id: string, rest: object = {}) =>
  ({ id, login_type: 'client', grants: [], companies: [], company_tour: false, ...rest }) as unknown as SignedInUser
const support = { name: 'Болормаа', endsAt: '2026-11-21T08:00:00.000Z' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  restoreSession()
})

it('[REQ-SESS-06] [REQ-SESS-07] [REQ-AUTH-19] keeps the user, login type and tour included, beside the token', () => {
  storeSession('t1', person('u1'))
  storeUser(person('u1', { company_tour: true }))
  restoreSession()
  expect(getToken()).toBe('t1')
  expect(readSession()).toMatchObject({
    status: 'signed-in',
    user: { id: 'u1', login_type: 'client', company_tour: true },
    authError: null,
  })
})

it('[REQ-SESS-07] keeps the page’s person when the session has run out, and knows why', () => {
  storeSession('t2', person('u1'))
  markExpired('t1')
  expect(readSession().status).toBe('signed-in')
  markExpired('t2')
  expect(readSession()).toMatchObject({ status: 'expired', user: { id: 'u1' }, authError: 'session_expired' })
})

it('[REQ-SESS-04] [REQ-SESS-05] forgets token and user, and remembers only why', () => {
  storeSession('t1', person('u1'))
  clearSession('session_expired')
  expect(readSession()).toMatchObject({ status: 'signed-out', user: null, authError: 'session_expired' })
  expect([localStorage.length, getToken()]).toEqual([0, null])
})

it('keeps acting for a client to its tab, and gives the tab back afterwards', () => {
  storeSession('admin', person('a1', { login_type: 'user' }))
  storeSession('acting', person('u1'), support)
  expect(readSession()).toMatchObject({ user: { id: 'u1' }, support })
  // Another tab, and every later one, reads this.
  expect(localStorage.getItem('khyanalt.token')).toBe('admin')
  restoreSession()
  expect(readSession()).toMatchObject({ user: { id: 'u1' }, support })
  clearSession()
  expect(readSession()).toMatchObject({ user: { id: 'a1' }, support: null })
  expect(getToken()).toBe('admin')
})

it.each(['nonsense', '{"id":1}', 'null'])('takes a stored user that reads %s for nobody', text => {
  localStorage.setItem('khyanalt.token', 't1')
  localStorage.setItem('khyanalt.user', text)
  restoreSession()
  expect(readSession().status).toBe('signed-out')
})
