import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeMember } from '@khyanalt/contract/company-members'
import { listNotifications, markAllRead, markRead } from '@khyanalt/contract/notifications'
import { createForCustomer } from '@khyanalt/contract/portal-requests'
import { agreeRequest, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { foodSafetyTitle } from '@khyanalt/domain/messages/food-safety-title'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { sentRequest, versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { sentObject } from '../food-objects/food-fixture.ts'
import { sentenceHtml } from './notification-sentence.ts'
import { notify } from './notify.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ work: true })
})
afterAll(() => test.close())

describe('messages', () => {
  it('[REQ-NOTI-03] [REQ-NOTI-08] [REQ-NOTI-10] come with the act, count as new, and carry the address of the request', async () => {
    const { count: before } = await test.call('citizen', listNotifications, {})
    const number = await sentRequest(test, 'citizen')
    const { data, count } = await test.call('citizen', listNotifications, {})
    expect(count).toBe(before + 1)
    expect(data[0]).toMatchObject({
      type: 'request_received',
      label_en: 'Service',
      tone: 'blue',
      opened: 0,
      url: `/dashboard/services/request/${number}`,
      url_type: 'internal',
    })
    expect(data[0]?.content).toContain(number)
    expect(Date.now() - new Date(data[0]?.publish_date ?? '').getTime()).toBeLessThan(60_000)
  })

  it('[REQ-LABEL-04] name the service in the language of each sentence; those kept in one language are read as they are', async () => {
    const number = await sentRequest(test, 'citizen')
    const { data } = await test.call('citizen', listNotifications, {})
    const { db } = test.app.services
    const { mn, en } = await db
      .selectFrom('services as s')
      .innerJoin('requests as r', 'r.service_id', 's.id')
      .select(['s.name_mn as mn', 's.name_en as en'])
      .where('r.request_number', '=', number)
      .executeTakeFirstOrThrow()
    const message = data.find(({ content }) => content.includes(number))
    expect([message?.content, message?.content_en]).toEqual([expect.stringContaining(mn), expect.stringContaining(en)])
    expect(message?.content_en).not.toMatch(/[А-Яа-яЁёӨөҮү]/)
    const food = await sentObject(test, 'citizen')
    const told = (await test.call('citizen', listNotifications, {})).data.find(({ content }) => content.includes(food))
    expect([told?.content, told?.content_en]).toEqual([
      expect.stringContaining(foodSafetyTitle.name.mn),
      expect.stringContaining(foodSafetyTitle.name.en),
    ])
    const params = JSON.stringify({ number, service: mn })
    await db
      .updateTable('notifications')
      .set({ params })
      .where('id', '=', message?.id ?? '')
      .execute()
    const before = (await test.call('citizen', listNotifications, {})).data.find(({ id }) => id === message?.id)
    expect([before?.content, before?.content_en]).toEqual([expect.stringContaining(mn), expect.stringContaining(mn)])
  })

  it('[REQ-NOTI-02] are read one by one, by their own reader only', async () => {
    const number = await sentRequest(test, 'citizen')
    const { data, count } = await test.call('citizen', listNotifications, {})
    const message = data.find(({ url }) => url.endsWith(number))
    const noti_id = message?.id ?? ''
    expect((await test.refused('mineMember', markRead, { noti_id })).code).toBe('not_found')
    await test.call('citizen', markRead, { noti_id })
    const after = await test.call('citizen', listNotifications, {})
    expect(after.count).toBe(count - 1)
    expect(after.data.flatMap(({ id, opened }) => (id === noti_id ? [opened] : []))).toEqual([1])
  })

  it('[REQ-NOTI-01] are all read at once, those of others not', async () => {
    const counted = async (as: DemoPerson) => (await test.call(as, listNotifications, {})).count
    for (const as of ['citizen', 'hospitalAdmin'] as const)
      for (let time = 0; time < 2; time++) await sentRequest(test, as)
    const others = await counted('hospitalAdmin')
    expect([(await counted('citizen')) > 1, others > 1]).toEqual([true, true])
    await test.call('citizen', markAllRead, {})
    expect([await counted('citizen'), await counted('hospitalAdmin')]).toEqual([0, others])
  })

  it('are mailed in both languages after the transaction', async () => {
    const number = await sentRequest(test, 'hospitalAdmin')
    const folder = join(test.app.services.config.DATA_DIR, 'mail')
    const mails = () =>
      readdirSync(folder)
        .filter(name => name.endsWith('.eml'))
        .map(name => readFileSync(join(folder, name), 'utf8'))
        .filter(mail => /^To: .*oyunchimeg@orgil\.khyanalt\.test/m.test(mail))
    // Bodies are encoded for the way; the link to the request has only letters that pass as they are.
    const read = (mail: string) =>
      [mail, ...mail.split(/\r?\n\r?\n/).map(part => Buffer.from(part, 'base64').toString('utf8'))].join('\n')
    const ofThis = () =>
      mails()
        .map(read)
        .filter(mail => mail.includes(`/dashboard/services/request/${number}`))
    await expect.poll(() => ofThis().length, { timeout: 20_000 }).toBe(1)
    expect(ofThis()[0]).toMatch(/^Content-Language: mn, en\r?$/m)
    expect(ofThis()[0]).toContain('Request received')
  })

  it('of a company’s request reach nobody who left it: its ADMINs are told instead', async () => {
    const { hospital } = demoCompanies
    const number = await sentRequest(test, 'radiologist')
    const sentBy = async (as: DemoPerson) =>
      (await test.call(as, listNotifications, {})).data
        .filter(({ url }) => url.endsWith(number))
        .map(({ type }) => type)
    expect(await sentBy('radiologist')).toEqual(['request_received'])
    expect(await sentBy('hospitalAdmin')).toEqual([])
    await test.call('hospitalAdmin', removeMember, { company_id: hospital.id, user_id: demoPeople.radiologist.id })
    await test.call('inspector', receiveRequest, {
      request_number: number,
      version: await versionOf(test, 'inspector', number),
    })
    await test.call('inspector', returnRequest, {
      request_number: number,
      version: await versionOf(test, 'inspector', number),
      comments: [{ title: 'Баримт', comment: 'Баримтаа шинэчилнэ үү' }],
    })
    expect(await sentBy('radiologist')).toEqual(['request_received'])
    expect(await sentBy('hospitalAdmin')).toEqual(['request_return'])
  })

  it('[CON-075] [REQ-AGENCY-04] tell the applicant of sending, each agreed step and what was decided, and staff of none of it', async () => {
    const number = await sentRequest(test, 'citizen')
    const told = async () =>
      (await test.call('citizen', listNotifications, {})).data
        .filter(({ url }) => url.endsWith(number))
        .map(({ type }) => type)
        .toReversed()
    const decision = async () => ({ request_number: number, version: await versionOf(test, 'inspector', number) })
    expect(await told()).toEqual(['request_received'])
    await test.call('inspector', receiveRequest, await decision())
    expect(await told()).toEqual(['request_received'])
    await test.call('inspector', agreeRequest, await decision())
    expect(await told()).toEqual(['request_received', 'request_next'])
    const comments = [{ title: 'Баримт', comment: 'Баримтаа шинэчилнэ үү' }]
    await test.call('inspector', returnRequest, { ...(await decision()), comments })
    expect(await told()).toEqual(['request_received', 'request_next', 'request_return'])
    for (const staff of ['inspector', 'head', 'finance'] as const) {
      const { data } = await test.call(staff, listNotifications, {})
      expect(
        data.filter(({ url }) => url.endsWith(number)),
        staff,
      ).toEqual([])
    }
  })

  it('[REQ-READERS-06] of earlier and of later releases are read as what they were, or as a message', async () => {
    const stored = async (type: string, params: object) => {
      const id = uuidv7()
      await sql`insert into notifications (id, user_id, type, params, url, created_at)
        values (${id}, ${demoPeople.dentist.id}, ${type}, ${JSON.stringify(params)}::jsonb, '/dashboard', now())`.execute(
        test.app.services.db,
      )
      return (await test.call('dentist', listNotifications, {})).data.find(message => message.id === id)
    }
    const number = 'F260000017'
    expect(
      await stored('certificate_changed', { sentence: 'food_suspended', number, reason: 'Шалгалт' }),
    ).toMatchObject({
      type: 'certificate_changed',
      label: 'Түдгэлзүүлсэн',
      label_en: 'Suspended',
      tone: 'red',
      content: `${number} дугаартай хүнсний объектын бүртгэлийг түдгэлзүүллээ. Шалтгаан: Шалгалт`,
    })
    expect(await stored('inspection_planned', { number })).toMatchObject({
      type: 'other',
      label: 'Мэдэгдэл',
      label_en: 'Message',
      content_en: 'You have a new message. Please open it to read more.',
    })
  })

  it('[REQ-READERS-07] lead a client and the operator who filed for one each to their own screen', async () => {
    const { code } = await test.call('operator', createForCustomer, {
      ...xRayService,
      customer_id: demoPeople.citizen.id,
    })
    const { services } = test.app
    await inTransaction(services.db, tx =>
      notify(tx, services, {
        to: [demoPeople.citizen.id, demoStaff.operator.id],
        event: 'request_next',
        params: { number: code },
        requestId: null,
      }),
    )
    const urlFor = async (as: DemoPerson) =>
      (await test.call(as, listNotifications, {})).data.find(({ content }) => content.includes(code))?.url
    expect([await urlFor('citizen'), await urlFor('operator')]).toEqual([
      `/dashboard/services/request/${code}`,
      `/portal/request/${code}`,
    ])
  })

  it('never carry markup that somebody typed', () => {
    const told = { type: 'request_received', params: { number: 'R260000001', service: '<img src=x onerror=alert(1)>' } }
    expect(sentenceHtml(told, 'mn')).not.toContain('<img')
  })
})
