// The service worker with a browser's caches and network of the test's making; e2e has the real ones.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Listener = (event: Record<string, unknown>) => void
const listeners = new Map<string, Listener>()
const stores = new Map<string, Map<string, Response>>()
const shown = vi.fn()
const opened = vi.fn()
const pages: { url: string; focus: ReturnType<typeof vi.fn> }[] = []
let full: boolean
let network: (url: string) => Response | null

const urlOf = (request: Request | string) =>
  typeof request === 'string' ? new URL(request, 'https://portal.test').href : request.url
const openCache = (name: string) => {
  const store = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, store)
  return {
    match: async (request: Request | string) => store.get(urlOf(request))?.clone(),
    put: async (request: Request | string, reply: Response) => {
      if (full) throw new DOMException('no room', 'QuotaExceededError')
      store.set(urlOf(request), reply)
    },
    keys: async () => [...store.keys()].map(url => new Request(url)),
    delete: async (request: Request | string) => store.delete(urlOf(request)),
  }
}

beforeEach(async () => {
  for (const kept of [listeners, stores]) kept.clear()
  pages.length = 0
  full = false
  network = () => null
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => listeners.set(name, listener))
  vi.stubGlobal('location', new URL('https://portal.test/service-worker.js'))
  vi.stubGlobal('registration', { showNotification: shown, navigationPreload: { enable: async () => undefined } })
  vi.stubGlobal('clients', { claim: async () => undefined, matchAll: async () => pages, openWindow: opened })
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string) => openCache('khyanalt-pages-1').match(key),
  })
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const reply = network(urlOf(request))
    if (!reply) throw new TypeError('Failed to fetch')
    return reply
  })
  vi.resetModules()
  await import('./service-worker.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** What the worker answers to a request of the browser; null where it leaves it alone. */
const ask = async (url: string, mode: 'navigate' | 'cors' = 'navigate', method = 'GET') => {
  let answer: Promise<Response> | null = null
  const request = { url: new URL(url, 'https://portal.test').href, method, mode }
  const works: Promise<unknown>[] = []
  listeners.get('fetch')?.({
    request,
    preloadResponse: Promise.resolve(undefined),
    respondWith: (reply: Promise<Response>) => {
      answer = reply
    },
    waitUntil: (work: Promise<unknown>) => works.push(work),
  })
  const reply = answer === null ? null : await (answer as Promise<Response>)
  await Promise.all(works)
  return reply
}
/** Lets the worker do what an event asks for. */
const tell = async (name: string, event: Record<string, unknown>) => {
  const works: Promise<unknown>[] = []
  listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) })
  await Promise.all(works)
}
/** A reply as browsers type it: `basic` comes from the own origin. */
const replyOf = (type: ResponseType, body: string, headers: Record<string, string>) =>
  Object.defineProperty(new Response(body, { headers }), 'type', { value: type }) as Response
const own = (body: string, headers: Record<string, string>) => replyOf('basic', body, headers)
const script = (text = 'export {}') => own(text, { 'content-type': 'text/javascript' })
const keptCode = () => [...(stores.get('khyanalt-code-1')?.keys() ?? [])]

