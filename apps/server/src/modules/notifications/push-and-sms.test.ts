// Messages on devices and by SMS: whoever asked for them gets them, nobody else, and no machine but a push service.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { logout } from '@khyanalt/contract/auth'
import { createClientToken, spendClientToken } from '@khyanalt/contract/client-tokens'
import { openCalendarFeed } from '@khyanalt/contract/desk'
import {
  addDevice,
  getNotificationPreferences,
  listNotifications,
  markAllRead,
  removeDevice,
  setNotificationPreferences,
} from '@khyanalt/contract/notifications'
import { endPersonSessions } from '@khyanalt/contract/staff-people'
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { openPushEndpoint } from '../../../test/push-endpoint.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openPushService } from '../../external/push-service.ts'
import { openSmsGateway } from '../../external/sms-gateway.ts'
import { notify } from './notify.ts'
import { sendPush } from './send-push.job.ts'
import { sendSms } from './send-sms.job.ts'

type Client = 'citizen' | 'dentist' | 'foreigner' | 'mineMember'
type Job = { readonly name: string; readonly payload: Record<string, string> }

let test: TestApp
let endpoint: Awaited<ReturnType<typeof openPushEndpoint>>
beforeAll(async () => {
  endpoint = await openPushEndpoint()
  test = await openTestApp({ environment: { PUSH_HOSTS: `${endpoint.host},*.push.example` } })
})
afterAll(async () => {
  await test.close()
  await endpoint.close()
})

const all = { decisions: true, payments: true, reminders: true, requests: true, organizations: true }
const none = { decisions: false, payments: false, reminders: false, requests: false, organizations: false }

beforeEach(async () => {
  endpoint.received.length = 0
  endpoint.state.answer = 201
  for (const as of ['citizen', 'foreigner'] as const) {
    await test.call(as, removeDevice, {})
    await test.call(as, setNotificationPreferences, { mail: all, push: all, sms: none })
  }
})

/** Tells somebody something; the jobs that it leaves. */
const tell = async (as: Client, event: NotificationName, number: string): Promise<Job[]> => {
  const jobs: Job[] = []
  const services = {
    ...test.app.services,
    enqueue: async (_: unknown, name: string, payload: object) => {
      jobs.push({ name, payload: { ...payload } as Record<string, string> })
    },
  }
  await inTransaction(test.app.services.db, tx =>
    notify(tx, services, {
      to: [demoPeople[as].id],
      event,
      params: { number, service: 'Рентген', invoice: 'N1', amount: '1₮', due: '2026-12-31' },
      requestId: null,
    }),
  )
  return jobs.filter(({ name }) => name !== 'send-notification-mail')
}
const run = async (jobs: readonly Job[]) => {
  for (const { name, payload } of jobs) {
    const notificationId = String(payload.notificationId)
    if (name === 'send-sms') await sendSms(test.app.services)({ notificationId })
    else await sendPush(test.app.services)({ notificationId, deviceId: String(payload.deviceId) })
  }
}
const shown = () => endpoint.received.map(({ path, text }) => ({ path, ...JSON.parse(text) }))

