import { itemForm, sheetForm, standalone } from '@khyanalt/form-engine/register-forms'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Database, openDatabase, openPool } from '../../db/pool.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { readOptionLists } from './read-option-lists.ts'

const library = 'generator_type'
const form = itemForm(registers.generator)
let database: TestDatabase
let said: string[] = []
let db: Database
let other: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase(
    openPool(database.address, () => {}),
    ({ sql }) => said.push(sql),
  )
  other = openDatabase(openPool(database.address, () => {}))
})
afterAll(async () => {
  await db.destroy()
  await other.destroy()
  await database.drop()
})
beforeEach(async () => {
  await label(other, 'as it was')
  said = []
})

const label = (tx: Database | Tx, mn: string) =>
  tx
    .insertInto('reference_options')
    .values({ library, value: 'tested', label_mn: mn, label_en: mn })
    .onConflict(conflict => conflict.columns(['library', 'value']).doUpdateSet({ label_mn: mn }))
    .execute()
const seenBy = async (tx: Tx) =>
  (await readOptionLists(tx, form))[library]?.find(({ value }) => value === 'tested')?.label.mn
const seen = () => inTransaction(db, seenBy)

it('[REQ-SPEED-03] a list that did not change is not read again, and costs one short statement', async () => {
  const before = await inTransaction(db, tx => readOptionLists(tx, form))
  expect(said.filter(sql => sql.includes('reference_options')).length).toBeGreaterThan(0)
  said = []
  const again = await inTransaction(db, tx => readOptionLists(tx, form))
  expect(said.filter(sql => sql.startsWith('select') || sql.includes('from'))).toEqual([
    expect.stringContaining('from editions'),
  ])
  expect(again).toEqual(before)
  // What all share nobody changes in place.
  expect(() => (again[library] as unknown[]).push('mine')).toThrow()
})

it('[REQ-SPEED-03] a change by whomever is seen by the next transaction, an option that goes as well', async () => {
  expect(await seen()).toBe('as it was')
  await label(other, 'changed')
  expect(await seen()).toBe('changed')
  await other.deleteFrom('reference_options').where('library', '=', library).where('value', '=', 'tested').execute()
  expect(await seen()).toBeUndefined()
})

it('[REQ-SPEED-03] what a transaction changed and took back is its own, though the next one takes the same number', async () => {
  expect(await seen()).toBe('as it was')
  const taken = inTransaction(db, async tx => {
    await label(tx, 'taken back')
    expect(await seenBy(tx)).toBe('taken back')
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  expect(await seen()).toBe('as it was')
  await label(other, 'changed')
  expect(await seen()).toBe('changed')
})

it('[REQ-SPEED-03] an address that was renamed is read anew', async () => {
  const names = () =>
    inTransaction(db, async tx => {
      const tree = (await readOptionLists(tx, sheetForm(registers.workplace, standalone)))['address/aimaghot'] ?? []
      return tree.map(({ label: { mn } }) => mn)
    })
  const before = await names()
  expect(await names()).toEqual(before)
  await other
    .updateTable('addresses')
    .set({ name_mn: 'Нэр нь өөр' })
    .where('name_mn', '=', before[0] ?? '')
    .execute()
  expect((await names())[0]).toBe('Нэр нь өөр')
})
