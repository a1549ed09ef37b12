// The cookie that ties a sign-on attempt to the browser that began it; each attempt has its own.
import { createHash } from 'node:crypto'

const path = '/api/auth/callback'
const nameOf = (state: string): string => `sign_on_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`

/**
 * The header that sets the cookie of an attempt, or removes it when its life is 0 seconds. The value is base64url, so
 * nothing needs encoding. Lax: the issuer sends the browser here from its own site, by a top-level visit.
 */
export const browserCookie = (publicUrl: string, state: string, value: string, seconds: number): string =>
  `${nameOf(state)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`

/** The cookie of an attempt, or null. */
export const readBrowserCookie = (header: string | undefined, state: string): string | null => {
  const start = `${nameOf(state)}=`
  const pair = header?.split(/; */).find(text => text.startsWith(start))
  return pair?.slice(start.length) || null
}
