// How the built-in identity provider behaves: authorization code with PKCE for one client, the portal itself.
import { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import type { IssuerKeys } from './identity-provider-keys.ts'
import type { IssuerOrganizations } from './identity-provider-organizations.ts'
import { faultPage } from './identity-provider-pages.ts'
import type { IssuerPeople } from './identity-provider-people.ts'

const minutes = (count: number): number => count * 60

/** The settings of oidc-provider. */
export const issuerSettings = ({
  keys,
  people,
  organizations,
  adapter,
  path,
  clientId,
  redirectUri,
}: {
  readonly keys: IssuerKeys
  readonly people: IssuerPeople
  readonly organizations: IssuerOrganizations
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
  scopes: ['openid', 'profile', organizationScope],
  claims: {
    openid: ['sub'],
    profile: ['name', 'given_name', 'family_name', 'birthdate', 'gender', 'register_number', 'picture'],
    [organizationScope]: [organizationScope],
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
  interactions: {
    policy: policy(),
    url: (_ctx, interaction) => `${path}/interaction/${interaction.uid}`,
  },
  async findAccount(_ctx, id, token) {
    const person = await people.find(id)
    if (!person) return undefined
    const grantId = token && 'grantId' in token ? token.grantId : undefined
    const chosen = grantId ? await organizations.chosen(grantId) : null
    // Asked anew each time: nobody stands for an organisation a moment longer than the registry says so.
    const organization = (await organizations.list(person.registerNumber)).find(one => one.registerNumber === chosen)
    return {
      accountId: id,
      claims: () => ({
        sub: id,
        name: [person.familyName, person.givenName].filter(part => part !== null).join(' '),
        given_name: person.givenName,
        ...(person.familyName ? { family_name: person.familyName } : {}),
        ...(person.birthDate ? { birthdate: person.birthDate } : {}),
        ...(person.gender ? { gender: person.gender } : {}),
        ...(person.picture ? { picture: person.picture } : {}),
        register_number: person.registerNumber,
        ...(organization ? { [organizationScope]: organization.claim } : {}),
      }),
    }
  },
  // The portal belongs to the same house; what it learns of an organisation is told where the organisation is chosen.
  async loadExistingGrant(ctx) {
    const { client, session, provider } = ctx.oidc
    if (!client || !session?.accountId) return undefined
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope(`openid profile ${organizationScope}`)
    const grantId = await grant.save()
    const chosen = chosenIn(ctx)
    if (chosen) await organizations.choose(grantId, chosen)
    return grant
  },
  renderError(ctx) {
    ctx.type = 'html'
    ctx.body = faultPage(path)
  },
})

/** The scope that asks for an organisation; its claim has the same name. */
export const organizationScope = 'organization'

/** After signing in, whoever was sent here for an organisation chooses one. */
const policy = () => {
  const prompts = interactionPolicy.base()
  const check = new interactionPolicy.Check(
    'organization_missing',
    'an organisation must be chosen',
    ctx => Boolean(ctx.oidc.requestParamScopes?.has(organizationScope)) && chosenIn(ctx) === null,
  )
  prompts.add(new interactionPolicy.Prompt({ name: organizationScope }, check), 1)
  return prompts
}

const chosenIn = ({ oidc }: KoaContextWithOIDC): string | null => {
  const chosen = oidc.result?.[organizationScope]
  return typeof chosen === 'string' ? chosen : null
}
