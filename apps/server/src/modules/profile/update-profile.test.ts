import { login, me } from '@khyanalt/contract/auth'
import { updateProfile } from '@khyanalt/contract/profile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword, demoPeople } from '../../../seeds/demo/people.ts'
import { type AuthServer, openAuthServer } from '../auth/auth-fixture.ts'

let server: AuthServer
let token: string
beforeAll(async () => {
  server = await openAuthServer()
  const input = { register_number: demoPeople.withoutContact.register_number, password: demoPassword }
  token = String((await server.call(login, input)).body.access_token)
})
afterAll(() => server.close())

const contact = { phone: '88112233', email: 'sarnai@khyanalt.test', custom_address: 'Дархан, 3-р баг, 4-5' }

it('[REQ-SVC-12] answers the person with the new contact data, as me does afterwards', async () => {
  const { body } = await server.call(updateProfile, contact, token)
  expect(body).toMatchObject({ result: 'success', user: { ...contact, register_number: 'УБ90020223' } })
  expect((await server.call(me, {}, token)).body.user).toEqual(body.user)
})

it('refuses a phone number that has not eight digits and changes nothing', async () => {
  const answer = await server.call(updateProfile, { ...contact, phone: '123' }, token)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', problems: [{ path: 'phone' }] } })
  expect((await server.call(me, {}, token)).body.user).toMatchObject({ phone: '88112233' })
})
