import { createSign, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeFolder } from '../../test/remove-folder.ts'
import { readConfig } from '../config.ts'
import { isLately, type OidcClient, oldestSignOn, openOidcClient } from './oidc-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-oidc-'))
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const seconds = (): number => Math.floor(Date.now() / 1000)

let issuer: Server
let client: OidcClient
/** What the issuer says of whoever signs on. */
let said: Readonly<Record<string, unknown>> = {}
const signed = (claims: object): string => {
  const head = { alg: 'RS256', kid: 'a', typ: 'JWT' }
  const text = [head, claims].map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
}
beforeAll(async () => {
  let own = ''
  issuer = createServer((request, response) => {
    const answers: Readonly<Record<string, () => object>> = {
      '/.well-known/openid-configuration': () => ({
        issuer: own,
        authorization_endpoint: `${own}/authorize`,
        token_endpoint: `${own}/token`,
        jwks_uri: `${own}/keys`,
      }),
      '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'a', alg: 'RS256', use: 'sig' }] }),
      '/token': () => ({
        access_token: 'token',
        token_type: 'Bearer',
        id_token: signed({
          iss: own,
          aud: 'khyanalt',
          sub: 'a',
          register_number: 'УБ85010112',
          iat: seconds(),
          exp: seconds() + 60,
          ...said,
        }),
      }),
    }
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer?.() ?? {}))
  })
  await new Promise<void>(resolve => issuer.listen(0, '127.0.0.1', resolve))
  own = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`
  client = openOidcClient(readConfig({ DATA_DIR: folder, DEMO: '0', OIDC_ISSUER: own, OIDC_CLIENT_SECRET: 'secret' }))
})
afterAll(() => {
  issuer.closeAllConnections()
  issuer.close()
  removeFolder(folder)
})

it('[REQ-SIGNIN-07] takes a sign-on whose person was asked in the last ten minutes, or of whom nothing is said', () => {
  const now = new Date('2026-06-01T02:00:00Z')
  const seconds = now.getTime() / 1000
  for (const authTime of [seconds, seconds - 600, undefined]) expect(isLately(authTime, now)).toBe(true)
  for (const authTime of [seconds - 601, 0]) expect(isLately(authTime, now)).toBe(false)
  expect(oldestSignOn).toBe(600)
})

it('[REQ-SIGNIN-07] asks the issuer to ask, and refuses a person whom it asked longer ago', async () => {
  const signOn = async (claims: object) => {
    const { url, ...attempt } = await client.begin({ organization: false })
    said = { nonce: attempt.nonce, ...claims }
    return { url: new URL(url), finished: client.finish(`?code=code&state=${attempt.state}`, attempt) }
  }
  const fresh = await signOn({ auth_time: seconds() - 590 })
  expect(await fresh.finished).toMatchObject({ registerNumber: 'УБ85010112' })
  expect([fresh.url.searchParams.get('prompt'), fresh.url.searchParams.get('max_age')]).toEqual(['login', '600'])
  await expect((await signOn({})).finished).resolves.toMatchObject({ registerNumber: 'УБ85010112' })
  await expect((await signOn({ auth_time: seconds() - 620 })).finished).rejects.toThrow('asked the person too long ago')
})
