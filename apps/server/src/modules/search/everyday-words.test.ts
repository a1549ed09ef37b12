import {
  dismissMissedSearch,
  giveEverydayWord,
  listEverydayWords,
  saveEverydayWords,
} from '@khyanalt/contract/everyday-words'
import { searchPortal } from '@khyanalt/contract/search'
import { mostEverydayWords } from '@khyanalt/domain/everyday-words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readServiceFiles } from '../../../seeds/reference/read-services.ts'
import { seedReference } from '../../../seeds/reference/seed-reference.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { noteMissedSearch } from './missed-searches.sql.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const blasting = { noun: 'service', noun_id: 141 } as const
const list = () => test.call('admin', listEverydayWords, {})
const placeOf = async ({ noun, noun_id }: { noun: string; noun_id: number }) => {
  const place = (await list()).places.find(one => one.noun === noun && one.noun_id === noun_id)
  if (!place) throw new Error('no such place')
  return place
}
const find = async (q: string, sent = true) =>
  (await test.call(null, searchPortal, { q, ...(sent && { sent: '1' as const }) })).data
const slugs = async (q: string) => (await find(q)).services.map(({ slug }) => slug)
const missedTexts = async () => (await list()).missed.map(({ text, outcome, times }) => [text, outcome, times])
const audited = async (id: number) =>
  (
    await test.app.services.db
      .selectFrom('audit_entries')
      .select(['noun', 'detail'])
      .where('action', '=', 'change_words')
      .where('noun_id', '=', String(id))
      .execute()
  ).map(({ noun, detail }) => [noun, detail])

describe('everyday words', () => {
  it('[REQ-WORDSEARCH-01] stand for every service, food safety and the fee report in both languages, with events', async () => {
    const { places } = await list()
    const services = readServiceFiles().flatMap(({ service, only }) => (only === 'demo' ? [] : [service.id]))
    expect(services.length).toBeGreaterThan(35)
    const asked = [
      ...services.map(id => ({ noun: 'service', id })),
      // Food safety and the fee report stand as categories.
      ...[121, 124].map(id => ({ noun: 'category', id })),
    ]
    const few = asked.filter(({ noun, id }) => {
      const place = places.find(one => one.noun === noun && one.noun_id === id)
      const { words, events } = place ?? { words: { mn: [], en: [] }, events: { mn: [], en: [] } }
      return Math.min(words.mn.length, words.en.length) < 3 || events.mn.length === 0 || events.en.length === 0
    })
    expect(few).toEqual([])
  })

  it('[REQ-WORDSEARCH-01] lead a restaurant to the registration of food objects, which has a page of its own', async () => {
    for (const text of [
      'ресторан',
      'кафе',
      'цайны газар',
      'хоолны газар бүртгүүлэх',
      'restoran',
      'open a restaurant',
    ]) {
      expect((await slugs(text))[0], text).toBe('fsi')
    }
    expect((await find('ашигт малтмалын төлбөр')).categories[0]?.id).toBe(124)
  })

  it('[REQ-WORDSEARCH-02] are saved by ADMIN, found at once, and audited with what came and went', async () => {
    expect(await slugs('салютын шоу')).not.toContain('blasting-permit')
    const before = await placeOf(blasting)
    const words = { ...before.words, mn: [...before.words.mn.filter(word => word !== 'дэлбэлгээ'), ' салютын  шоу '] }
    const change = { ...blasting, version: before.version, words, events: before.events }
    const { data } = await test.call('admin', saveEverydayWords, change)
    expect([data.version, data.words.mn.at(-1)]).toEqual([before.version + 1, 'салютын шоу'])
    expect((await slugs('салютын шоу'))[0]).toBe('blasting-permit')
    expect(await audited(blasting.noun_id)).toEqual([['service', { added: ['салютын шоу'], removed: ['дэлбэлгээ'] }]])
    const late = await test.refused('admin', saveEverydayWords, change)
    expect([late.code, late.status]).toEqual(['version_conflict', 409])
    expect((await test.refused('inspector', saveEverydayWords, change)).status).toBe(403)
    const unknown = await test.refused('admin', saveEverydayWords, { ...change, noun_id: 999_999 })
    expect(unknown.code).toBe('not_found')
    const long = { ...change, words: { mn: ['ж'.repeat(81)], en: [] } }
    expect((await test.refused('admin', saveEverydayWords, long)).status).toBe(400)
  })

  it('[REQ-WORDSEARCH-02] stay as the agency has them when the seed runs again; others follow the seed', async () => {
    const storage = { noun: 'service', noun_id: 144 } as const
    const before = await placeOf(storage)
    const own = { words: { mn: ['салют'], en: [] }, events: { mn: [], en: [] } }
    await test.call('admin', saveEverydayWords, { ...storage, version: before.version, ...own })
    const { db } = test.app.services
    await db
      .updateTable('everyday_words')
      .set({ words_mn: ['гадны'] })
      .where('noun_id', '=', 226)
      .execute()
    await inTransaction(db, tx => seedReference(tx, new Date()))
    expect((await placeOf(storage)).words.mn).toEqual(['салют'])
    expect((await placeOf({ noun: 'service', noun_id: 226 })).words.mn).toContain('лифт')
  })
})

