// An OpenID Connect issuer of its own outside the portal, as the national sign-on is: a real one (oidc-provider) over TLS.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer as createTlsServer } from 'node:https'
import type { Server } from 'node:net'
import Provider from 'oidc-provider'

type Outside = {
  /** Its address; the port is the one that it listens on. */
  readonly issuer: string
  readonly host: string
  /** Key and certificate of its name. */
  readonly pem: string
  readonly client: { readonly secret: string; readonly redirect: string }
  readonly person: { readonly register_number: string; readonly name: string }
}

/** Opens it with the portal as its one client; its page has one button, that of the person. */
export const openOutsideIssuer = async ({ issuer, host, pem, client, person }: Outside): Promise<Server> => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'drill' }] } as never,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    clients: [
      {
        client_id: 'khyanalt',
        client_secret: client.secret,
        redirect_uris: [client.redirect],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'register_number'], organization: ['organization'] },
    scopes: ['openid', 'profile', 'organization'],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...person }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: 'khyanalt', accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid profile organization')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const server = createTlsServer({ key: pem, cert: pem }, async (asked, reply) => {
    if (!asked.url?.startsWith('/interaction/')) return answer(asked, reply)
    if (asked.method === 'GET') {
      reply.setHeader('content-type', 'text/html; charset=utf-8')
      return reply.end(`<form method="post"><button>${person.name}</button></form>`)
    }
    asked.resume()
    return provider.interactionFinished(asked, reply, { login: { accountId: person.register_number } })
  })
  await new Promise<void>(resolve => server.listen(Number(new URL(issuer).port), host, resolve))
  return server
}
