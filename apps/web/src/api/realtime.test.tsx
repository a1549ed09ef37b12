import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { renderHook } from '@testing-library/react'
import { Server } from 'socket.io'
import { expect, it } from 'vitest'
import { useRealtime } from './realtime.ts'
import { clearSession, storeSession } from './session.ts'

it('[REQ-BELL-03] looks again when the socket is connected again, and not when it is first', {
  timeout: 20_000,
}, async () => {
  const http = createServer()
  const io = new Server(http, { path: '/realtime' })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const page = window as unknown as { happyDOM: { setURL(url: string): void } }
  page.happyDOM.setURL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`)
  storeSession('token', { id: 'u1' } as never)
  const told = { user: 0, queue: 0 }
  const screen = renderHook(() => {
    useRealtime('user', () => told.user++)
    useRealtime('queue', () => told.queue++)
  })
  const open = () => [...io.sockets.sockets.values()]
  try {
    await expect.poll(() => open().length, { timeout: 5_000 }).toBe(1)
    io.emit('queue', { request_number: 'R1' })
    await expect.poll(() => told).toEqual({ user: 0, queue: 1 })
    // As when the process of the socket ends: what is rung until another one answers is heard by nobody.
    open()[0]?.conn.close()
    await expect.poll(() => told, { timeout: 10_000 }).toEqual({ user: 1, queue: 2 })
    expect(open().length).toBe(1)
  } finally {
    screen.unmount()
    clearSession()
    await io.close()
  }
})
