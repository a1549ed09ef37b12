import { gunzipSync } from 'node:zlib'
import {
  addWord,
  listAddresses,
  listCountries,
  listLanguageLibrary,
  listLibrary,
  listOrganizations,
  listReference,
  listWords,
} from '@khyanalt/contract/lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const ask = async (url: string, headers: Record<string, string> = {}) =>
  test.app.http.inject({
    url: `/api${url}`,
    headers: { authorization: `Bearer ${await test.token('citizen')}`, ...headers },
  })

describe('lists in their documented shapes', () => {
  it('[CON-128] [CON-006] countries come as a map of code to name, with the options in brackets', async () => {
    const { data } = await test.call('citizen', listCountries, { 'options[status]': '1' })
    expect(Object.keys(data)).toHaveLength(249)
    expect([data.MN, data.JP]).toEqual(['Монгол', 'Япон'])
    const asked = await ask('/llist/countries?options[status]=1')
    expect(asked.json().data).toEqual(data)
  })

  it('[CON-117] generator_type and uusguur are options of a reference key, radbtkus a list of its own', async () => {
    const types = await test.call('citizen', listReference, { 'options[key]': 'generator_type' })
    expect(types.data[0]).toEqual({ value: 'sealed', label: { mn: 'Битүү үүсгүүр', en: 'Sealed source' } })
    const asked = await ask('/llist/reference?options[key]=uusguur&options[status]=1')
    expect(asked.json().data).toContainEqual({
      value: 'co_60',
      label: { mn: 'Кобальт-60', en: 'Cobalt-60' },
      data: { symbol: 'Co-60', half_life: '5.27 жил', half_life_en: '5.27 years' },
    })
    const goods = await ask('/llist/radbtkus')
    expect(goods.json().data.map((option: { value: string }) => option.value)).toContain('9022.14')
    const unknown = await test.refused('citizen', listReference, { 'options[key]': 'nothing' })
    expect([unknown.status, unknown.code]).toEqual([404, 'not_found'])
  })

  it('[CON-128] organizations are names and values, libraries values and labels, in the language of a form too', async () => {
    const { data: units } = await test.call('citizen', listOrganizations, {})
    expect(units.slice(0, 2)).toEqual([
      { name: 'Төв газар', name_en: 'Head office', value: 1 },
      { name: 'Нийслэлийн газар', name_en: 'Capital city office', value: 2 },
    ])
    const units2 = await test.call('citizen', listLibrary, { library: 'unit' })
    expect(units2.data[0]).toEqual({ value: 't', label: { mn: 'т', en: 't' } })
    const inLanguage = await test.call('citizen', listLanguageLibrary, { library: 'unit' })
    expect(inLanguage.data).toEqual(units2.data)
    const slashed = await test.call('citizen', listLibrary, { library: 'explosive/materials' })
    expect(slashed.data.length).toBeGreaterThan(10)
    const unknown = await test.refused('citizen', listLibrary, { library: 'nothing' })
    expect(unknown.code).toBe('not_found')
  })

  it('narrows a list to what stands below one option of the level above', async () => {
    const groups = await test.call('citizen', listLibrary, { library: 'food_group', 'options[parent]': 'dairy' })
    expect(groups.data.map(({ value }) => value)).toEqual(['milk', 'dairy_product'])
    const none = await test.call('citizen', listLibrary, { library: 'food_group', 'options[parent]': 'stone' })
    expect(none.data).toEqual([])
  })

  it('leaves out what is offered no more when asked for status 1, and marks it otherwise', async () => {
    const { db } = test.app.services
    await inTransaction(db, tx =>
      sql`update reference_options set status = 0 where library = 'unit' and value = 'box'`.execute(tx),
    )
    const all = await test.call('citizen', listLibrary, { library: 'unit' })
    expect(all.data.find(({ value }) => value === 'box')).toMatchObject({ disabled: true })
    const offered = await test.call('citizen', listLibrary, { library: 'unit', 'options[status]': '1' })
    expect(offered.data).toEqual(all.data.filter(({ disabled }) => !disabled))
    expect(offered.data).toHaveLength(all.data.length - 1)
  })

  it('[REQ-FORM-28] [CON-100] keeps a word that somebody typed and suggests it by key and language, the most used first', async () => {
    const typed = { wordkey: 'maker', lang: 'mn' } as const
    await test.call('citizen', addWord, { ...typed, text: 'Алтан' })
    for (let times = 0; times < 2; times++) await test.call('citizen', addWord, { ...typed, text: 'Мөнгөн' })
    await test.call('citizen', addWord, { ...typed, lang: 'en', text: 'Golden' })
    expect((await test.call('citizen', listWords, { wordkey: 'maker', lang: 'mn' })).data).toEqual(['Мөнгөн', 'Алтан'])
    expect((await test.call('citizen', listWords, { wordkey: 'maker', lang: 'en' })).data).toEqual(['Golden'])
    const other = { wordkey: 'importer', lang: 'mn', custom_table: 'maker' } as const
    expect((await test.call('citizen', listWords, other)).data).toEqual(['Мөнгөн', 'Алтан'])
    const keyless = { ...typed, wordkey: '', text: 'Зэс' }
    expect(await test.refused('citizen', addWord, keyless)).toMatchObject({ code: 'invalid_input' })
  })
})

describe('the address cascade', () => {
  it('[CON-159] leads from province or city over district or soum to khoroo', async () => {
    const { data } = await test.call('citizen', listAddresses, {})
    expect(data).toHaveLength(22)
    const capital = data.find(({ value }) => value === '11')
    const district = capital?.children?.find(({ value }) => value === '1107')
    expect([capital?.children?.length, district?.label.mn, district?.children?.length]).toEqual([
      9,
      'Баянгол дүүрэг',
      34,
    ])
    expect(district?.children?.at(-1)).toEqual({ value: '110768', label: { mn: '34-р хороо', en: 'Khoroo 34' } })
    const province = data.find(({ value }) => value === '67')
    expect(province?.children).toHaveLength(23)
  })

  it('travels compressed in less than 12 kB, and once to a browser that keeps it', async () => {
    const first = await ask('/llist/address/aimaghot', { 'accept-encoding': 'gzip' })
    expect(first.headers['content-encoding']).toBe('gzip')
    expect(first.rawPayload.length).toBeLessThan(12 * 1024)
    expect(JSON.parse(gunzipSync(first.rawPayload).toString()).data).toHaveLength(22)
    expect(first.headers['cache-control']).toBe('private, max-age=600')
    const again = await ask('/llist/address/aimaghot', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    const other = await ask('/llist/unit', { 'if-none-match': String(first.headers.etag) })
    expect(other.statusCode).toBe(200)
  })
})
