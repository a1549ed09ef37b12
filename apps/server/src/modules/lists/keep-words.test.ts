// The words that people are offered stay in order.
import { addWord, listWords } from '@khyanalt/contract/lists'
import { listStaffWords, mergeWords, removeWord } from '@khyanalt/contract/staff-words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

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
  expect([data.data, keys]).toEqual([[{ key, language: 'mn', text: 'Siemens', used: 3 }], [key]])
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
