import { login, logout } from '@khyanalt/contract/auth'
import { getDraftKey } from '@khyanalt/contract/draft-key'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, demoPeople } from '../../../seeds/demo/people.ts'
import { type AuthServer, openAuthServer } from './auth-fixture.ts'

let server: AuthServer
beforeAll(async () => {
  server = await openAuthServer()
})
afterAll(() => server.close())

const tokenOf = async (person: { readonly register_number: string }): Promise<string> =>
  String(
    (await server.call(login, { register_number: person.register_number, password: demoPassword })).body.access_token,
  )

describe('the key of unsaved typing', () => {
  it('[REQ-DEVICE-01] is a person’s own, the same at each sign-in, and nobody’s who is signed out', async () => {
    const [first, other] = [await tokenOf(demoPeople.citizen), await tokenOf(demoPeople.hospitalAdmin)]
    const key = (await server.call(getDraftKey, {}, first)).body
    expect(Buffer.from(String(key.key), 'base64')).toHaveLength(32)
    expect((await server.call(getDraftKey, {}, other)).body.key).not.toBe(key.key)
    await server.call(logout, {}, first)
    expect((await server.call(getDraftKey, {}, first)).status).toBe(401)
    expect((await server.call(getDraftKey, {})).status).toBe(401)
    expect((await server.call(getDraftKey, {}, await tokenOf(demoPeople.citizen))).body).toEqual(key)
  })
})
