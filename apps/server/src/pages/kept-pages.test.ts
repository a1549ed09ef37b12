import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { keepPages, type Rendering } from './kept-pages.ts'
import { sendKeptPage } from './send-page.ts'

/** A portal whose pages say which edition they were made in, how often any was made, and, if not shared, for whom. */
const open = (bounds: { readonly most?: number; readonly mostBytes?: number } = {}) => {
  const world = { edition: 1, time: 0, made: [] as string[], isShared: true, isAway: false, length: 0 }
  const pages = keepPages({
    readEdition: async () => {
      if (world.isAway) throw new Error('away')
      return String(world.edition)
    },
    now: () => world.time,
    ...bounds,
  })
  let held: Promise<void> | null = null
  const render = (address: string) => async (): Promise<Rendering<string>> => {
    world.made.push(address)
    const { edition } = world
    await held
    const html = `${address} of edition ${edition}`.padEnd(world.length)
    return { answer: html, html: world.isShared ? html : null }
  }
  const ask = async (address = '/'): Promise<string> => {
    const found = await pages.get(address, render(address))
    return 'kept' in found ? found.kept.bytes.toString() : found.answer
  }
  return {
    world,
    pages,
    ask,
    /** From now on rendering waits; answers what ends that. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
  }
}

describe('a kept page', () => {
  it('[REQ-KEPT-01] is rendered once, and anew with the first question after an edition rose', async () => {
    const { world, ask } = open()
    expect([await ask(), await ask(), await ask('/services')]).toEqual([
      '/ of edition 1',
      '/ of edition 1',
      '/services of edition 1',
    ])
    expect(world.made).toEqual(['/', '/services'])
    world.edition = 2
    expect([await ask(), await ask()]).toEqual(['/ of edition 2', '/ of edition 2'])
    expect(world.made).toEqual(['/', '/services', '/'])
  })

  it('[REQ-KEPT-01] is never of an edition before the question, whenever the edition rose', async () => {
    const { world, ask, hold } = open()
    const goOn = hold()
    const early = ask()
    await expect.poll(() => world.made.length).toBe(1)
    world.edition = 2
    const late = ask()
    await expect.poll(() => world.made.length).toBe(2)
    goOn()
    expect(await late).toBe('/ of edition 2')
    await early
    expect(await ask()).toBe('/ of edition 2')
  })

  it('[REQ-KEPT-01] grows old by time alone, and is compressed anew only when it changed', async () => {
    const { world, pages, ask } = open()
    const page = async () => {
      await ask()
      const found = await pages.get('/', () => Promise.reject(new Error('is kept')))
      if (!('kept' in found)) throw new Error('is not kept')
      return found.kept
    }
    const first = await page()
    const form = first.encoded('gzip')
    world.time = 15_000
    const second = await page()
    expect(world.made.length).toBe(2)
    expect(second.encoded('gzip')).toBe(form)
    world.edition = 2
    expect(gunzipSync((await page()).encoded('gzip')).toString()).toBe('/ of edition 2')
  })

  it('[REQ-KEPT-02] is rendered once for many who wait', async () => {
    const { world, ask, hold } = open()
    const goOn = hold()
    const many = Array.from({ length: 50 }, () => ask())
    await expect.poll(() => world.made.length).toBe(1)
    goOn()
    expect(new Set(await Promise.all(many))).toEqual(new Set(['/ of edition 1']))
    expect(world.made.length).toBe(1)
  })

  it('[REQ-KEPT-04] is none that asked for anything else, and such an answer is handed to nobody else', async () => {
    const { world, ask, hold } = open()
    world.isShared = false
    const goOn = hold()
    const both = [ask('/certificates'), ask('/certificates')]
    await expect.poll(() => world.made.length).toBe(1)
    goOn()
    await Promise.all(both)
    await ask('/certificates')
    expect(world.made.length).toBe(3)
  })

  it('[REQ-KEPT-01] is no failure, and is asked of the portal itself while the database is away', async () => {
    const { world, pages, ask } = open()
    await expect(pages.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await ask()
    world.isAway = true
    await ask()
    expect(world.made).toEqual(['/', '/'])
    world.isAway = false
    await ask()
    expect(world.made.length).toBe(2)
  })
})

describe('kept pages', () => {
  it('[REQ-KEPT-05] stay few; the one not asked for the longest goes first', async () => {
    const { world, ask } = open({ most: 3 })
    for (const address of ['/a', '/b', '/c', '/a', '/d']) await ask(address)
    world.made.length = 0
    for (const address of ['/a', '/c', '/d', '/b']) await ask(address)
    expect(world.made).toEqual(['/b'])

    const unbound = open()
    for (let n = 0; n <= 2000; n++) await unbound.ask(`/${n}`)
    unbound.world.made.length = 0
    for (const address of ['/1', '/2000', '/0']) await unbound.ask(address)
    expect(unbound.world.made).toEqual(['/0'])
  })

  it('[REQ-KEPT-05] stay small, however long pages are and however many addresses somebody invents', async () => {
    const { world, ask } = open({ mostBytes: 10_000 })
    world.length = 1000
    for (let n = 0; n < 20; n++) await ask(`/${n}`)
    world.made.length = 0
    for (let n = 19; n >= 0; n--) await ask(`/${n}`)
    // Five of them fit with their compressed forms.
    expect(world.made[0]).toBe('/14')
    world.length = 20_000
    expect((await ask('/long')).length).toBe(20_000)
    await ask('/long')
    expect(world.made.filter(address => address === '/long').length).toBe(2)
    const endless = `/${'x'.repeat(2000)}`
    await ask(endless)
    await ask(endless)
    expect(world.made.filter(address => address === endless).length).toBe(2)

    // With their compressed forms, two of 16 MB are all that 64 MB hold.
    const unbound = open()
    unbound.world.length = 16 * 2 ** 20
    for (const address of ['/a', '/b', '/c', '/b', '/c', '/a']) await unbound.ask(address)
    expect(unbound.world.made).toEqual(['/a', '/b', '/c', '/a'])
  })
})

it('[REQ-KEPT-03] a page that the browser holds is answered 304 without rendering, others in the encoding it takes', async () => {
  const { world, pages, ask } = open()
  world.length = 5000
  const app = Fastify()
  app.get('/', async (request, reply) => {
    const found = await pages.get('/', () => Promise.reject(new Error('rendered')))
    return 'kept' in found ? sendKeptPage(request, reply, found.kept) : reply.status(500).send()
  })
  const html = await ask()
  const read = (headers: Record<string, string>) => app.inject({ url: '/', headers })
  const packed = await read({ 'accept-encoding': 'gzip' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(html)
  const plain = await read({})
  expect([plain.payload, plain.headers['content-encoding']]).toEqual([html, undefined])
  const etag = String(packed.headers.etag)
  for (const held of [etag, etag.slice(2), `"other", ${etag}`]) {
    const known = await read({ 'if-none-match': held, 'accept-encoding': 'gzip' })
    expect([known.statusCode, known.payload, known.headers.etag], held).toEqual([304, '', etag])
  }
  expect((await read({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  expect(world.made.length).toBe(1)
})