describe('a message on devices', () => {
  it('[REQ-PUSH-01] reaches each device of its reader encrypted and signed, and nobody who did not ask', async () => {
    await test.call('citizen', addDevice, endpoint.device('phone'))
    await test.call('citizen', addDevice, endpoint.device('tablet'))
    await run(await tell('citizen', 'request_received', 'R260000801'))
    expect(shown()).toEqual(
      ['/phone', '/tablet'].map(path => ({
        path,
        tag: expect.any(String),
        title: 'Хүсэлтийг хүлээн авлаа: R260000801',
        url: '/dashboard/services/request/R260000801',
        lang: 'mn',
      })),
    )
    const [first] = endpoint.received
    expect(first?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
    const { data } = await test.call('citizen', getNotificationPreferences, {})
    expect(data.push).toMatchObject({ devices: 2 })
    expect(first?.claims).toMatchObject({ aud: `http://${endpoint.host}`, key: data.push?.key })
    expect(await tell('foreigner', 'request_received', 'R260000802')).toEqual([])
  })

  it('[REQ-PUSH-02] comes for topics that were not turned off, and for what has no topic', async () => {
    await test.call('foreigner', addDevice, endpoint.device('phone'))
    const push = { ...all, requests: false }
    await test.call('foreigner', setNotificationPreferences, { mail: all, push })
    expect(await tell('foreigner', 'request_received', 'R1')).toEqual([])
    expect(await tell('foreigner', 'request_approved', 'R1')).toHaveLength(1)
    expect(await tell('foreigner', 'security_changed', 'R1')).toHaveLength(1)
    // Who chooses mails alone keeps the rest.
    await test.call('foreigner', setNotificationPreferences, { mail: none })
    expect((await test.call('foreigner', getNotificationPreferences, {})).data).toMatchObject({
      mail: none,
      push: { topics: push },
    })
  })

  it('[REQ-PUSH-03] is not shown once it was read, nor on a device that somebody else has now', async () => {
    await test.call('citizen', addDevice, endpoint.device('shared'))
    const jobs = await tell('citizen', 'request_received', 'R260000803')
    await test.call('foreigner', addDevice, endpoint.device('shared'))
    await run(jobs)
    expect(shown()).toEqual([])
    const later = await tell('foreigner', 'request_received', 'R260000804')
    await test.call('foreigner', markAllRead, {})
    await run(later)
    expect(shown()).toEqual([])
    expect((await test.call('citizen', getNotificationPreferences, {})).data.push?.devices).toBe(0)
  })

  it('[REQ-PUSH-03] ends where the browser wants no more, and is tried again where its service fails', async () => {
    await test.call('citizen', addDevice, endpoint.device('phone'))
    const jobs = await tell('citizen', 'request_received', 'R260000805')
    endpoint.state.answer = 503
    await expect(run(jobs)).rejects.toThrow('503')
    expect((await test.call('citizen', getNotificationPreferences, {})).data.push?.devices).toBe(1)
    endpoint.state.answer = 410
    await run(jobs)
    expect((await test.call('citizen', getNotificationPreferences, {})).data.push?.devices).toBe(0)
    expect(await tell('citizen', 'request_received', 'R260000806')).toEqual([])
  })

  it('[REQ-PUSH-03] ends with all sessions of a person, and by removal of an own device alone', async () => {
    await test.call('citizen', addDevice, endpoint.device('phone'))
    await test.call('foreigner', removeDevice, { endpoint: endpoint.device('phone').endpoint })
    const devices = async () => (await test.call('citizen', getNotificationPreferences, {})).data.push?.devices
    expect(await devices()).toBe(1)
    await test.call('citizen', removeDevice, { endpoint: endpoint.device('phone').endpoint })
    expect(await devices()).toBe(0)
    await test.call('mineMember', addDevice, endpoint.device('phone'))
    expect(await tell('mineMember', 'request_received', 'R260000807')).toHaveLength(1)
    const { url } = await test.call('mineMember', openCalendarFeed, {})
    const calendar = async () => (await test.app.http.inject(new URL(url ?? '').pathname)).statusCode
    expect(await calendar()).toBe(200)
    await test.call('admin', endPersonSessions, { id: demoPeople.mineMember.id })
    expect(await tell('mineMember', 'request_received', 'R260000807')).toEqual([])
    expect(await calendar()).toBe(404)
  })

  it('[REQ-PUSH-04] goes to no machine but a push service that is known, whatever a browser names', async () => {
    const { p256dh, auth } = endpoint.device('phone')
    const wrong = [
      'https://169.254.169.254/latest',
      'http://a.push.example/x',
      'https://push.example.evil.example/x',
      'https://evilpush.example/x',
      `https://a.push.example@${endpoint.host}/x`,
      `http://${endpoint.host.replace(/:.*/, ':1')}/x`,
      'file:///etc/passwd',
      'x',
    ]
    for (const address of wrong) {
      const told = await test.refused('citizen', addDevice, { endpoint: address, p256dh, auth })
      expect([told.code, told.status], address).toEqual(['push_unreachable', 422])
    }
    await test.call('citizen', addDevice, { endpoint: 'https://a.push.example/x', p256dh, auth })
    // A key that is no point of the curve could never be written to.
    const flat = { endpoint: endpoint.device('flat').endpoint, p256dh: `B${'A'.repeat(86)}`, auth }
    expect(await test.refused('citizen', addDevice, flat)).toMatchObject({ code: 'push_unreachable' })
    for (const bad of [
      { p256dh: 'short' },
      { auth: 'short' },
      { endpoint: `https://a.push.example/${'x'.repeat(1000)}` },
    ]) {
      const given = { endpoint: endpoint.device('phone').endpoint, p256dh, auth, ...bad }
      expect(await test.refused('citizen', addDevice, given)).toMatchObject({ code: 'invalid_input' })
    }
  })

  it('[REQ-PUSH-04] is not sent at all where the operator wants none, and the key is that of the secret', () => {
    const MAIL_FROM = 'Khyanalt <no-reply@agency.example>'
    expect(openPushService({ PUSH_HOSTS: 'none', MAIL_FROM }, 'secret')).toBeNull()
    const keyOf = (secret: string) => openPushService({ PUSH_HOSTS: 'push.example', MAIL_FROM }, secret)?.publicKey
    expect(keyOf('one')).toBe(keyOf('one'))
    expect(keyOf('one')).not.toBe(keyOf('two'))
  })

  it('[REQ-PUSH-03] ends on every device, as the calendar does, when a person signs out everywhere', async () => {
    const open = async () => {
      await test.call('dentist', addDevice, endpoint.device('phone'))
      const { url } = await test.call('dentist', openCalendarFeed, {})
      return new URL(url ?? '').pathname
    }
    const path = await open()
    expect((await test.app.http.inject(path)).statusCode).toBe(200)
    const headers = { authorization: `Bearer ${await test.token('dentist')}` }
    const url = `/api${logout.path}`
    const left = await test.app.http.inject({ method: 'POST', url, headers, payload: { everywhere: true } })
    expect(left.statusCode).toBe(200)
    expect((await test.app.http.inject(path)).statusCode).toBe(404)
    expect(await tell('dentist', 'request_received', 'R260000809')).toEqual([])
  })

  it('is not for an administrator who acts as a client', async () => {
    const { token } = await test.call('admin', createClientToken, { user_id: demoPeople.citizen.id, reason: 'Туслах' })
    const { access_token } = await test.call(null, spendClientToken, { token })
    const reply = await test.app.http.inject({
      method: 'POST',
      url: `/api${addDevice.path}`,
      headers: { authorization: `Bearer ${access_token}` },
      payload: endpoint.device('support'),
    })
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_allowed'])
  })

  it('keeps the twenty newest devices of a person', async () => {
    for (let turn = 0; turn < 22; turn++) await test.call('citizen', addDevice, endpoint.device(`phone-${turn}`))
    await run(await tell('citizen', 'request_received', 'R260000808'))
    expect(shown().map(({ path }) => path)).not.toContain('/phone-1')
    expect(shown()).toHaveLength(20)
  })
})

describe('an SMS', () => {
  const folder = () => join(test.app.services.config.DATA_DIR, 'sms')
  const kept = () => (existsSync(folder()) ? readdirSync(folder()) : [])

  it('[REQ-SMS-01] comes for topics that were asked for, once, with the number and where to look', async () => {
    expect(await tell('citizen', 'request_approved', 'R260000811')).toEqual([])
    await test.call('citizen', setNotificationPreferences, { mail: all, sms: { ...none, decisions: true } })
    expect(await tell('citizen', 'request_received', 'R260000811')).toEqual([])
    // What has no topic was not asked for.
    expect(await tell('citizen', 'security_changed', 'R260000811')).toEqual([])
    const jobs = await tell('citizen', 'request_approved', 'R260000812')
    await run(jobs)
    const [name] = kept()
    const phone = (await test.call('citizen', getNotificationPreferences, {})).data.sms?.phone
    expect(readFileSync(join(folder(), name ?? ''), 'utf8')).toBe(
      `+976${phone}\n\nХүсэлтийг зөвшөөрлөө: R260000812. http://portal.test/dashboard/services/request/R260000812\n`,
    )
    const [{ texted_at } = { texted_at: null }] = await test.app.services.db
      .selectFrom('notifications')
      .select('texted_at')
      .where('id', '=', String(jobs[0]?.payload.notificationId))
      .execute()
    expect(texted_at).not.toBeNull()
    const sent: string[] = []
    const counting = { ...test.app.services, sms: { send: async ({ id }: { id: string }) => sent.push(id) && 'sent' } }
    await sendSms(counting as never)({ notificationId: String(jobs[0]?.payload.notificationId) })
    expect(sent).toEqual([])
    expect((await test.call('citizen', listNotifications, {})).data.length).toBeGreaterThan(0)
  })

  it('[REQ-SMS-01] is in the language of whoever gets it', async () => {
    await test.call('citizen', setNotificationPreferences, { mail: all, sms: { ...none, decisions: true } })
    const { db } = test.app.services
    const speak = (language: 'mn' | 'en') =>
      db.updateTable('users').set({ language }).where('id', '=', demoPeople.citizen.id).execute()
    await speak('en')
    const sent: string[] = []
    const sms = { send: async ({ text }: { text: string }) => sent.push(text) && 'sent' }
    const [job] = await tell('citizen', 'request_approved', 'R260000813')
    await sendSms({ ...test.app.services, sms } as never)({ notificationId: String(job?.payload.notificationId) })
    await speak('mn')
    expect(sent).toEqual([expect.stringMatching(/^Request approved.*R260000813/)])
  })

  it('[REQ-SMS-02] is handed to the gateway as JSON with its token, tried again unless the number is refused', async () => {
    const bodies: unknown[] = []
    let answer = 202
    const server = createServer((request, reply) => {
      const chunks: Buffer[] = []
      request.on('data', chunk => chunks.push(chunk))
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString())
        bodies.push({ ...body, token: request.headers.authorization })
        reply.writeHead(answer, { location: '/elsewhere' }).end()
      })
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const settings = { DATA_DIR: '', demo: false }
    const gateway = openSmsGateway({ ...settings, SMS_URL: `http://127.0.0.1:${port}/sms`, SMS_TOKEN: 'secret' })
    const sms = { id: '1', to: '+97699112233', text: 'Сайн байна уу' }
    try {
      expect(await gateway?.send(sms)).toBe('sent')
      expect(bodies).toEqual([{ ...sms, token: 'Bearer secret' }])
      answer = 422
      expect(await gateway?.send(sms)).toBe('refused')
      for (const status of [500, 429, 302]) {
        answer = status
        await expect(gateway?.send(sms), String(status)).rejects.toThrow()
      }
    } finally {
      server.close()
    }
    expect(openSmsGateway({ ...settings, SMS_URL: undefined, SMS_TOKEN: undefined })).toBeNull()
  })
})
