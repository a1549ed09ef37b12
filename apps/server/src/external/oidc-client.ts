// The portal as a client of an OpenID Connect issuer: authorization code with PKCE.
import * as openid from 'openid-client'
import { z } from 'zod'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { builtInIssuer } from './identity-provider-address.ts'
import { type OrganizationClaims, readOrganization } from './organization-claims.ts'

/** What must be kept between sending the browser away and its return. */
export type SignOnAttempt = { readonly state: string; readonly nonce: string; readonly codeVerifier: string }

/** A person as the issuer describes him or her. */
export type PersonClaims = {
  readonly registerNumber: string
  readonly name: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly birthDate: string | null
  readonly gender: string | null
  /** A small portrait as a `data:` address. */
  readonly picture: string | null
  /** The organisation the person stands for, where one was asked for. */
  readonly organization: OrganizationClaims | null
}

export type OidcClient = {
  /** The address to send a browser to, and what to keep until it comes back; throws when the issuer is out of reach. */
  begin(asks: { readonly organization: boolean }): Promise<SignOnAttempt & { readonly url: string }>
  /** Exchanges the query that the browser came back with; throws when anything does not fit. */
  finish(search: string, attempt: SignOnAttempt): Promise<PersonClaims>
}

/** How long ago, in seconds, the issuer may have asked the person at most; an attempt takes no longer. */
export const oldestSignOn = 10 * 60

/**
 * Whether the issuer asked the person lately. One that says nothing of when is taken at its word, since it was told to
 * ask (`prompt=login`); nothing is made of how strongly it asked.
 */
export const isLately = (authTime: unknown, now: Date): boolean =>
  typeof authTime !== 'number' || now.getTime() / 1000 - authTime <= oldestSignOn

/** A client of the configured issuer, or of the built-in one. */
export const openOidcClient = (config: Config): OidcClient => {
  const redirectUri = `${config.PUBLIC_URL}/api/auth/callback`
  let known: Promise<openid.Configuration> | null = null

  // Asked when first needed, and again after a failure: the issuer may start later than the portal.
  const configuration = (): Promise<openid.Configuration> => {
    known ??= discover(config).catch(error => {
      known = null
      throw error
    })
    return known
  }

  return {
    async begin({ organization }) {
      const issuer = await configuration()
      const attempt = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      }
      const url = openid.buildAuthorizationUrl(issuer, {
        redirect_uri: redirectUri,
        scope: organization ? `openid profile ${config.OIDC_ORGANIZATION_CLAIM}` : 'openid profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        // Several people may use one computer: the issuer must ask who it is each time.
        prompt: 'login',
        max_age: String(oldestSignOn),
      })
      return { ...attempt, url: url.href }
    },
    async finish(search, { state, nonce, codeVerifier }) {
      const issuer = await configuration()
      const tokens = await openid.authorizationCodeGrant(issuer, new URL(`${redirectUri}${search}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const idToken = tokens.claims()
      if (!isLately(idToken?.auth_time, systemClock.now())) throw new Error('The issuer asked the person too long ago')
      const info =
        idToken && issuer.serverMetadata().userinfo_endpoint
          ? await openid.fetchUserInfo(issuer, tokens.access_token, idToken.sub)
          : {}
      return readClaims({ ...idToken, ...info }, config)
    },
  }
}

const discover = async (config: Config): Promise<openid.Configuration> => {
  const builtIn = builtInIssuer(config)
  const address = builtIn?.issuer ?? config.OIDC_ISSUER
  if (!address) throw new Error('No OpenID Connect issuer is configured')
  const secret = builtIn ? undefined : config.OIDC_CLIENT_SECRET
  return openid.discovery(new URL(address), config.OIDC_CLIENT_ID, secret, secret ? undefined : openid.None(), {
    timeout: 10,
    execute: [
      openid.enableNonRepudiationChecks,
      ...(address.startsWith('http:') ? [openid.allowInsecureRequests] : []),
    ],
    ...(builtIn ? { [openid.customFetch]: builtIn.fetch } : {}),
  })
}

const text = z.string().trim().min(1).max(200).nullish().catch(null)
const claimsSchema = z.object({
  name: text,
  given_name: text,
  family_name: text,
  birthdate: z.iso.date().nullish().catch(null),
  gender: text,
  // Nothing but a small picture in the answer itself: the browser must not be sent to addresses of others.
  picture: z
    .string()
    .max(150_000)
    .regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/)
    .nullish()
    .catch(null),
})

const readClaims = (
  claims: Record<string, unknown>,
  { OIDC_REGISTER_CLAIM, OIDC_ORGANIZATION_CLAIM }: Config,
): PersonClaims => {
  const registerNumber = z.string().min(1).max(40).parse(claims[OIDC_REGISTER_CLAIM])
  const { name, given_name, family_name, birthdate, gender, picture } = claimsSchema.parse(claims)
  return {
    registerNumber,
    name: name ?? null,
    givenName: given_name ?? null,
    familyName: family_name ?? null,
    birthDate: birthdate ?? null,
    gender: gender ?? null,
    picture: picture ?? null,
    organization: readOrganization(claims[OIDC_ORGANIZATION_CLAIM]),
  }
}
