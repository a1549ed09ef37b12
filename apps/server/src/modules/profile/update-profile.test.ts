import { login, me } from '@khyanalt/contract/auth'
import { updateProfile } from '@khyanalt/contract/profile'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoPassword, demoPeople } from '../../../seeds/demo/people.ts'
import { type AuthServer, openAuthServer } from '../auth/auth-fixture.ts'

const person = demoPeople.withoutContact
let server: AuthServer
let token: string
beforeAll(async () => {
  server = await openAuthServer()
  const input = { register_number: person.register_number, password: demoPassword }
  token = String((await server.call(login, input)).body.access_token)
})
afterAll(() => server.close())
beforeEach(async () => {
  const nothing = { phone: null, email: null, custom_address: null, custom_address_english: null }
  await server.services.db.updateTable('users').set(nothing).where('id', '=', person.id).execute()
})

const contact = {
  phone: '88112233',
  email: 'sarnai@khyanalt.test',
  custom_address: 'Дархан, 3-р баг, 4-5',
  custom_address_english: 'Darkhan, 3rd bagh, 4-5',
}
const readUser = async () => (await server.call(me, {}, token)).body.user

it('[REQ-PROF-08] keeps contact data, which me answers afterwards, and writes down what changed', async () => {
  const entries = () =>
    server.services.db
      .selectFrom('audit_entries')
      .select(['action', 'noun_id', 'detail'])
      .where('noun', '=', 'profile')
      .orderBy('at')
      .execute()
  const before = (await entries()).length
  expect(await readUser()).toMatchObject({ phone: null, email: null, custom_address: null })
  expect((await server.call(updateProfile, contact, token)).body).toEqual({ result: 'success' })
  expect(await readUser()).toMatchObject({ ...contact, register_number: person.register_number })
  await server.call(updateProfile, { ...contact, phone: '88112244' }, token)
  expect((await entries()).slice(before)).toEqual([
    { action: 'update', noun_id: person.id, detail: { changed: Object.keys(contact) } },
    { action: 'update', noun_id: person.id, detail: { changed: ['phone'] } },
  ])
})

it('[REQ-PROF-01] reads a phone number however it is typed, and keeps its eight digits', async () => {
  for (const phone of ['8811 2233', ' 8811-22 33', '+976 88112233', '8811\u00a02233']) {
    expect((await server.call(updateProfile, { ...contact, phone }, token)).status).toBe(200)
    expect(await readUser()).toMatchObject({ phone: '88112233' })
  }
})

it('[REQ-FORMAT-08] keeps the number of a foreigner with the code of its country, and of nobody else', async () => {
  const { register_number } = demoPeople.foreigner
  const signedIn = (await server.call(login, { register_number, password: demoPassword })).body
  const foreigner = String(signedIn.access_token)
  const abroad = { ...contact, phone: '+86 10 1234-5678' }
  expect((await server.call(updateProfile, abroad, foreigner)).status).toBe(200)
  expect((await server.call(me, {}, foreigner)).body.user).toMatchObject({ phone: '861012345678' })
  expect((await server.call(updateProfile, { ...contact, phone: '12345' }, foreigner)).body).toMatchObject({
    problems: [{ code: 'phoneForeign', path: 'phone' }],
  })
  expect((await server.call(updateProfile, abroad, token)).body).toMatchObject({
    problems: [{ code: 'phoneWrong', path: 'phone' }],
  })
})

it.each([
  ['[REQ-PROF-01] ', 'phone', 'phoneWrong', ['123', '881122334', '8811223О', '', '+1 88112233']],
  ['[REQ-PROF-02] ', 'email', 'emailWrong', ['sarnai', 'sarnai@khyanalt', 'сарнай@khyanalt.test', 'a b@c.mn', '']],
  ['[REQ-PROF-03] ', 'custom_address', 'addressWrong', ['', '   ']],
  ['[REQ-PROF-03] ', 'custom_address_english', 'addressEnWrong', ['', ' ']],
  ['[REQ-PROF-03] ', 'custom_address_english', 'addressEnLatin', ['Дархан', 'Darkhаn']],
  ['', 'custom_address', 'unprintable', ['Дархан 🏠']],
] as const)('%srefuses %s with %s and changes nothing', async (_, path, code, typed) => {
  await server.call(updateProfile, contact, token)
  for (const text of typed) {
    const answer = await server.call(updateProfile, { ...contact, [path]: text }, token)
    expect(answer, text).toMatchObject({ status: 400, body: { code: 'invalid_input', problems: [{ code, path }] } })
  }
  expect(await readUser()).toMatchObject(contact)
})

it('tells every problem at once', async () => {
  const nothing = { phone: '', email: '', custom_address: '', custom_address_english: '' }
  const { body } = await server.call(updateProfile, nothing, token)
  expect((body.problems as { path: string }[]).map(problem => problem.path)).toEqual(Object.keys(contact))
})
