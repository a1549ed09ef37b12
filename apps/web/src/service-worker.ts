// The portal on people's devices: shows messages while no page is open, and opens the portal where there is no network.
// Answers of calls are never kept here, so that nothing old looks fresh; what is typed lies in the journal of drafts.
// One file without imports: it is fetched by its plain name, and outlives the builds.

export {}

type Later = Event & { readonly waitUntil: (work: Promise<unknown>) => void }
type Fetching = Later & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (reply: Promise<Response>) => void
}
type Pushing = Later & { readonly data: { readonly json: () => unknown } | null }
type Pressing = Later & { readonly notification: Notification }
type Telling = Later & { readonly data: unknown }
type OpenPage = { readonly url: string; readonly focus: () => Promise<unknown> }

/** What the browser gives a service worker; TypeScript knows either pages or workers, not both in one project. */
type Scope = {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: object) => Promise<readonly OpenPage[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <E extends Event>(name: string, listener: (event: E) => void) => void
}
const worker = globalThis as unknown as Scope

const pagesName = 'khyanalt-pages-1'
const codeName = 'khyanalt-code-1'
const shellKey = '/shell'
/** Files of builds that are kept; the oldest make room. */
const mostFiles = 400

worker.addEventListener<Later>('install', event => event.waitUntil(worker.skipWaiting()))
worker.addEventListener<Later>('activate', event => event.waitUntil(begin()))
worker.addEventListener<Fetching>('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    // Files and documents below /api are opened as they are.
    if (!/^\/(api|demo|idp)\//.test(url.pathname)) event.respondWith(openPage(event))
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(takeCode(event))
})
worker.addEventListener<Telling>('message', event => {
  const { data } = event
  if (Array.isArray(data)) event.waitUntil(keepCode(data.filter(each => typeof each === 'string')))
})
worker.addEventListener<Pushing>('push', event => event.waitUntil(show(event.data?.json())))
worker.addEventListener<Pressing>('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data ?? '/')))
})

const begin = async (): Promise<void> => {
  const known = [pagesName, codeName]
  for (const name of await caches.keys()) {
    if (name.startsWith('khyanalt-') && !known.includes(name)) await caches.delete(name)
  }
  // The page is asked for while this worker wakes.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** The page from the network; without one the frame of the portal, whose code says what it cannot reach. */
const openPage = async (event: Fetching): Promise<Response> => {
  const { request, preloadResponse } = event
  try {
    const reply = (await preloadResponse) ?? (await fetch(request))
    // The page of signed-in areas is the same for everybody and says nothing of anybody.
    if (reply.status === 200 && reply.headers.get('khyanalt-page') === 'shell') {
      keep(event, pagesName, shellKey, reply.clone())
    }
    return reply
  } catch {
    const shell = /^\/(dashboard|profile|staff)(\/|$)/.test(new URL(request.url).pathname)
      ? await caches.match(shellKey)
      : undefined
    return shell ?? withoutNetwork()
  }
}

/** A file of a build, whose name changes with its content: once kept, it is never asked for again. */
const takeCode = async (event: Fetching): Promise<Response> => {
  const { request } = event
  const code = await caches.open(codeName)
  const kept = await code.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(request)
  if (isCode(request.url, reply)) keep(event, codeName, request.url, reply.clone())
  return reply
}

/** Keeps a reply beside handing it on: nobody waits for the disk, and a full one keeps nothing from coming. */
const keep = (event: Later, name: string, key: string, reply: Response): void =>
  event.waitUntil(
    caches
      .open(name)
      .then(async cache => {
        await cache.put(key, reply)
        await makeRoom(cache)
      })
      .catch(() => undefined),
  )

const keepCode = async (addresses: readonly string[]): Promise<void> => {
  const code = await caches.open(codeName)
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, worker.location.href)
    if (origin !== worker.location.origin || !pathname.startsWith('/assets/')) continue
    if (await code.match(address, { ignoreVary: true })) continue
    const reply = await fetch(address).catch(() => null)
    if (reply && isCode(address, reply)) await code.put(address, reply)
  }
  await makeRoom(code)
}

const makeRoom = async (cache: Cache): Promise<void> => {
  const kept = await cache.keys()
  if (kept.length <= mostFiles) return
  for (const request of kept.slice(0, kept.length - mostFiles / 2)) await cache.delete(request)
}

/** A network that asks for a sign-in answers everything with a page of its own, which must not be kept. */
const isCode = (address: string, reply: Response): boolean => {
  const type = reply.headers.get('content-type') ?? ''
  return reply.status === 200 && reply.type === 'basic' && !type.startsWith('text/html') && address.includes('.')
}

const show = async (message: unknown): Promise<void> => {
  const { title, tag, url, lang } = (message ?? {}) as Readonly<Record<string, unknown>>
  // A browser tells something by itself where a message shows nothing.
  await worker.registration.showNotification(typeof title === 'string' ? title : 'Шинэ мэдэгдэл ирлээ', {
    icon: '/icons/app-192.png',
    badge: '/icons/badge.png',
    data: typeof url === 'string' ? url : '/',
    lang: lang === 'en' ? 'en' : 'mn',
    ...(typeof tag === 'string' && { tag }),
  })
}

/** Opens what a message is about; a page that is open elsewhere stays as it is, since something may be typed in it. */
const open = async (url: string): Promise<void> => {
  const address = new URL(url, worker.location.origin)
  if (address.origin !== worker.location.origin) return
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(page => page.url === address.href)
  await (there ? there.focus() : worker.clients.openWindow(address.href))
}

const withoutNetwork = (): Response =>
  new Response(
    `<!doctype html><html lang="mn"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Сүлжээ алга</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1rem;color-scheme:light dark}
h1{font-size:1.5rem;line-height:1.3}p[lang]{opacity:.75}a{display:inline-block;min-height:2.75rem;line-height:2.75rem}</style>
<main><h1>Интернэт холболт алга</h1>
<p>Энэ хуудсыг нээхэд интернэт хэрэгтэй. Бичиж байсан зүйл тань энэ төхөөрөмж дээр хадгалагдсан бөгөөд алдагдахгүй.</p>
<p lang="en">This page needs the internet. What you were writing is kept on this device and is not lost.</p>
<p><a href="">Дахин оролдох · <span lang="en">Try again</span></a></p></main>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
