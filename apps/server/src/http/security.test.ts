import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
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

it('[REQ-SPEED-02] compresses what is in memory in one step, and what is long or a stream piece by piece', async () => {
  const app = Fastify()
  await registerSecurity(app, { PUBLIC_URL: 'http://portal.test', RATE_LIMIT: 100 } as Config)
  const answers = { short: 500, list: 200_000, long: 400_000 }
  app.get<{ Params: { kind: keyof typeof answers } }>('/:kind', async request => ({
    text: 'а'.repeat(answers[request.params.kind] / 2),
  }))
  app.get('/stream', (_, reply) => reply.type('text/plain').send(Readable.from(['а'.repeat(1000)])))
  const ask = async (kind: string, encoding: string) => {
    const { headers, rawPayload } = await app.inject({ url: `/${kind}`, headers: { 'accept-encoding': encoding } })
    return { encoding: headers['content-encoding'], length: Number(headers['content-length']), rawPayload }
  }
  const readers = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, read] of Object.entries(readers)) {
    const list = await ask('list', encoding)
    // Its length is known before it is sent: nothing was streamed.
    expect([list.encoding, list.length], encoding).toEqual([encoding, list.rawPayload.length])
    expect(JSON.parse(read(list.rawPayload).toString()).text.length, encoding).toBe(100_000)
    const long = await ask('long', encoding)
    expect([long.encoding, long.length], encoding).toEqual([encoding, Number.NaN])
    expect(JSON.parse(read(long.rawPayload).toString()).text.length, encoding).toBe(200_000)
    const stream = await ask('stream', encoding)
    expect([stream.encoding, stream.length], encoding).toEqual([encoding, Number.NaN])
    expect(read(stream.rawPayload).toString(), encoding).toBe('а'.repeat(1000))
  }
  expect((await ask('short', 'zstd')).encoding).toBeUndefined()
  expect((await ask('list', 'identity')).encoding).toBeUndefined()
})
