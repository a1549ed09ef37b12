import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Config } from '../config.ts'
import { registerSecurity } from './security.ts'

const headersAt = async (address: string) => {
  const app = Fastify()
  await registerSecurity(app, { PUBLIC_URL: address, RATE_LIMIT: 10 } as Config)
  app.get('/', async () => 'x')
  return (await app.inject('/')).headers
}

it('asks browsers for https for a year, subdomains included, once people reach the portal by it', async () => {
  const secure = await headersAt('https://portal.test')
  expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(secure['content-security-policy']).toContain('upgrade-insecure-requests')
  const plain = await headersAt('http://portal.test')
  expect(plain['strict-transport-security']).toBeUndefined()
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

it('[REQ-HEALTH-06] tells nobody how many calls are left, and who has none when to come back', async () => {
  const app = Fastify()
  await registerSecurity(app, { PUBLIC_URL: 'http://portal.test', RATE_LIMIT: 1 } as Config)
  app.get('/', async () => 'x')
  const limits = (headers: object) => Object.keys(headers).filter(name => /ratelimit|retry-after/.test(name))
  expect(limits((await app.inject('/')).headers)).toEqual([])
  const refused = await app.inject('/')
  expect([refused.statusCode, limits(refused.headers)]).toEqual([
    429,
    ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'],
  ])
})
