// The words that people are offered stay in order.
import { addWord, listWords } from '@khyanalt/contract/lists'
import { createRequest, saveDraft } from '@khyanalt/contract/requests'
import { listStaffWords, mergeWords, offerWord, removeWord } from '@khyanalt/contract/staff-words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { mostOwnWords } from './list-choices.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const key = 'device_maker'
const type = (text: string) => test.call('citizen', addWord, { wordkey: key, text })
const offered = async () => (await test.call('citizen', listWords, { wordkey: key })).data

it('merges two spellings into one with the uses of both, and offers a removed word no more', async () => {
  for (const text of ['Siemens', 'Siemens', 'Simens', '100% хэрэг']) await type(text)
  const word = { key, language: 'mn' as const, text: 'Simens' }
  await test.call('admin', mergeWords, { ...word, into: ' Siemens ' })
  const { data, keys } = await test.call('admin', listStaffWords, { key, search: 'siemens' })
  expect([data.data, keys]).toEqual([[{ key, language: 'mn', text: 'Siemens', used: 3, offered: true }], [key]])
  expect(await test.refused('admin', mergeWords, { ...word, into: 'Siemens' })).toMatchObject({ code: 'not_found' })
  const itself = { ...word, text: 'Siemens', into: 'Siemens' }
  expect(await test.refused('admin', mergeWords, itself)).toMatchObject({ status: 422, code: 'same_word' })
  const other = { ...word, text: '100% хэрэг' }
  await test.call('admin', removeWord, other)
  expect(await offered()).toEqual(['Siemens'])
  expect(await test.refused('admin', removeWord, other)).toMatchObject({ code: 'not_found' })
  const acts = await test.app.services.db
    .selectFrom('audit_entries')
    .select('action')
    .where('noun', '=', 'word')
    .execute()
  expect(acts.map(({ action }) => action).sort()).toEqual(['merge', 'remove'])
})

it('[REQ-QUOTA-04] shows a word to nobody but who typed it until an administrator offers it', async () => {
  const wordkey = 'producer'
  const seenBy = async (as: 'citizen' | 'mineMember') => (await test.call(as, listWords, { wordkey })).data
  await test.call('citizen', addWord, { wordkey, text: 'Нууц захидал' })
  expect([await seenBy('citizen'), await seenBy('mineMember')]).toEqual([['Нууц захидал'], []])
  // Typing it without having been offered it makes it one's own.
  await test.call('mineMember', addWord, { wordkey, text: 'Нууц захидал' })
  await test.call('mineMember', addWord, { wordkey, text: 'Сименс' })
  expect([await seenBy('citizen'), await seenBy('mineMember')]).toEqual([['Нууц захидал'], ['Нууц захидал', 'Сименс']])
  const word = { key: wordkey, language: 'mn' as const, text: 'Сименс' }
  expect((await test.refused('citizen', offerWord, word)).status).toBe(403)
  await test.call('admin', offerWord, word)
  expect(await seenBy('citizen')).toContain('Сименс')
  const { data } = (await test.call('admin', listStaffWords, { key: wordkey })).data
  expect(data.map(({ text, offered }) => [text, offered])).toEqual([
    ['Нууц захидал', false],
    ['Сименс', true],
  ])
  expect(await test.refused('admin', offerWord, { ...word, text: 'Байхгүй' })).toMatchObject({ code: 'not_found' })
})

it('[REQ-QUOTA-05] takes two hundred new words of a person, also of many at once, and old ones ever after', async () => {
  const add = (text: string) => test.raw('foreigner', addWord, { wordkey: 'flood', text })
  const addAll = (from: number, many: number) =>
    Promise.all(Array.from({ length: many }, (_, place) => add(`Үг ${from + place}`)))
  for (let from = 0; from < 190; from += 19)
    expect((await addAll(from, 19)).map(({ status }) => status)).toEqual(Array(19).fill(200))
  const answers = await addAll(190, 30)
  expect([answers.filter(({ status }) => status === 200).length, mostOwnWords]).toEqual([10, 200])
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'words_full',
      message: expect.stringContaining('хэвээр'),
      message_en: expect.stringContaining('is kept'),
    },
  })
  const [own = ''] = (await test.call('foreigner', listWords, { wordkey: 'flood' })).data
  expect((await add(own)).status).toBe(200)
  expect((await test.raw('citizen', addWord, { wordkey: 'flood', text: own })).status).toBe(200)
  // An answer is given all the same.
  const taken = { type: 'ONETIME', formid: 201, category_id: 65 } as const
  const { code: request_number } = await test.call('foreigner', createRequest, taken)
  const answered = { request_number, patch: { device_maker: 'Шинэ үйлдвэрлэгч' } }
  expect((await test.call('foreigner', saveDraft, answered)).result).toBe('saved')
  // One that an administrator offers waits no more.
  expect((await add('Дараагийн үг')).status).toBe(409)
  await test.call('admin', offerWord, { key: 'flood', language: 'mn', text: own })
  expect([(await add('Дараагийн үг')).status, (await add('Сүүлчийн үг')).status]).toEqual([200, 409])
})
