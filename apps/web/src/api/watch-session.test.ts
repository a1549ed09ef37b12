import type { SignedInUser } from '@khyanalt/contract/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hangUp, openAnsweringServer } from '../../test/answering-server.ts'
import { readSession, storeSession } from './session.ts'
import { watchIdle } from './watch-session.ts'

const path = '/api/auth/checkauth'

beforeEach(() => {
  // Time alone is made to pass; the calls go over a real socket.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

it('[CON-009] [REQ-SESS-09] asks with the first activity after 50 seconds without one; EXPIRED or a 401 alone ends a session', async () => {
  const server = await openAnsweringServer()
  const bearers: (string | undefined)[] = []
  const answerStatus = (status: string) =>
    server.answer(path, response => {
      bearers.push(response.req.headers.authorization)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ result: 'success', status }))
    })
  answerStatus('ACTIVE')
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
  // Nor does a server that is away, or fails.
  const refusal = (code: string) => ({ result: 'error', code, message: 'Алдаа', message_en: 'Error' })
  for (const [index, answer] of [hangUp, { status: 500, json: refusal('internal') }].entries()) {
    server.answer(path, answer)
    wakeAfter(50_000)
    await vi.waitFor(() => expect(server.sentTo(path)).toHaveLength(2 + index), { timeout: 5_000 })
    await new Promise(resolve => setTimeout(resolve, 100))
    expect([ended, readSession().status]).toEqual([[], 'signed-in'])
  }
  answerStatus('EXPIRED')
  wakeAfter(50_000)
  await vi.waitFor(() => expect(ended).toEqual(['t1']), { timeout: 5_000 })
  server.answer(path, { status: 401, json: refusal('session_expired') })
  wakeAfter(50_000)
  await vi.waitFor(() => expect(readSession().status).toBe('expired'), { timeout: 5_000 })
  expect(new Set(server.sentTo(path).map(({ body }) => body))).toEqual(new Set(['']))
  server.close()
})
