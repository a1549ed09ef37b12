// Lists go out to spreadsheets and come back, hold for a time, and are merged.

import type { OutputOf } from '@khyanalt/contract/call'
import { listLibrary } from '@khyanalt/contract/lists'
import { getEditedService } from '@khyanalt/contract/service-editor'
import {
  compareLists,
  downloadList,
  importListRows,
  mergeLists,
  type readListFile,
} from '@khyanalt/contract/staff-list-files'
import {
  findListUses,
  getEditedList,
  listEditedLists,
  makeList,
  mergeListOptions,
  offerListOption,
  saveListOption,
} from '@khyanalt/contract/staff-lists'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { addDays, agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readLibrary } from './read-list.ts'
import { readListTable } from './read-list-table.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const words = (mn: string, en = mn) => ({ mn, en })
const today = agencyDate(new Date())
const edited = async (library: string) => (await test.call('admin', getEditedList, { library })).data
const option = async (library: string, value: string) =>
  (await edited(library)).options.find(each => each.value === value)
const fromFile = async (library: string, bytes: Buffer | string) => {
  const file = { name: 'list.csv', type: 'text/csv', bytes: Buffer.from(bytes) }
  const { status, body } = await test.upload('admin', `/staff/lists/read?library=${library}`, file)
  return { status, body: body as unknown as OutputOf<typeof readListFile> & { readonly code: string } }
}
const download = async (library: string, format: 'csv' | 'xlsx', lang: 'mn' | 'en') => {
  const { rawPayload } = await test.app.http.inject({
    method: 'GET',
    url: `/api${downloadList.path}?library=${library}&format=${format}&lang=${lang}`,
    headers: { authorization: `Bearer ${await test.token('admin')}` },
  })
  return rawPayload
}

it('[REQ-LISTS-01] a list that is downloaded as CSV or XLSX in either language and read again changes nothing', async () => {
  await test.call('admin', saveListOption, {
    ...{ library: 'food_group', version: 0, add: true, value: 'honey', label: words('=Зөгийн бал', 'Honey, raw') },
    ...{ data: { parent: 'dairy' }, from: today, until: addDays(today, 30) },
  })
  const { options } = await edited('food_group')
  for (const format of ['csv', 'xlsx'] as const) {
    for (const lang of ['mn', 'en'] as const) {
      const { status, body } = await fromFile('food_group', await download('food_group', format, lang))
      expect([status, body.ignored]).toEqual([200, []])
      expect(body.change).toEqual({
        ...{ added: [], changed: [], same: options.length, refused: [], missing: [], reordered: false },
      })
    }
  }
})

it('[REQ-LISTS-02] says what a file would add, change, leave out and refuse before anything is taken, then takes what was shown', async () => {
  const library = 'unit'
  const before = await edited(library)
  const [first, second, ...rest] = before.options
  const file = [
    'Утга,Монгол нэр,Англи нэр,Сонгогдох сүүлийн өдөр,Ашиглах эсэх,Тэмдэглэл',
    `${second?.value},${second?.label.mn} шинэ,${second?.label.en},2031/05/01,үгүй,x`,
    `,${first?.label.mn},${first?.label.en},,,`,
    ',Хайрцаг том,Big box,,,',
    ',Нэр англигүй,,,,',
    'зай завсар,Буруу утга,Wrong value,,,',
    'late,Муу өдөр,Bad day,2031-13-01,,',
    'script,<b>Код</b>,Code,,,',
    `${second?.value},Давхар,Twice,,,`,
  ].join('\r\n')
  const { status, body } = await fromFile(library, file)
  expect(status).toBe(200)
  expect(body.ignored).toEqual(['Тэмдэглэл'])
  expect(body.change.added).toEqual([{ line: 4, value: 'big_box', label: words('Хайрцаг том', 'Big box') }])
  expect(body.change.changed).toMatchObject([
    {
      value: second?.value,
      fields: [
        { field: 'mn', before: second?.label.mn, after: `${second?.label.mn} шинэ` },
        { field: 'until', before: '', after: '2031-05-01' },
        { field: 'offered', before: 'true', after: 'false' },
      ],
    },
  ])
  expect(body.change.same).toBe(1)
  expect(body.change.refused.map(({ line, code, field }) => `${line} ${code} ${field}`)).toEqual([
    '5 missing_name label/en',
    '6 bad_value value',
    '7 bad_day until',
    '8 markup_in_text label/mn',
    '9 twice_in_file value',
  ])
  expect(body.change.missing.map(({ value }) => value)).toEqual(rest.map(({ value }) => value))
  expect(body.change.reordered).toBe(true)
  expect(await edited(library)).toEqual(before)

  const taking = { library, version: body.version, rows: body.rows, retire_missing: false, reorder: true }
  expect(await test.call('admin', importListRows, taking)).toMatchObject({ added: 1, changed: 1, retired: 0 })
  const after = await edited(library)
  expect(after.options.slice(0, 2).map(({ value }) => value)).toEqual([second?.value, first?.value])
  expect(after.options.length).toBe(before.options.length + 1)
  expect(await option(library, second?.value ?? '')).toMatchObject({
    offered: false,
    until: '2031-05-01',
    changed: true,
  })
  const entry = await test.app.services.db
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('noun', '=', 'list')
    .where('noun_id', '=', library)
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ action: 'import', detail: { added: 1, edited: 1, retired: 0 } })

  const late = await test.refused('admin', importListRows, taking)
  expect(late.code).toBe('version_conflict')
  const again = { ...taking, version: after.version }
  const whole = await test.call('admin', importListRows, { ...again, retire_missing: true })
  expect(whole.retired).toBe(rest.filter(({ offered }) => offered).length)
  const forged = [{ line: 2, value: 'x y', mn: 'Буруу', en: 'Wrong', data: {} }]
  const refused = await test.refused('admin', importListRows, { ...again, version: whole.version, rows: forged })
  expect(refused.problems).toMatchObject([{ code: 'bad_value', path: 'rows/2/value' }])
})

