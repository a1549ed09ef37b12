import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readLanguage, registerLanguageSwitch } from './language.ts'

it('keeps the language under https in a cookie of this host alone, and still reads the one of before', async () => {
  const app = Fastify()
  registerLanguageSwitch(app, 'https://portal.test')
  const { headers } = await app.inject('/language/en?back=/')
  expect(headers['set-cookie']).toBe('__Host-khyanalt-language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  const page = new URL('https://portal.test/')
  expect(readLanguage(page, 'khyanalt-language=mn').mode).toBe('mn')
  expect(readLanguage(page, 'khyanalt-language=mn; __Host-khyanalt-language=en').mode).toBe('en')
})

it('[REQ-PLACE-01] leads back to a place of the portal, never to another host', async () => {
  const app = Fastify()
  registerLanguageSwitch(app, 'https://portal.test')
  const leadsTo = async (back: string) =>
    (await app.inject(`/language/en?back=${encodeURIComponent(back)}`)).headers.location
  expect(await leadsTo('/services?category=14')).toBe('/services?category=14')
  for (const away of ['//evil.test', '/.//evil.test', '/..//evil.test', '/a/..//evil.test', '/%2e%2e//evil.test']) {
    expect(await leadsTo(away), away).toBe('/')
  }
})
