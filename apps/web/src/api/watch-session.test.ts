import type { SignedInUser } from '@khyanalt/contract/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { storeSession } from './session.ts'
import { watchIdle } from './watch-session.ts'

const path = '/api/auth/checkauth'

beforeEach(() => {
  // Time alone is made to pass; the calls go over a real socket.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

it('[CON-009] [REQ-SESS-09] asks with the first activity after 50 seconds without one, and tells an ended session', async () => {
  const server = await openAnsweringServer()
  const bearers: (string | undefined)[] = []
  let status = 'ACTIVE'
  server.answer(path, response => {
    bearers.push(response.req.headers.authorization)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ result: 'success', status }))
  })
  storeSession('t1', { id: 'u1', login_type: 'client', grants: [], companies: [] } as unknown as SignedInUser)
  const ended: string[] = []
  watchIdle(token => ended.push(token))
  const wakeAfter = (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds)
    document.dispatchEvent(new Event('keydown'))
  }
  wakeAfter(49_999)
  wakeAfter(49_999)
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(server.sentTo(path)).toEqual([])
  wakeAfter(50_000)
  await vi.waitFor(() => expect(bearers).toEqual(['Bearer t1']), { timeout: 5_000 })
  // A check by itself ends nothing: what is active goes on.
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(ended).toEqual([])
  status = 'EXPIRED'
  wakeAfter(50_000)
  await vi.waitFor(() => expect(ended).toEqual(['t1']), { timeout: 5_000 })
  expect(server.sentTo(path).map(({ body }) => body)).toEqual(['', ''])
  server.close()
})
