import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getNotificationPreferences, setNotificationPreferences } from '@khyanalt/contract/notifications'
import type { LanguageMode } from '@khyanalt/domain/language'
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { sendNotificationMail } from './send-notification-mail.job.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const all = { decisions: true, payments: true, reminders: true, requests: true, organizations: true }

/** The head and HTML of the mail about a message to somebody; null when none is sent. */
const mailed = async (userId: string, type: NotificationName, params: Record<string, string>) => {
  const { services } = test.app
  const id = uuidv7()
  await services.db
    .insertInto('notifications')
    .values({ id, user_id: userId, type, params: JSON.stringify(params), url: '/dashboard', created_at: new Date() })
    .execute()
  await sendNotificationMail(services)({ notificationId: id }, { attempt: 1 })
  const path = join(services.config.DATA_DIR, 'mail', `${id}.eml`)
  if (!existsSync(path)) return null
  const [head = ''] = readFileSync(path, 'utf8').split('\r\n\r\n', 1)
  return head.replaceAll(/\r\n[ \t]+/g, ' ')
}
const received = (userId: string) => mailed(userId, 'request_received', { number: 'R260000042', service: 'Рентген' })
const reminded = (userId: string) =>
  mailed(userId, 'expiry_near', { number: '08-26-000042', service: 'Рентген', date: '2026-12-31' })

const press = (url: string, method: 'GET' | 'POST' = 'POST') =>
  test.app.http.inject({
    method,
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
  })

describe('the language of mails', () => {
  it('[REQ-MAIL-03] is the chosen one; who chose none reads an English copy, and staff Mongolian', async () => {
    const { id } = demoPeople.citizen
    const languageOf = async (userId: string) => /^Content-Language: (.*)$/m.exec((await received(userId)) ?? '')?.[1]
    const choose = (language: LanguageMode) => test.call('citizen', setNotificationPreferences, { mail: all, language })
    const chosen = async () => (await test.call('citizen', getNotificationPreferences, {})).data.language
    expect([await chosen(), await languageOf(id)]).toEqual(['both', 'mn, en'])
    await choose('mn')
    expect([await chosen(), await languageOf(id)]).toEqual(['mn', 'mn'])
    await choose('en')
    expect([await chosen(), await languageOf(id)]).toEqual(['en', 'en'])
    // Whoever chooses topics alone keeps the language.
    await test.call('citizen', setNotificationPreferences, { mail: { ...all, payments: false } })
    expect(await chosen()).toBe('en')
    await choose('both')
    expect([await chosen(), await languageOf(id)]).toEqual(['both', 'mn, en'])
    expect(await languageOf(demoStaff.inspector.id)).toBe('mn')
  })
})

describe('ending reminders', () => {
  it('[REQ-MAIL-07] takes one press without signing in, and ends reminders alone', async () => {
    const { id } = demoPeople.foreigner
    expect(await received(id)).not.toMatch(/^List-/m)
    const address = /^List-Unsubscribe: <(.*)>$/m.exec((await reminded(id)) ?? '')?.[1] ?? ''
    const look = await press(address, 'GET')
    expect([look.statusCode, look.headers.location]).toEqual([303, '/profile/notifications'])
    expect(await reminded(id)).not.toBeNull()
    expect((await press(address)).statusCode).toBe(204)
    expect((await press(address)).statusCode).toBe(204)
    expect(await reminded(id)).toBeNull()
    expect(await received(id)).not.toBeNull()
    expect((await test.call('foreigner', getNotificationPreferences, {})).data).toMatchObject({
      mail: { ...all, reminders: false },
      language: 'both',
    })
    await test.call('foreigner', setNotificationPreferences, { mail: all })
    expect(await reminded(id)).not.toBeNull()
  })

  it('[REQ-MAIL-07] needs the signature of this reader and this topic, and is bounded', async () => {
    const { services } = test.app
    const userId = demoPeople.mineMember.id
    const address = unsubscribeAddress(services, { userId, topic: 'reminders' })
    const forged = [
      address.replace('.reminders.', '.decisions.'),
      address.replace(userId, demoPeople.citizen.id),
      address.slice(0, -1),
      `${address}x`,
      address.replace(userId, 'x'),
    ]
    for (const url of forged) expect((await press(url)).statusCode, url).toBe(404)
    expect((await test.call('mineMember', getNotificationPreferences, {})).data.mail).toEqual(all)
    // From a network that pressed nothing before.
    const statuses: number[] = []
    for (let turn = 0; turn < 61; turn++) {
      const from = { remoteAddress: '192.0.2.61' }
      statuses.push(
        (
          await test.app.http.inject({
            method: 'POST',
            url: new URL(`${address}x`).pathname + new URL(`${address}x`).search,
            ...from,
          })
        ).statusCode,
      )
    }
    expect(statuses).toEqual([...Array(60).fill(404), 429])
  })
})
