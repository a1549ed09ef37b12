import { listNotifications } from '@khyanalt/contract/notifications'
import { listOwnTexts, listOwnTextVersions, saveOwnText } from '@khyanalt/contract/own-texts'
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import { ownTexts, shippedWords, wordsInLine } from '@khyanalt/domain/own-texts/own-texts'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Mail } from '../../external/mail.ts'
import { sendNotificationMail } from '../notifications/send-notification-mail.job.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const name = 'request_next'
const own = {
  subject: { mn: 'Хүсэлт урагшиллаа: {number}', en: 'Request goes on: {number}' },
  sentence: { mn: 'Таны {number} хүсэлт урагшиллаа.', en: 'Your request {number} goes on.' },
}
const stateOf = async (of: string = name) => {
  const found = (await test.call('admin', listOwnTexts, {})).data.find(text => text.name === of)
  if (!found) throw new Error(of)
  return found
}
const save = async (words: typeof own | null, of: string = name) =>
  test.call('admin', saveOwnText, { name: of, version: (await stateOf(of)).version, words })

/** Stores a message as it is stored, perhaps with fewer values. */
const tell = async (params: object, type: NotificationName = name): Promise<string> => {
  const id = uuidv7()
  const row = { id, user_id: demoPeople.citizen.id, type, params: JSON.stringify(params), url: '/' }
  await test.app.services.db
    .insertInto('notifications')
    .values({ ...row, created_at: new Date() })
    .execute()
  return id
}
const told = async (id: string) => {
  const { data } = await test.call('citizen', listNotifications, {})
  return data.find(message => message.id === id)?.content
}

/** The mail about a message. */
const mailed = async (id: string): Promise<Mail> => {
  const sent: Mail[] = []
  const mailer = { ...test.app.services.mailer, send: async (mail: Mail) => void sent.push(mail) }
  await sendNotificationMail({ ...test.app.services, mailer })({ notificationId: id }, { attempt: 1 })
  if (!sent[0]) throw new Error('There was no mail')
  return sent[0]
}

describe('words of messages', () => {
  it('[REQ-DESIGN-06] lists every message with its group, and keeps each version of its words', async () => {
    expect((await test.call('admin', listOwnTexts, {})).data.map(text => text.name)).toEqual(Object.keys(ownTexts))
    expect(await stateOf()).toMatchObject({ group: 'requests', version: 0, words: null, saved_by: null, lacks: [] })
    await save(own)
    expect(await stateOf()).toMatchObject({ version: 1, words: own })
    await save(null)
    const { data } = await test.call('admin', listOwnTextVersions, { name })
    expect(data.map(({ version, words }) => [version, words])).toEqual([
      [2, null],
      [1, own],
    ])
    expect(data[0]?.saved_by).toBeTruthy()
  })

  it('[REQ-DESIGN-06] writes what was said and what is said into the audit', async () => {
    await save(own)
    const { detail, action } = await test.app.services.db
      .selectFrom('audit_entries')
      .select(['detail', 'action'])
      .where('noun', '=', 'text')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(action).toBe('update')
    expect(detail).toEqual({
      was: wordsInLine(shippedWords(ownTexts[name])),
      is: 'Хүсэлт урагшиллаа: {Дугаар} / Request goes on: {Дугаар} · Таны {Дугаар} хүсэлт урагшиллаа. / Your request {Дугаар} goes on.',
    })
  })

  it('[REQ-DESIGN-07] refuses words with faults, each at its place, and nobody else than administrators words anything', async () => {
    const wrong = { ...own, sentence: { mn: '{company} урагшиллаа.', en: ' ' } }
    const { version } = await stateOf()
    const refused = await test.refused('admin', saveOwnText, { name, version, words: wrong })
    expect([refused.code, refused.problems?.map(({ code, path }) => `${code} ${path}`)]).toEqual([
      'text_invalid',
      ['variable_unknown sentence/mn', 'text_empty sentence/en'],
    ])
    const odd = { ...own, title: { mn: 'а', en: 'a' } }
    expect((await test.refused('admin', saveOwnText, { name, version, words: odd })).code).toBe('text_invalid')
    expect((await test.refused('admin', saveOwnText, { name: 'nobody', version, words: own })).code).toBe('not_found')
    expect((await test.refused('head', saveOwnText, { name, version, words: own })).status).toBe(403)
    expect((await stateOf()).version).toBe(version)
  })

  it('[REQ-DESIGN-06] refuses whoever saw older words, and tells who was faster', async () => {
    const { version } = await stateOf()
    await save(own)
    const refused = await test.refused('admin', saveOwnText, { name, version, words: own })
    expect([refused.code, refused.current]).toMatchObject(['version_conflict', { version: version + 1 }])
  })

  it('[REQ-DESIGN-08] bell and mail say the words that hold when the message is made, and go on saying them', async () => {
    await save(null)
    const before = await tell({ number: 'R260000001' })
    await save(own)
    const after = await tell({ number: 'R260000002' })
    expect(await told(before)).toContain('дараагийн шатанд')
    expect(await told(after)).toBe('Таны R260000002 хүсэлт урагшиллаа.')
    const mail = await mailed(after)
    expect(mail.subject).toBe('Хүсэлт урагшиллаа: R260000002')
    expect(mail.text).toContain('Your request R260000002 goes on.')
    await save(null)
    expect(await told(after)).toBe('Таны R260000002 хүсэлт урагшиллаа.')
  })

  it('[REQ-DESIGN-09] a message without a value is sent in the shipped words, or in words that need none, and is reported', async () => {
    const of = 'request_received'
    const shipped = shippedWords(ownTexts[of])
    await save({ subject: shipped.subject as typeof own.subject, sentence: own.sentence }, of)
    // Made by a release that told no service: own words do, the shipped ones do not.
    const silent = await tell({ number: 'R260000003' }, of)
    expect(await told(silent)).toBe('Таны R260000003 хүсэлт урагшиллаа.')
    await save(null, of)
    await save({ ...own, sentence: { ...own.sentence, mn: '{service} урагшиллаа: {number}' } }, of)
    const lacking = await tell({ number: 'R260000004' }, of)
    expect(await told(lacking)).toBe('Танд шинэ мэдэгдэл ирлээ. Дэлгэрэнгүйг нээж үзнэ үү.')
    expect((await mailed(lacking)).text).toContain('шинэ мэдэгдэл')
    expect((await stateOf(of)).lacks).toMatchObject([{ variable: 'service', times: 1 }])
    await save(null, of)
    expect((await stateOf(of)).lacks).toEqual([])
  })
})
