// The lists that forms choose from are the agency's to edit.
import { listLibrary } from '@khyanalt/contract/lists'
import { getEditedService } from '@khyanalt/contract/service-editor'
import {
  getEditedList,
  listEditedLists,
  makeList,
  offerListOption,
  orderList,
  renameList,
  saveListOption,
} from '@khyanalt/contract/staff-lists'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedReference } from '../../../seeds/reference/seed-reference.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const edited = async (library: string) => (await test.call('admin', getEditedList, { library })).data
const values = async (library: string) => (await edited(library)).options.map(({ value }) => value)
const shown = async (library: string) => (await test.call('citizen', listLibrary, { library })).data
const words = (mn: string, en = mn) => ({ mn, en })

it('[REQ-EDIT-12] adds, renames, retires and orders options at once, each with an audit entry, and an update keeps it all', async () => {
  const library = 'unit'
  const before = await values(library)
  const adding = {
    library,
    version: 0,
    add: true,
    value: 'bag',
    label: words('шуудай', 'bag'),
    transaction_id: uuidv7(),
  }
  expect(await test.call('admin', saveListOption, adding)).toEqual(await test.call('admin', saveListOption, adding))
  const renamed = { library, version: 1, add: false, value: 't', label: words('тонн', 'tonne') }
  await test.call('admin', saveListOption, renamed)
  await test.call('admin', offerListOption, { library, version: 2, value: 'kg', offered: false })
  const order = ['bag', ...before]
  await test.call('admin', orderList, { library, version: 3, values: order })

  const check = async () => {
    expect(await values(library)).toEqual(order)
    const options = await shown(library)
    expect(options.find(({ value }) => value === 't')?.label).toEqual(words('тонн', 'tonne'))
    // Answers of before keep its name.
    expect(options.find(({ value }) => value === 'kg')).toMatchObject({ disabled: true, label: { en: 'kg' } })
  }
  await check()
  await inTransaction(test.app.services.db, tx => seedReference(tx, new Date()))
  await check()

  const { lists } = await test.call('admin', listEditedLists, {})
  expect(lists.find(list => list.library === library)).toMatchObject({
    offered: before.length,
    retired: 1,
    changed: true,
  })
  expect(lists.find(list => list.library === 'water_source_kind')).toMatchObject({
    changed: false,
    services: expect.arrayContaining([{ id: 202, name: { mn: 'Усны шинжилгээ', en: 'Water analysis' } }]),
  })
  const acts = await test.app.services.db
    .selectFrom('audit_entries')
    .select('action')
    .where('noun', '=', 'list')
    .where('noun_id', '=', library)
    .orderBy('id')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['add', 'update', 'retire', 'reorder'])
})

it('[REQ-EDIT-12] refuses a late editor, a known or odd value, a script, data that no form knows, and a list of nothing', async () => {
  const library = 'food_group'
  const option = { library, version: 0, add: true, value: 'honey', label: words('Зөгийн бал', 'Honey') }
  const problemsOf = async (change: object) => {
    const refusal = await test.refused('admin', saveListOption, { ...option, data: { parent: 'dairy' }, ...change })
    return refusal.problems?.map(({ code, path }) => `${code} ${path}`)
  }
  expect(await problemsOf({ value: 'milk' })).toEqual(['duplicate_value value'])
  expect(await problemsOf({ value: 'зөгийн бал' })).toEqual(['bad_value value'])
  expect(await problemsOf({ label: words('<img src=x onerror=1>', 'Honey') })).toEqual(['markup_in_text label/mn'])
  expect(await problemsOf({ data: { parent: 'stone' } })).toEqual(['not_a_parent data/parent'])
  expect(await problemsOf({ data: { parent: 'dairy', script: '1' } })).toEqual(['unknown_attribute data/script'])
  expect((await test.refused('admin', saveListOption, { ...option, library: 'nothing' })).code).toBe('not_found')
  expect((await test.refused('admin', saveListOption, { ...option, add: false })).code).toBe('not_found')
  expect((await test.refused('inspector', saveListOption, option)).status).toBe(403)

  await test.call('admin', saveListOption, { ...option, data: { parent: 'dairy' } })
  const late = await test.refused('admin', offerListOption, { library, version: 0, value: 'milk', offered: false })
  expect([late.status, late.code, late.current]).toMatchObject([
    409,
    'version_conflict',
    { version: 1, by: expect.any(String) },
  ])
  const twice = ['milk', 'milk', ...(await values(library)).slice(2)]
  expect((await test.refused('admin', orderList, { library, version: 1, values: twice })).problems).toMatchObject([
    { code: 'wrong_count', path: 'values' },
  ])
  const [first = '', ...others] = (await edited('physical_type')).options.map(({ value }) => value)
  for (const [version, value] of others.entries()) {
    await test.call('admin', offerListOption, { library: 'physical_type', version, value, offered: false })
  }
  const last = { library: 'physical_type', version: others.length, value: first, offered: false }
  expect((await test.refused('admin', offerListOption, last)).problems).toMatchObject([{ code: 'too_few' }])
})

it('[REQ-EDIT-12] an administrator makes a list, names it, and forms may choose from it once it offers something', async () => {
  const library = 'pond_use'
  const offered = async () => (await test.call('admin', getEditedService, { id: 202 })).data.libraries
  expect(await test.call('admin', makeList, { library, name: words('Цөөрөм', 'Ponds') })).toMatchObject({ version: 1 })
  await test.call('admin', renameList, { library, version: 1, name: words('Цөөрмийн зориулалт', 'Uses of ponds') })
  expect(await edited(library)).toMatchObject({ name: words('Цөөрмийн зориулалт', 'Uses of ponds'), options: [] })
  expect((await offered()).map(list => list.library)).not.toContain(library)
  const option = { library, version: 2, add: true, value: 'fish', label: words('Загас', 'Fish') }
  await test.call('admin', saveListOption, option)
  expect(await offered()).toContainEqual({ library, name: words('Цөөрмийн зориулалт', 'Uses of ponds') })

  for (const [taken, code] of [
    [library, 'duplicate_key'],
    ['unit', 'duplicate_key'],
    ['Pond use', 'bad_key'],
  ] as const) {
    const refused = await test.refused('admin', makeList, { library: taken, name: words('Өөр', 'Other') })
    expect(refused.problems).toMatchObject([{ code, path: 'library' }])
  }
  const late = await test.refused('admin', renameList, { library, version: 2, name: words('Хоцорсон', 'Late') })
  expect(late.code).toBe('version_conflict')
  const nothing = await test.refused('admin', renameList, {
    library: 'nothing',
    version: 0,
    name: words('Үгүй', 'None'),
  })
  expect(nothing.code).toBe('not_found')
  await inTransaction(test.app.services.db, tx => seedReference(tx, new Date()))
  expect((await edited(library)).name.mn).toBe('Цөөрмийн зориулалт')
})
