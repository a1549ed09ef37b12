import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { countStrangers, mostOfNetwork } from './count-strangers.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    socket: { remoteAddress },
  }) as unknown as IncomingMessage
const office = from('192.0.2.1')

it('[REQ-SOCKET-01] one network holds fifty connections without a session, and others go on beside it', () => {
  const strangers = countStrangers(0)
  const leave = Array.from({ length: mostOfNetwork }, () => {
    expect(strangers.hasRoom(office)).toBe(true)
    return strangers.enter(office)
  })
  expect(mostOfNetwork).toBe(50)
  expect([strangers.hasRoom(office), strangers.hasRoom(from('192.0.2.2'))]).toEqual([false, true])
  // Counted back once, however often it is said.
  leave[0]?.()
  leave[0]?.()
  expect(strangers.hasRoom(office)).toBe(true)
  strangers.enter(office)
  expect(strangers.hasRoom(office)).toBe(false)
  for (const one of leave) one()
  expect(strangers.hasRoom(office)).toBe(true)
})

it('[REQ-SOCKET-01] all networks together hold two thousand', () => {
  const strangers = countStrangers(0)
  const leave = Array.from({ length: 2000 }, (_, at) => {
    const request = from(`198.51.${Math.floor(at / 40)}.1`)
    expect(strangers.hasRoom(request)).toBe(true)
    return strangers.enter(request)
  })
  expect(strangers.hasRoom(office)).toBe(false)
  leave[7]?.()
  expect(strangers.hasRoom(office)).toBe(true)
})

it('[REQ-SOCKET-01] behind a balancer the address counts that it noted', () => {
  const strangers = countStrangers(1)
  for (let at = 0; at < mostOfNetwork; at += 1) strangers.enter(from('10.0.0.1', '192.0.2.1'))
  expect(strangers.hasRoom(from('10.0.0.1', '192.0.2.1'))).toBe(false)
  expect(strangers.hasRoom(from('10.0.0.1', '192.0.2.2'))).toBe(true)
})