it('[REQ-LISTS-02] refuses a file that is no table of options, and one that would leave nothing to choose', async () => {
  expect((await fromFile('unit', 'Тоо,Дүн\r\n1,2')).body.code).toBe('list_file_unreadable')
  expect((await fromFile('unit', Buffer.from([0x50, 0x4b, 3, 4, 0]))).body.code).toBe('list_file_unreadable')
  expect((await fromFile('unit', '')).body.code).toBe('file_missing')
  expect((await fromFile('nothing', 'Утга,Монгол нэр\r\na,b')).body.code).toBe('not_found')
  expect(await readListTable(new Uint8Array(Buffer.from('a,"b')))).toBeNull()
  const { options, version } = await edited('physical_type')
  const rows = options.map(({ value, label }, index) => ({ line: index + 2, value, ...label, offered: 'no', data: {} }))
  const emptied = { library: 'physical_type', version, rows, retire_missing: false, reorder: false }
  expect((await test.refused('admin', importListRows, emptied)).problems).toMatchObject([{ code: 'too_few' }])
})

it('[REQ-LISTS-03] an option is offered from its first to its last day, and answers of before keep its name', async () => {
  const library = 'water_source_kind'
  const shown = async (value: string) =>
    (await inTransaction(test.app.services.db, tx => readLibrary(tx, library))).find(each => each.value === value)
  const offered = async () =>
    (await test.call('citizen', listLibrary, { library, 'options[status]': '1' })).data.map(({ value }) => value)
  const { options, version } = await edited(library)
  const { value, label } = options[0] ?? { value: '', label: words('') }
  let seen = version
  const hold = async (from: string | null, until: string | null) => {
    const change = { library, version: seen, add: false, value, label, from, until }
    seen = (await test.call('admin', saveListOption, change)).version
  }
  await hold(null, today)
  expect(await offered()).toContain(value)
  await hold(null, addDays(today, -1))
  expect(await offered()).not.toContain(value)
  expect(await shown(value)).toMatchObject({ disabled: true, label })
  expect(await option(library, value)).toMatchObject({ offered: true, current: false, until: addDays(today, -1) })
  await hold(addDays(today, 1), null)
  expect(await offered()).not.toContain(value)
  await hold(today, addDays(today, 1))
  expect(await offered()).toContain(value)
  const wrong = { library, version: seen, add: false, value, label, from: today, until: addDays(today, -1) }
  expect((await test.refused('admin', saveListOption, wrong)).problems).toMatchObject([
    { code: 'bad_days', path: 'until' },
  ])
  // A name alone leaves the days alone.
  seen = (await test.call('admin', saveListOption, { library, version: seen, add: false, value, label })).version
  expect(await option(library, value)).toMatchObject({ from: today, until: addDays(today, 1) })
  await hold(null, addDays(today, -1))
  await test.call('admin', offerListOption, { library, version: seen, value, offered: true })
  expect(await option(library, value)).toMatchObject({ current: true, until: null })
})