describe('searches that found nothing', () => {
  it('[REQ-WORDSEARCH-04] are shown to ADMIN from the third time, when they were sent and not only typed so far', async () => {
    for (let time = 0; time < 4; time++) await find('цирк байгуулах', false)
    await find('цирк байгуулах')
    await find('Цирк  байгуулах')
    expect(await missedTexts()).toEqual([])
    await find('цирк байгуулах')
    expect(await missedTexts()).toEqual([['цирк байгуулах', expect.stringMatching(/^(nothing|guess)$/), 3]])
    expect((await test.refused('inspector', listEverydayWords, {})).status).toBe(403)
  })

  it('[REQ-WORDSEARCH-03] hold no register number, and nothing of a search that found something', async () => {
    for (let time = 0; time < 3; time++) {
      await find('УБ99999999 ээээрээ')
      await find('рентген')
      await find('99887766')
    }
    const rows = await test.app.services.db.selectFrom('missed_searches').select('text').execute()
    const texts = rows.map(({ text }) => text)
    expect([texts.includes('ээээрээ'), texts.filter(text => /\d|рентген/.test(text))]).toEqual([true, []])
  })

  it('[REQ-WORDSEARCH-04] are given to a service as its word, once', async () => {
    const purchase = { noun: 'service', noun_id: 142 } as const
    for (let time = 0; time < 3; time++) await find('галт наадам')
    expect((await missedTexts()).map(([text]) => text)).toContain('галт наадам')
    const transaction_id = '01900000-0000-7000-8000-00000000beef'
    const given = { ...purchase, text: 'галт наадам', language: 'mn', transaction_id } as const
    const { data } = await test.call('admin', giveEverydayWord, given)
    expect(data.words.mn.at(-1)).toBe('галт наадам')
    await test.call('admin', giveEverydayWord, given)
    expect(await audited(purchase.noun_id)).toEqual([['service', { added: ['галт наадам'], removed: [] }]])
    expect((await missedTexts()).map(([text]) => text)).not.toContain('галт наадам')
    expect((await slugs('галт наадам'))[0]).toBe('explosives-purchase')
  })

  it('[REQ-WORDSEARCH-02] [REQ-WORDSEARCH-04] are refused by a service that has as many words as it may', async () => {
    const full = { noun: 'service', noun_id: 143 } as const
    const { version, events } = await placeOf(full)
    const mn = Array.from({ length: mostEverydayWords }, (_, at) => `үг${at}`)
    await test.call('admin', saveEverydayWords, { ...full, version, events, words: { mn, en: [] } })
    const refused = await test.refused('admin', giveEverydayWord, { ...full, text: 'нэмэлт', language: 'mn' })
    expect([refused.code, refused.status]).toEqual(['too_many_words', 422])
  })

  it('[REQ-WORDSEARCH-04] are shown no more once they were dismissed, however often they come', async () => {
    for (let time = 0; time < 3; time++) await find('жжжжжж')
    await test.call('admin', dismissMissedSearch, { text: 'жжжжжж' })
    await find('жжжжжж')
    expect((await missedTexts()).map(([text]) => text)).not.toContain('жжжжжж')
    expect((await test.refused('admin', dismissMissedSearch, { text: 'үгүй' })).code).toBe('not_found')
  })

  it('[REQ-WORDSEARCH-03] are at most 2,000 texts, the most seldom making room, and forgotten after half a year', async () => {
    const { db } = test.app.services
    await db.deleteFrom('missed_searches').execute()
    const row = { outcome: 'nothing', first_on: '2026-01-01', last_on: '2026-01-01' }
    const many = Array.from({ length: 2005 }, (_, at) => ({ ...row, text: `үг ${at}`, times: at < 2000 ? 5 : 1 }))
    await db.insertInto('missed_searches').values(many).execute()
    await inTransaction(db, tx => noteMissedSearch(tx, 'сүүлчийн', 'nothing', '2026-01-02'))
    const texts = await db.selectFrom('missed_searches').select('text').execute()
    const kept = new Set(texts.map(({ text }) => text))
    expect([kept.size, kept.has('сүүлчийн'), kept.has('үг 0'), kept.has('үг 2002')]).toEqual([2000, true, true, false])
    // The new one was typed a day later than the others, and it is the last time that counts.
    const nightAfter = (days: number) => ({
      now: () => new Date(Date.parse('2026-01-02T00:00:00Z') + days * 86_400_000),
    })
    await test.app.runNight('forget-old-data', nightAfter(179))
    expect(await db.selectFrom('missed_searches').select('text').execute()).toHaveLength(2000)
    await test.app.runNight('forget-old-data', nightAfter(180))
    expect(await db.selectFrom('missed_searches').select('text').execute()).toEqual([{ text: 'сүүлчийн' }])
    await test.app.runNight('forget-old-data', nightAfter(182))
    expect(await db.selectFrom('missed_searches').select('text').execute()).toEqual([])
  })
})