describe('files of a build', () => {
  it('[REQ-PHONE-03] are asked for once, and then taken from the device', async () => {
    let asked = 0
    network = () => {
      asked += 1
      return script('one')
    }
    expect(await (await ask('/assets/a-1.js', 'cors'))?.text()).toBe('one')
    network = () => null
    expect(await (await ask('/assets/a-1.js', 'cors'))?.text()).toBe('one')
    expect(asked).toBe(1)
  })

  it.each([
    ['a page of another network', () => own('<html>', { 'content-type': 'text/html' })],
    ['one that is gone', () => new Response('no', { status: 404, headers: { 'content-type': 'text/javascript' } })],
    ['one of another origin', () => replyOf('cors', 'x', { 'content-type': 'text/javascript' })],
  ])('[REQ-PHONE-03] are not kept where %s came instead', async (_, reply) => {
    network = reply
    await ask('/assets/a-1.js', 'cors')
    expect(keptCode()).toEqual([])
  })

  it('that a page had before are kept when it tells of them, and no other address', async () => {
    network = () => script()
    const data = ['/assets/b.js', 'https://evil.test/assets/c.js', '/api/auth/me', '/icons/app-192.png']
    await tell('message', { data })
    expect(keptCode()).toEqual(['https://portal.test/assets/b.js'])
    await tell('message', { data: 'no list' })
    expect(keptCode()).toHaveLength(1)
  })

  it('[REQ-PHONE-03] come, as pages do, where the device has no room to keep them', async () => {
    full = true
    network = () => script('one')
    expect(await (await ask('/assets/a-1.js', 'cors'))?.text()).toBe('one')
    network = () => own('<p>', { 'content-type': 'text/html', 'khyanalt-page': 'shell' })
    expect(await (await ask('/dashboard'))?.text()).toBe('<p>')
  })

  it('make room for newer ones', async () => {
    network = () => script()
    for (let n = 0; n <= 400; n++) await ask(`/assets/f-${n}.js`, 'cors')
    expect(keptCode().length).toBeLessThanOrEqual(200)
    expect(keptCode()).toContain('https://portal.test/assets/f-400.js')
    expect(keptCode()).not.toContain('https://portal.test/assets/f-0.js')
  })
})

describe('a page without a network', () => {
  const shell = () => own('<div id="root">', { 'content-type': 'text/html', 'khyanalt-page': 'shell' })

  it('[REQ-PHONE-01] is the frame of the portal in signed-in areas, once one was opened there', async () => {
    network = shell
    await ask('/dashboard')
    network = () => null
    expect(await (await ask('/profile/notifications'))?.text()).toBe('<div id="root">')
    expect(await (await ask('/contact'))?.text()).toContain('Интернэт холболт алга')
  })

  it('[REQ-PHONE-01] says so where nothing was kept, and keeps no page that says something of somebody', async () => {
    network = () => own('<p>A post</p>', { 'content-type': 'text/html' })
    await ask('/posts/1')
    network = () => null
    expect(await (await ask('/dashboard'))?.text()).toContain('Интернэт холболт алга')
    expect(await (await ask('/posts/1'))?.text()).not.toContain('A post')
  })

  it('[REQ-PHONE-01] is not the business of calls, files and other ways to ask', async () => {
    network = () => script()
    expect(await ask('/api/files/1')).toBeNull()
    expect(await ask('/api/auth/me', 'cors')).toBeNull()
    expect(await ask('/dashboard', 'navigate', 'POST')).toBeNull()
    expect(await ask('https://elsewhere.test/assets/a.js', 'cors')).toBeNull()
  })
})

describe('a message on the screen', () => {
  it('[REQ-PUSH-01] shows what it says under its tag, and something where it says nothing', async () => {
    const message = { tag: '1', title: 'Хүсэлтийг хүлээн авлаа: R1', url: '/dashboard', lang: 'mn' }
    await tell('push', { data: { json: () => message } })
    expect(shown).toHaveBeenLastCalledWith(message.title, expect.objectContaining({ tag: '1', data: '/dashboard' }))
    await tell('push', { data: null })
    expect(shown).toHaveBeenLastCalledWith('Шинэ мэдэгдэл ирлээ', expect.objectContaining({ data: '/' }))
  })

  it('opens what it is about beside pages in which something may be typed, and nothing of another site', async () => {
    const press = (data: string) => tell('notificationclick', { notification: { close: () => undefined, data } })
    pages.push({ url: 'https://portal.test/dashboard/services/request/R2', focus: vi.fn() })
    await press('/dashboard/services/request/R1')
    expect(opened).toHaveBeenCalledWith('https://portal.test/dashboard/services/request/R1')
    await press('/dashboard/services/request/R2')
    expect(pages[0]?.focus).toHaveBeenCalledTimes(1)
    await press('https://evil.test/')
    expect(opened).toHaveBeenCalledTimes(1)
  })
})
