// The two ends of a pop-up flow: a portal window that waits at its socket, and a browser that goes through forms.
import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'

/** A portal window waiting for the outcome. */
export type WaitingWindow = {
  readonly sid: string
  readonly socket: Socket
  /** What it was told, in order. */
  readonly heard: Record<string, unknown>[]
  /** Resolves when it was told something. */
  outcome(): Promise<void>
}

/** Opens a window that listens to one event; another one with the same sid stands for a second connection. */
export const openWindow = async (
  address: string,
  event: 'chat' | 'entity',
  sid: string = randomUUID(),
): Promise<WaitingWindow> => {
  const socket = io(address, {
    path: '/realtime',
    query: { sid },
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
  })
  const heard: Record<string, unknown>[] = []
  socket.on(event, message => heard.push(message))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    sid,
    socket,
    heard,
    outcome: () => new Promise(resolve => (heard.length > 0 ? resolve() : socket.once(event, () => resolve()))),
  }
}

export type Visit = { readonly url: URL; readonly status: number; readonly page: string }

/** A browser: cookies by path, redirects by hand. */
export const openBrowser = (address: string) => {
  const jar = new Map<string, { value: string; path: string }>()
  const keep = (lines: readonly string[]): void => {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ')
      const path = attributes.find(text => text.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
      jar.set(pair.slice(0, pair.indexOf('=')), { value: pair.slice(pair.indexOf('=') + 1), path })
    }
  }
  const cookieFor = ({ pathname }: URL): string =>
    [...jar]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  /** A call that the browser makes with its cookies. */
  const call = async (path: string, input: object): Promise<{ status: number; body: Record<string, unknown> }> => {
    const url = new URL(`/api${path}`, address)
    const headers = { cookie: cookieFor(url), 'content-type': 'application/json' }
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) })
    keep(reply.headers.getSetCookie())
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }
  const visit = async (to: string, form?: Record<string, string>): Promise<Visit> => {
    const url = new URL(to, address)
    const reply = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      body: form ? new URLSearchParams(form) : null,
      headers: { cookie: cookieFor(url) },
    })
    keep(reply.headers.getSetCookie())
    const next = reply.headers.get('location')
    if (next) return visit(new URL(next, url).href)
    return { url, status: reply.status, page: await reply.text() }
  }
  return { keep, visit, call }
}
