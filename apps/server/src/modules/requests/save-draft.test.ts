import { getServiceForm, saveDraft } from '@khyanalt/contract/requests'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draftRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
let client: pg.Client
beforeAll(async () => {
  test = await openTestApp()
  client = new pg.Client(test.address)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await test.close()
})

// Every column that an index reads, by its columns, its expressions and its condition.
const indexed = `
  select distinct a.attname as column from pg_index i
  join pg_depend d on d.objid = i.indexrelid and d.refobjid = i.indrelid and d.refobjsubid > 0
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = d.refobjsubid
  where i.indrelid = 'requests'::regclass`

it('a save of a draft changes nothing that an index of requests reads, so that no index is written', async () => {
  const number = await draftRequest(test, 'citizen')
  const stored = async () => {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      'select to_jsonb(r) as row from requests r where request_number = $1',
      [number],
    )
    return rows[0]?.row ?? {}
  }
  const before = await stored()
  const { request } = await test.call('citizen', getServiceForm, { id: number })
  await test.call('citizen', saveDraft, {
    request_number: number,
    version: request.version,
    data: { '@phone': '99112233' },
    step: 1,
  })
  const after = await stored()
  const changed = Object.keys(after).filter(name => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
  expect(changed).toEqual(expect.arrayContaining(['form_step', 'updated_at', 'version']))
  const { rows } = await client.query<{ column: string }>(indexed)
  const read = rows.map(({ column }) => column)
  expect(read).toEqual(expect.arrayContaining(['state', 'deleted_at', 'owner_user_id']))
  expect(changed.filter(name => read.includes(name))).toEqual([])
})
