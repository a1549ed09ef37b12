import { finishCompanyTour, type SignedInUser } from '@khyanalt/contract/auth'
import { listNotifications } from '@khyanalt/contract/notifications'
import { checkToken } from '@khyanalt/contract/session-checks'
import { beforeEach, expect, it } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { callApi, fetchBytes } from './client.ts'
import { clearSession, readSession, storeSession } from './session.ts'
import { startSession } from './watch-session.ts'

const path = `/api${checkToken.path}`
const user = { id: 'u1', login_type: 'client', grants: [], companies: [] } as unknown as SignedInUser

beforeEach(() => clearSession())

it.each([
  ['ACTIVE', { status: 'signed-in', user: { id: 'u1' }, authError: null }, 't1'],
  ['EXPIRED', { status: 'signed-out', user: null, authError: 'session_expired' }, null],
])(
  '[REQ-SESS-03] [REQ-SESS-04] asks at the start for the state of what is stored: %s',
  async (status, session, token) => {
    const server = await openAnsweringServer()
    const bearers: unknown[] = []
    server.answer(path, response => {
      bearers.push(response.req.headers.authorization)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ result: 'success', status }))
    })
    storeSession('t1', user)
    await startSession()
    expect(bearers).toEqual(['Bearer t1'])
    expect(readSession()).toMatchObject(session)
    expect(localStorage.getItem('khyanalt.token')).toBe(token)
    server.close()
  },
)

it('[REQ-SESS-08] sends the token with every kind of call while somebody is signed in, and none afterwards', async () => {
  const server = await openAnsweringServer()
  const bearers: unknown[] = []
  const [asking, telling] = [listNotifications, finishCompanyTour]
  for (const call of [asking, telling]) {
    server.answer(`/api${call.path}`, response => {
      bearers.push(response.req.headers.authorization ?? null)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ result: 'success', data: [], count: 0 }))
    })
  }
  const callAll = async () => {
    await callApi(asking, {})
    await callApi(telling, {})
    await fetchBytes(asking, {})
  }
  storeSession('t1', user)
  await callAll()
  clearSession()
  await callAll()
  expect(bearers).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1', null, null, null])
  server.close()
})
