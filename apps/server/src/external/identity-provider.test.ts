// What any OpenID Connect client may expect of the built-in issuer.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productionSettings } from '../../test/production-settings.ts'
import { readConfig } from '../config.ts'
import { type AuthServer, openAuthServer } from '../modules/auth/auth-fixture.ts'
import { builtInIssuer } from './identity-provider-address.ts'
import { readIssuerKeys } from './identity-provider-keys.ts'

let server: AuthServer
beforeAll(async () => {
  server = await openAuthServer()
})
afterAll(() => server.close())

const issuer = () => `${server.config.PUBLIC_URL}/idp`
const askToAuthorize = (changes: Record<string, string>) => {
  const query = new URLSearchParams({
    client_id: 'khyanalt',
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: `${server.config.PUBLIC_URL}/api/auth/callback`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'a-state',
    ...changes,
  })
  for (const [name, value] of Object.entries(changes)) if (value === '') query.delete(name)
  return fetch(`${issuer()}/auth?${query}`, { redirect: 'manual' })
}

it('describes itself by the public address, whichever address was asked', async () => {
  const path = '/idp/.well-known/openid-configuration'
  const asked = await fetch(`http://127.0.0.1:${server.config.PORT}${path}`, {
    headers: { 'x-forwarded-host': 'evil.test' },
  })
  const description = (await asked.json()) as Record<string, unknown>
  expect(description).toMatchObject({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/auth`,
    token_endpoint: `${issuer()}/token`,
    userinfo_endpoint: `${issuer()}/me`,
    jwks_uri: `${issuer()}/jwks`,
    code_challenge_methods_supported: ['S256'],
  })
})

it('demands PKCE and knows one return address', async () => {
  const withoutPkce = await askToAuthorize({ code_challenge: '', code_challenge_method: '' })
  expect(withoutPkce.headers.get('location')).toContain('error=invalid_request')
  const elsewhere = await askToAuthorize({ redirect_uri: 'https://elsewhere.test/' })
  expect(elsewhere.status).toBe(400)
  expect(elsewhere.headers.get('location')).toBeNull()
  expect(await elsewhere.text()).toContain('Нэвтрэлт үргэлжлэх боломжгүй')
})

it('shows its form only to the browser that began', async () => {
  const begun = await askToAuthorize({})
  const form = await fetch(new URL(begun.headers.get('location') ?? '', issuer()))
  expect(form.status).toBe(400)
  expect(await form.text()).not.toContain('УБ85010112')
})

it('makes its keys once, readable by nobody else', async () => {
  const folder = server.config.DATA_DIR
  const [one, two] = await Promise.all([readIssuerKeys(folder), readIssuerKeys(folder)])
  expect(one).toEqual(two)
  expect(statSync(join(folder, 'keys', 'issuer.json')).mode & 0o077).toBe(0)
})

it('[CON-010] stays away in production and where another issuer is configured', async () => {
  const { DATA_DIR } = server.config
  const other = { DATA_DIR, OIDC_ISSUER: 'https://sso.example.mn' }
  expect(builtInIssuer(readConfig(await productionSettings(join(DATA_DIR, 'real'))))).toBeNull()
  expect(builtInIssuer(readConfig(other))).toBeNull()
  expect(builtInIssuer(readConfig({ DATA_DIR, NODE_ENV: 'production', DEMO: '1' }))).not.toBeNull()
})
