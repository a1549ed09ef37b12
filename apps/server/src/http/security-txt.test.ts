import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { systemClock } from '../clock.ts'
import { ConfigError, readConfig } from '../config.ts'
import { registerErrors } from './errors.ts'
import { registerSecurityTxt } from './security-txt.ts'

let test: TestApp
let days = 0
const contact = { SECURITY_CONTACT: 'mailto:security@khyanalt.test', SECURITY_EXPIRES: '2027-06-30' }
beforeAll(async () => {
  const clock = { now: () => new Date(Date.parse('2027-06-29T12:00:00Z') + days * 86_400_000) }
  test = await openTestApp({ clock, environment: contact })
})
afterAll(() => test.close())

const get = () => test.app.http.inject({ method: 'GET', url: '/.well-known/security.txt' })

it('[REQ-SOCKET-03] names the contact for faults of safety until its day is over, and not after', async () => {
  const reply = await get()
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(reply.payload.split('\n')).toEqual([
    'Contact: mailto:security@khyanalt.test',
    'Expires: 2027-06-30T15:59:59.000Z',
    'Preferred-Languages: mn, en',
    `Canonical: ${test.app.services.config.PUBLIC_URL}/.well-known/security.txt`,
    '',
  ])
  days = 2
  expect((await get()).statusCode).toBe(404)
})

it('[REQ-SOCKET-03] is not there where no contact is configured', async () => {
  const app = Fastify()
  registerErrors(app)
  const { PUBLIC_URL } = test.app.services.config
  registerSecurityTxt(app, { SECURITY_CONTACT: undefined, SECURITY_EXPIRES: undefined, PUBLIC_URL }, systemClock)
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404)
})

it('[REQ-SOCKET-03] takes no contact without its day, and nothing that is no address', () => {
  expect(() => readConfig({ SECURITY_CONTACT: contact.SECURITY_CONTACT })).toThrow(ConfigError)
  expect(() => readConfig({ ...contact, SECURITY_EXPIRES: '30.06.2027' })).toThrow('SECURITY_EXPIRES is wrong')
  expect(() => readConfig({ ...contact, SECURITY_CONTACT: 'security@khyanalt.test' })).toThrow(
    'SECURITY_CONTACT is wrong',
  )
})
