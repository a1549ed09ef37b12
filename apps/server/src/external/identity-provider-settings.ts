// How the built-in identity provider behaves: authorization code with PKCE for one client, the portal itself.
import type { Configuration } from 'oidc-provider'
import type { IssuerKeys } from './identity-provider-keys.ts'
import { faultPage } from './identity-provider-pages.ts'
import type { IssuerPeople } from './identity-provider-people.ts'

const minutes = (count: number): number => count * 60

/** The settings of oidc-provider. */
export const issuerSettings = ({
  keys,
  people,
  adapter,
  path,
  clientId,
  redirectUri,
}: {
  readonly keys: IssuerKeys
  readonly people: IssuerPeople
  readonly adapter: NonNullable<Configuration['adapter']>
  readonly path: string
  readonly clientId: string
  readonly redirectUri: string
}): Configuration => ({
  adapter,
  jwks: keys.jwks,
  cookies: {
    keys: keys.cookieKeys,
    long: { signed: true, httpOnly: true, sameSite: 'lax', path },
    short: { signed: true, httpOnly: true, sameSite: 'lax' },
  },
  clients: [
    {
      client_id: clientId,
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      // The portal proves itself by PKCE; a secret in the demo would be public anyway.
      token_endpoint_auth_method: 'none',
    },
  ],
  pkce: { required: () => true },
  scopes: ['openid', 'profile'],
  claims: {
    openid: ['sub'],
    profile: ['name', 'given_name', 'family_name', 'birthdate', 'gender', 'register_number'],
  },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  ttl: {
    Interaction: minutes(10),
    AuthorizationCode: minutes(1),
    AccessToken: minutes(5),
    IdToken: minutes(5),
    Grant: minutes(10),
    Session: minutes(60),
  },
  interactions: { url: (_ctx, interaction) => `${path}/interaction/${interaction.uid}` },
  async findAccount(_ctx, id) {
    const person = await people.find(id)
    if (!person) return undefined
    return {
      accountId: id,
      claims: () => ({
        sub: id,
        name: [person.familyName, person.givenName].filter(part => part !== null).join(' '),
        given_name: person.givenName,
        ...(person.familyName ? { family_name: person.familyName } : {}),
        ...(person.birthDate ? { birthdate: person.birthDate } : {}),
        ...(person.gender ? { gender: person.gender } : {}),
        register_number: person.registerNumber,
      }),
    }
  },
  // The portal belongs to the same house, so nobody is asked to consent.
  async loadExistingGrant(ctx) {
    const { client, session, provider } = ctx.oidc
    if (!client || !session?.accountId) return undefined
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope('openid profile')
    await grant.save()
    return grant
  },
  renderError(ctx) {
    ctx.type = 'html'
    ctx.body = faultPage(path)
  },
})
