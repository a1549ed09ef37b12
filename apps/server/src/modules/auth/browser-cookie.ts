// The cookie that ties a sign-on attempt to the browser that began it; each attempt has its own.
import { createHash } from 'node:crypto'
import { cookieName, readCookie, writeCookie } from '../../http/cookies.ts'

const nameOf = (state: string): string => `sign_on_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`

/** The header that sets the cookie of an attempt, or removes it when its life is 0 seconds; the value is base64url. */
export const browserCookie = (publicUrl: string, state: string, value: string, seconds: number): string =>
  writeCookie(publicUrl, { name: nameOf(state), value, seconds })

/** The cookie of an attempt, or null. */
export const readBrowserCookie = (publicUrl: string, header: string | undefined, state: string): string | null =>
  readCookie(header, cookieName(publicUrl, nameOf(state))) || null
