// Who looks at a request: colleagues name each other, and nobody stays named who has gone.
import { randomUUID } from 'node:crypto'
import { markPresence, presenceSilentSeconds } from '@khyanalt/contract/presence'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { limitToUnit, sentRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { bellChannel } from '../../db/bell.ts'

let test: TestApp
let ahead = 0
const bells: string[] = []
let listener: pg.Client
beforeAll(async () => {
  test = await openTestApp({ clock: { now: () => new Date(Date.now() + ahead) } })
  listener = new pg.Client(test.address)
  await listener.connect()
  listener.on('notification', ({ payload }) => bells.push(payload ?? ''))
  await listener.query(`listen ${bellChannel}`)
})
afterAll(async () => {
  await listener.end()
  await test.close()
})

const { inspector, head } = demoStaff
type Who = 'inspector' | 'head' | 'finance'
const look = async (as: Who, requestnumber: string, tab: string, leaving = false) =>
  (await test.call(as, markPresence, { requestnumber, tab, leaving })).data.map(({ id }) => id)
const rungFor = async (number: string): Promise<number> => {
  // What was rung before this query has arrived with its answer.
  await listener.query('select 1')
  return bells.filter(bell => bell === JSON.stringify({ of: 'presence', requestNumber: number })).length
}

it('[REQ-ASSIGNEE-05] names the colleagues who look at a request now, once each, and rings when one comes or goes', async () => {
  const number = await sentRequest(test, 'citizen')
  const [first, second, other] = [randomUUID(), randomUUID(), randomUUID()]
  expect(await look('inspector', number, first)).toEqual([])
  expect(await look('inspector', number, second)).toEqual([])
  expect(await look('head', number, other)).toEqual([inspector.id])
  expect(await look('inspector', number, first)).toEqual([head.id])
  // Who says once more that he or she is there is no news.
  await expect.poll(() => rungFor(number)).toBe(3)
  expect(await look('head', number, other, true)).toEqual([inspector.id])
  expect(await look('inspector', number, first)).toEqual([])
  await expect.poll(() => rungFor(number)).toBe(4)
})

it('[REQ-ASSIGNEE-05] forgets a tab that falls silent or shows another request, and keeps no row of it', async () => {
  const [one, next] = [await sentRequest(test, 'citizen'), await sentRequest(test, 'citizen')]
  const tab = randomUUID()
  await look('inspector', one, tab)
  await look('inspector', next, tab)
  expect(await look('head', one, randomUUID())).toEqual([])
  expect(await look('head', next, randomUUID())).toEqual([inspector.id])
  ahead += (presenceSilentSeconds + 1) * 1000
  expect(await look('finance', next, randomUUID())).toEqual([])
  const rows = await test.app.services.db.selectFrom('case_presence').select('user_id').execute()
  expect(rows.map(({ user_id }) => user_id)).toEqual([demoStaff.finance.id])
})

it('[REQ-ASSIGNEE-05] names nobody to clients or outside the scope, and takes no tab of somebody else', async () => {
  const number = await sentRequest(test, 'citizen')
  const tab = randomUUID()
  await look('inspector', number, tab)
  expect((await test.refused('citizen', markPresence, { requestnumber: number, tab })).code).toBe('not_allowed')
  await limitToUnit(test, head.id, 2)
  expect((await test.refused('head', markPresence, { requestnumber: number, tab })).code).toBe('request_not_found')
  await limitToUnit(test, head.id, null)
  await look('head', number, tab, true)
  expect(await look('head', number, randomUUID())).toEqual([inspector.id])
})
