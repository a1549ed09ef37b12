// The clock, the pauses and the name server are those of this test.
import { expect, it, vi } from 'vitest'
import { tellUnknownNames, waitFor } from './wait-for.ts'

const world = vi.hoisted(() => ({ time: 0, known: [] as string[], asked: [] as string[] }))
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => {
    world.time += milliseconds
    // By then the mail server has its name.
    if (world.time > 60_000) world.known.push('mail.agency.mn')
  },
}))
vi.mock('node:dns/promises', () => ({
  lookup: async (host: string) => {
    world.asked.push(host)
    if (!world.known.includes(host)) throw Object.assign(new Error(`getaddrinfo ${host}`), { code: 'ENOTFOUND' })
  },
}))

it('[REQ-READY-05] waits as long as it takes, and tells at once and every half a minute what it waits for', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => world.time)
  world.time = 0
  const told: [number, string][] = []
  const awaited = {
    key: 'DATABASE_URL',
    place: 'db:5432',
    tell: (sentence: string) => void told.push([world.time, sentence]),
  }
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  await waitFor({
    ...awaited,
    ask: async () => {
      if (world.time < 7_200_000) throw away
    },
    isAway: error => error === away,
  })
  expect(world.time).toBe(7_200_000)
  expect(told.map(([time]) => time)).toEqual(Array.from({ length: 240 }, (_, times) => times * 30_000))
  expect(new Set(told.map(([, sentence]) => sentence))).toEqual(
    new Set(['DATABASE_URL: db:5432 does not answer yet (ECONNREFUSED); waiting for it.']),
  )
  // What no waiting mends ends it.
  const wrong = new Error('wrong password')
  await expect(waitFor({ ...awaited, ask: () => Promise.reject(wrong), isAway: () => false })).rejects.toBe(wrong)
  vi.restoreAllMocks()
})

it('[REQ-READY-05] tells at once and every half a minute whose name nobody knows, until somebody does', async () => {
  world.time = 0
  world.known = ['sign-on.agency.mn']
  const told: [number, string][] = []
  await tellUnknownNames(
    {
      SMTP_URL: 'smtp://mail.agency.mn:587',
      OIDC_ISSUER: 'https://sign-on.agency.mn',
      CLAMD: 'tcp://192.0.2.1:3310',
      TSA_URL: undefined,
    },
    sentence => void told.push([world.time, sentence]),
  )
  const sentence = 'SMTP_URL names mail.agency.mn, which no name server knows.'
  expect(told).toEqual([0, 30_000, 60_000].map(time => [time, sentence]))
  expect(world.asked).not.toContain('192.0.2.1')
})
