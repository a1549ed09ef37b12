// The public search by names that very many certificates bear.
import { listCertificates, publicTotalLimit } from '@khyanalt/contract/certificates'
import { nameKey } from '@khyanalt/domain/search-key'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedBulk } from '../../../seeds/bulk/seed-bulk.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await seedBulk(test.app.services, { requests: 10, owned: 1, certificates: 2600 })
})
afterAll(() => test.close())

const list = async (asked: object) => (await test.call(null, listCertificates, asked)).data
const rename = (holder: string, rows: ReturnType<typeof sql>) =>
  sql`update certificates set holder = ${holder}, holder_key = ${nameKey(holder)}
    where id in (select id from certificates order by created_at, id ${rows})`.execute(test.app.services.db)
/** The numbers of bearers of a name, the latest first, straight from the table. */
const latest = async (word: string) => {
  const { rows } = await sql<{ ref_id: string }>`select ref_id from certificates
    where holder_key like ${`${word}%`} and state <> 'prepared' order by created_at desc, id desc`.execute(
    test.app.services.db,
  )
  return rows.map(({ ref_id }) => ref_id)
}

it('[REQ-CERT-02] shows the latest of many bearers of a name first, on every page and both ways, within other filters', async () => {
  await rename('Квантум Уул ХХК', sql`limit 1300`)
  await rename('Квантум Тал ХХК', sql`offset 1300 limit 1200`)
  const all = await latest(nameKey('Квантум'))
  expect(all).toHaveLength(2500)
  for (const page of [1, 2, 40]) {
    const { data, total } = await list({ sender: 'квантум', page, results: 20 })
    expect(total).toBe(publicTotalLimit)
    expect(data.map(row => row.ref_id).toSorted()).toEqual(all.slice((page - 1) * 20, page * 20).toSorted())
  }
  const first = await list({ sender: 'квантум', results: 20, sortField: 'cdate', sortOrder: 'ascend' })
  expect(first.data.map(row => row.ref_id).toSorted()).toEqual(all.slice(-20).toSorted())
  // Words in any order; a name that is given up finds nothing.
  expect((await list({ sender: 'тал квантум' })).total).toBe(1200)
  const inactive = await list({ sender: 'квантум уул', status: 'INACTIVE', results: 100 })
  expect(inactive.total).toBeGreaterThan(0)
  expect(inactive.data.every(row => row.holder === 'Квантум Уул ХХК')).toBe(true)
  await rename('Бага Уул ХХК', sql`limit 1300`)
  expect((await list({ sender: 'квантум уул' })).total).toBe(0)
})

it('[REQ-CERT-02] finds what more than two thousand names have in common', async () => {
  // The thirty latest have other names, so that a list of all would begin with them.
  await sql`update certificates c set holder_key = case when n.place <= 30 then 'other ' else 'cas ' end || n.place
    from (select id, row_number() over (order by created_at desc, id desc) as place from certificates) n
    where n.id = c.id`.execute(test.app.services.db)
  const { data, total } = await list({ sender: 'cas', results: 10 })
  expect(total).toBe(publicTotalLimit)
  expect(data.map(row => row.ref_id)).toEqual((await latest('cas')).slice(0, 10))
  expect((await list({ sender: 'cas 77', results: 20 })).data.map(row => row.ref_id)).toEqual(await latest('cas 77'))
})