it('[REQ-LISTS-04] names each question of each form that chooses from a list, by titles', async () => {
  const { uses } = await test.call('admin', findListUses, { library: 'water_source_kind' })
  expect(uses).toContainEqual(
    expect.objectContaining({
      service: { id: 202, name: { mn: 'Усны шинжилгээ', en: 'Water analysis' } },
      draft: false,
      places: [{ mn: expect.stringContaining('Эх үүсвэрийн төрөл'), en: expect.stringMatching(/step.*question/i) }],
    }),
  )
  expect((await test.call('admin', findListUses, { library: 'pond_nobody_uses' })).uses).toEqual([])
})

it('[REQ-LISTS-05] merging options offers one in place of the other, and is refused where a rule names it or a level lies below', async () => {
  const library = 'explosive_nothing'
  await test.call('admin', makeList, { library, name: words('Туршилт', 'Trial') })
  let version = 1
  for (const value of ['one', 'two', 'three']) {
    version = (await test.call('admin', saveListOption, { library, version, add: true, value, label: words(value) }))
      .version
  }
  const merge = (value: string, into: string) => ({ library, version, value, into })
  version = (await test.call('admin', mergeListOptions, merge('one', 'two'))).version
  version = (await test.call('admin', mergeListOptions, merge('two', 'three'))).version
  expect((await edited(library)).options.map(each => [each.value, each.current, each.merged_into])).toEqual([
    ['one', false, 'three'],
    ['two', false, 'three'],
    ['three', true, null],
  ])
  const problems = async (input: ReturnType<typeof merge>) =>
    (await test.refused('admin', mergeListOptions, input)).problems?.map(({ code }) => code)
  expect(await problems(merge('three', 'three'))).toEqual(['merge_target'])
  expect(await problems(merge('three', 'one'))).toEqual(['merge_target'])
  version = (await test.call('admin', offerListOption, { library, version, value: 'one', offered: true })).version
  expect(await option(library, 'one')).toMatchObject({ current: true, merged_into: null })

  const named = (
    await Promise.all(
      (
        await test.call('admin', listEditedLists, {})
      ).lists.map(async list => ({
        library: list.library,
        value: (await test.call('admin', findListUses, { library: list.library })).uses.flatMap(use => use.named)[0],
      })),
    )
  ).find(each => each.value !== undefined)
  const { options, version: seen } = await edited(named?.library ?? '')
  const other = options.find(each => each.current && each.value !== named?.value)?.value ?? ''
  const ruled = { library: named?.library ?? '', version: seen, value: named?.value ?? '', into: other }
  expect(await problems(ruled)).toContain('named_in_rules')
})

it('[REQ-LISTS-06] merging a list adds what the other has beyond it, keeps apart what means something else, and closes the other once no form names it', async () => {
  for (const [library, values] of [
    ['well_use', ['drink', 'herd']],
    ['well_use_old', ['drink', 'garden']],
  ] as const) {
    let { version } = await test.call('admin', makeList, { library, name: words(library) })
    for (const value of values) {
      const add = { library, version, add: true, value, label: words(value) }
      version = (await test.call('admin', saveListOption, add)).version
    }
  }
  const lists = { library: 'well_use', from: 'well_use_old' }
  const compared = await test.call('admin', compareLists, lists)
  expect(compared).toMatchObject({ added: [{ value: 'garden' }], same: 1, refused: [], uses: 0 })
  const merged = await test.call('admin', mergeLists, { ...lists, version: compared.version })
  expect(merged).toMatchObject({ added: 1, closed: true })
  expect((await edited('well_use')).options.map(({ value }) => value)).toEqual(['drink', 'herd', 'garden'])
  expect((await edited('well_use_old')).merged_into).toBe('well_use')
  const { libraries } = await test.call('admin', getEditedService, { id: 202 }).then(({ data }) => data)
  const offered = libraries.map(({ library }) => library)
  expect(offered).toContain('well_use')
  expect(offered).not.toContain('well_use_old')

  const apart = { library: 'well_use_old', version: (await edited('well_use_old')).version }
  await test.call('admin', saveListOption, { ...apart, add: false, value: 'drink', label: words('Өөр', 'Other') })
  expect((await test.call('admin', compareLists, lists)).refused).toMatchObject([
    { value: 'drink', code: 'means_other' },
  ])
  const version = (await edited('well_use')).version
  expect((await test.refused('admin', mergeLists, { ...lists, version })).problems).toMatchObject([
    { code: 'means_other', path: 'options/drink' },
  ])
  const used = { library: 'well_use', from: 'water_source_kind', version }
  expect(await test.call('admin', mergeLists, used)).toMatchObject({ closed: false })
  expect((await edited('water_source_kind')).merged_into).toBeNull()
})
