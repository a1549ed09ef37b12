// Whose messages a browser shows, with a service worker of the test's making; e2e has a real one.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceOwnerKey, startServiceWorker } from './service-worker.ts'
import { clearSession, restoreSession, storeSession } from './session.ts'

const person = (id: string) => ({ id, login_type: 'client', grants: [], companies: [] }) as unknown as SignedInUser
const unsubscribe = vi.fn(async () => true)
const registration = { active: null, pushManager: { getSubscription: async () => ({ unsubscribe }) } }
const register = vi.fn(async (_: string) => registration)
const worker = {
  register,
  ready: Promise.resolve(registration),
  getRegistration: async () => registration,
}
const owner = () => localStorage.getItem(deviceOwnerKey)
let stop: () => void

/** A browser that shows the messages of `u1`, who is signed in. */
beforeEach(async () => {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: worker } }))
  unsubscribe.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  restoreSession()
  storeSession('t1', person('u1'))
  localStorage.setItem(deviceOwnerKey, 'u1')
  await new Promise<void>(resolve => {
    stop = startServiceWorker(resolve)
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('[REQ-PUSH-05] a browser goes on showing the messages of who is still signed in', () => {
  expect([owner(), unsubscribe.mock.calls.length]).toEqual(['u1', 0])
})

it.each([
  ['somebody else is found signed in', () => storeSession('t2', person('u2'))],
  ['nobody is', () => clearSession()],
])('[REQ-PUSH-05] a browser shows no messages of the person before once %s', async (_, change) => {
  change()
  await vi.waitFor(() => expect(owner()).toBeNull())
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('[REQ-PUSH-05] a browser that starts with somebody else signed in shows no messages of the person before', async () => {
  stop()
  localStorage.setItem(deviceOwnerKey, 'u0')
  await new Promise<void>(resolve => {
    stop = startServiceWorker(resolve)
  })
  expect(owner()).toBeNull()
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('[REQ-PHONE-01] nobody who has not signed in gets a service worker, also where people sign in', async () => {
  stop()
  clearSession()
  register.mockClear()
  const started = new Promise<void>(resolve => {
    stop = startServiceWorker(resolve)
  })
  expect(register).not.toHaveBeenCalled()
  storeSession('t1', person('u1'))
  await started
  expect(register.mock.calls).toEqual([['/service-worker.js']])
})
