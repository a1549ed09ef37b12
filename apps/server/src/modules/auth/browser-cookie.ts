// The cookie that ties a sign-on attempt to the browser that began it; each attempt has its own.
import { createHash } from 'node:crypto'
import { hostPrefix } from '@khyanalt/domain/language'

/** Under https by a name that browsers take from this very host alone, which asks for the path of everything. */
const nameOf = (publicUrl: string, state: string): string => {
  const name = `sign_on_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`
  return isSecure(publicUrl) ? hostPrefix + name : name
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/**
 * The header that sets the cookie of an attempt, or removes it when its life is 0 seconds. The value is base64url, so
 * nothing needs encoding. Lax: the issuer sends the browser here from its own site, by a top-level visit.
 */
export const browserCookie = (publicUrl: string, state: string, value: string, seconds: number): string =>
  `${nameOf(publicUrl, state)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? '; Secure' : ''}`

/** The cookie of an attempt, or null. */
export const readBrowserCookie = (publicUrl: string, header: string | undefined, state: string): string | null => {
  const start = `${nameOf(publicUrl, state)}=`
  const pair = header?.split(/; */).find(text => text.startsWith(start))
  return pair?.slice(start.length) || null
}
