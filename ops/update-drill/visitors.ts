// People who read pages and write while the release is changed. Like the portal's own client they repeat a call that met
// nobody, the same words under the same transaction id.
import { setTimeout as pause } from 'node:timers/promises'

export type Met = {
  readonly calls: number
  /** Tries that met nobody or an answer of 5xx; they were repeated. */
  readonly repeated: number
  /** Calls that had no good answer within thirty seconds. */
  readonly givenUp: number
  /** The longest time that no call was answered. */
  readonly silence: number
}

export type Visitors = {
  /** Lets time pass while they work. */
  work(milliseconds: number): Promise<void>
  between(from: number, to: number): Met
  /** The addresses of the parts that the home page asks for. */
  openPage(): Promise<readonly string[]>
  /** Those that are not answered any more. */
  missingOf(parts: readonly string[]): Promise<readonly string[]>
  /** How many writes were acknowledged. */
  written(): number
  stop(): Promise<void>
  /** Acknowledged writes that are not there. */
  findLost(): Promise<readonly string[]>
}

const readers = 6
const writers = 2
const password = 'Demo-2026'
const pages = ['/', '/services', '/posts', '/certificates', '/api/getcategories']

/** Begins to work at once. */
export const startVisitors = async (origin: string): Promise<Visitors> => {
  const calls: { readonly at: number; readonly tries: number; readonly good: boolean }[] = []
  const sessions: string[] = []
  let isOver = false

  /** Asks until it is answered; null when that takes longer than thirty seconds. */
  const ask = async (path: string, init: RequestInit = {}): Promise<Response | null> => {
    const until = Date.now() + 30_000
    for (let tries = 1; ; tries++) {
      const reply = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(30_000) }).catch(() => null)
      const good = reply !== null && reply.status < 500
      if (good || Date.now() > until) {
        calls.push({ at: Date.now(), tries, good })
        return good ? reply : null
      }
      await reply?.body?.cancel()
      await pause(250)
    }
  }
  const signIn = async (email: string): Promise<string> => {
    const reply = await ask('/api/auth/portallogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return ((await reply?.json()) as { access_token?: string } | undefined)?.access_token ?? ''
  }
  const read = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn++) {
      const reply = await ask(pages[turn % pages.length] ?? '/')
      await reply?.arrayBuffer()
      await pause(200)
    }
  }
  // A session is a row that the next release must know: whoever signed in stays so.
  const write = async (email: string): Promise<void> => {
    while (!isOver) {
      const token = await signIn(email)
      if (token) sessions.push(token)
      await pause(1500)
    }
  }
  const everybody = [
    ...Array.from({ length: readers }, read),
    ...['inspector@khyanalt.test', 'finance@khyanalt.test'].slice(0, writers).map(write),
  ]
  return {
    work: pause,
    between(from, to) {
      const within = calls.filter(({ at }) => at >= from && at < to)
      const marks = [from, ...within.filter(({ good }) => good).map(({ at }) => at), to]
      return {
        calls: within.length,
        repeated: within.reduce((sum, { tries }) => sum + tries - 1, 0),
        givenUp: within.filter(({ good }) => !good).length,
        silence: Math.max(...marks.slice(1).map((at, index) => at - (marks[index] ?? at))),
      }
    },
    async openPage() {
      const html = (await (await ask('/'))?.text()) ?? ''
      const parts = new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])
      if (parts.size < 3) throw new Error('The home page asks for no parts')
      return [...parts]
    },
    async missingOf(parts) {
      const missing: string[] = []
      for (const path of parts) if (!(await fetch(origin + path)).ok) missing.push(path)
      return missing
    },
    written: () => sessions.length,
    async stop() {
      isOver = true
      await Promise.all(everybody)
    },
    async findLost() {
      const lost: string[] = []
      for (const [index, token] of sessions.entries()) {
        const reply = await fetch(`${origin}/api/dashboard/notification/message`, {
          headers: { authorization: `Bearer ${token}` },
        })
        if (!reply.ok) lost.push(`sign-in ${index + 1} (${reply.status})`)
      }
      return lost
    },
  }
}
