// The cookie that ties a sign-on attempt to the browser that began it; each attempt has its own.
import { createHash } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'

const path = '/api/auth/callback'
const nameOf = (state: string): string => `sign_on_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`

/** The header that sets the cookie of an attempt, or removes it when its life is 0 seconds. */
export const browserCookie = (publicUrl: string, state: string, value: string, maxAge: number): string =>
  fastifyCookie.serialize(nameOf(state), value, {
    path,
    maxAge,
    httpOnly: true,
    // The issuer sends the browser here from its own site, by a top-level visit.
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  })

/** The cookie of an attempt, or null. */
export const readBrowserCookie = (header: string | undefined, state: string): string | null =>
  fastifyCookie.parse(header ?? '')[nameOf(state)] ?? null
