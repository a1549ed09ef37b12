// Cookies of the portal: under https by a name that browsers take from this very host alone.
import { hostPrefix } from '@khyanalt/domain/language'

/** What a portal of this address calls a cookie. */
export const cookieName = (publicUrl: string, name: string): string => (isSecure(publicUrl) ? hostPrefix + name : name)

/**
 * The header that sets a cookie for everything below the host, or removes it when its life is 0 seconds. The value must
 * need no encoding. Lax: links of other sites lead here with it, their forms do not.
 */
export const writeCookie = (publicUrl: string, { name, value, seconds, forScripts = false }: Cookie): string => {
  const marks = [...(forScripts ? [] : ['HttpOnly']), 'SameSite=Lax', ...(isSecure(publicUrl) ? ['Secure'] : [])]
  return [`${cookieName(publicUrl, name)}=${value}`, 'Path=/', `Max-Age=${seconds}`, ...marks].join('; ')
}

type Cookie = {
  readonly name: string
  readonly value: string
  readonly seconds: number
  /** Whether the page's own code may read it. */
  readonly forScripts?: boolean
}

/** The value of a cookie by the name it came under. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/; */)
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')
