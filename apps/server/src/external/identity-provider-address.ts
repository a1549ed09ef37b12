// Where the built-in identity provider stands, if it runs at all.
import type { Config } from '../config.ts'

/** The path of the provider below PUBLIC_URL. */
export const issuerPath = '/idp'

export type BuiltInIssuer = {
  readonly issuer: string
  /** Reaches the provider inside this process: the public address may lie behind a balancer we cannot call. */
  readonly fetch: (url: string, options: object) => Promise<Response>
}

/** The built-in issuer; null where another one is configured or the demo is off. */
export const builtInIssuer = (
  config: Pick<Config, 'demo' | 'OIDC_ISSUER' | 'PUBLIC_URL' | 'HOST' | 'PORT'>,
): BuiltInIssuer | null => {
  if (!config.demo || config.OIDC_ISSUER) return null
  const host = ['0.0.0.0', '::'].includes(config.HOST) ? '127.0.0.1' : config.HOST
  const inside = `http://${host.includes(':') ? `[${host}]` : host}:${config.PORT}`
  return {
    issuer: `${config.PUBLIC_URL}${issuerPath}`,
    fetch: (url, options) => {
      const { pathname, search } = new URL(url)
      return fetch(`${inside}${pathname}${search}`, options)
    },
  }
}
