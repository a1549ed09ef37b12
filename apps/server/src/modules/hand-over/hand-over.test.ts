// Handing over what somebody holds: shown before, done as one action, told once.
import { saveAbsence } from '@khyanalt/contract/absences'
import { assignRequests } from '@khyanalt/contract/assignments'
import { handOverCases, previewHandOver } from '@khyanalt/contract/hand-over'
import { getCase } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { limitToUnit, reviewedRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const { head, secondHead, inspector, admin } = demoStaff
let numbers: string[] = []
const give = (request_number: string, holder: string | null, to: string | null) =>
  test.call('head', assignRequests, { requests: [{ request_number, holder }], to })
beforeEach(async () => {
  const { db } = test.app.services
  await db.updateTable('requests').set({ holder_user_id: null }).execute()
  numbers = []
  for (let i = 0; i < 3; i += 1) {
    const number = await reviewedRequest(test, 'citizen', 3)
    await give(number, null, head.id)
    numbers.push(number)
  }
  await db.deleteFrom('notifications').execute()
})
const preview = (as: 'head' | 'admin', to: string | null) => test.call(as, previewHandOver, { from: head.id, to })
const holderOf = async (requestnumber: string) => (await test.call('head', getCase, { requestnumber })).holder?.id
const toldOf = async (userId: string) =>
  (
    await test.app.services.db
      .selectFrom('notifications')
      .select(['type', 'params'])
      .where('user_id', '=', userId)
      .execute()
  ).map(({ type, params }) => [type, params])
/** What the preview showed, as it is ordered. */
const shownCases = (shown: Awaited<ReturnType<typeof preview>>) =>
  shown.cases.flatMap(({ request_number, to }) => (to ? [{ request_number, to: to.id }] : []))

it('[REQ-ASSIGNEE-09] [REQ-ASSIGNEE-10] shows what would happen, does it as one action, and tells each receiver once', async () => {
  const shown = await preview('admin', secondHead.id)
  expect(shown.total).toBe(3)
  expect(shown.receivers).toEqual([{ id: secondHead.id, name: secondHead.name, holds: 0, gets: 3 }])
  expect(await holderOf(numbers[0] ?? '')).toBe(head.id)
  const order = { from: head.id, cases: shownCases(shown), transaction_id: uuidv7() }
  const done = await test.call('admin', handOverCases, order)
  expect(done).toMatchObject({ receivers: [{ id: secondHead.id, gets: 3 }], refused: [] })
  // The same order once more is the same action.
  expect(await test.call('admin', handOverCases, order)).toMatchObject({ receivers: [{ gets: 3 }] })
  for (const number of numbers) expect(await holderOf(number)).toBe(secondHead.id)
  expect(await toldOf(secondHead.id)).toEqual([['cases_given', { by: admin.name, name: head.name, count: '3' }]])
  expect(await toldOf(head.id)).toEqual([['cases_taken', { by: admin.name, count: '3' }]])
  const { assignments } = await test.call('head', getCase, { requestnumber: numbers[0] ?? '' })
  expect(assignments.at(-1)).toMatchObject({ by: admin.name, from: head.name, to: secondHead.name })
})

it('[REQ-ASSIGNEE-09] leaves out who took part before, and who is away when it spreads by load', async () => {
  const toInspector = await preview('head', inspector.id)
  expect(toInspector.cases.map(({ refused, to }) => [refused, to])).toEqual(numbers.map(() => ['agreed_before', null]))
  expect((await preview('head', null)).receivers).toEqual([
    { id: secondHead.id, name: secondHead.name, holds: 0, gets: 3 },
  ])
  const today = agencyDate(new Date())
  const away = { person: secondHead.id, deputy: head.id, from: today, to: today }
  await test.call('admin', saveAbsence, away)
  const shown = await preview('head', null)
  expect(shown.receivers).toEqual([])
  expect(shown.people.find(({ id }) => id === secondHead.id)?.away_until).toBe(today)
  await test.app.services.db.deleteFrom('absences').execute()
})

it('[REQ-ASSIGNEE-10] leaves what somebody took since the preview, and does the rest', async () => {
  const cases = shownCases(await preview('head', secondHead.id))
  const [taken = '', ...rest] = numbers
  await give(taken, head.id, null)
  const done = await test.call('head', handOverCases, { from: head.id, cases })
  expect(done.refused).toEqual([{ request_number: taken, code: 'holder_changed' }])
  expect(done.receivers).toEqual([{ id: secondHead.id, name: secondHead.name, gets: rest.length }])
  // Two who hand the same over at once do it once.
  const back = rest.map(request_number => ({ request_number, to: head.id }))
  const both = await Promise.all(
    [0, 1].map(() => test.call('secondHead', handOverCases, { from: secondHead.id, cases: back })),
  )
  expect(both.map(({ refused }) => refused.length).sort()).toEqual([0, 2])
})

it('[REQ-ASSIGNEE-11] is for what one holds oneself, and for heads of unit within their scope and administrators', async () => {
  const cases = numbers.map(request_number => ({ request_number, to: secondHead.id }))
  expect((await test.refused('inspector', handOverCases, { from: head.id, cases })).code).toBe('not_allowed')
  expect((await test.refused('inspector', previewHandOver, { from: head.id, to: null })).code).toBe('not_allowed')
  await limitToUnit(test, secondHead.id, 2)
  try {
    const shown = await test.call('secondHead', previewHandOver, { from: head.id, to: inspector.id })
    expect(shown.cases).toEqual([])
    const { refused } = await test.call('secondHead', handOverCases, { from: head.id, cases })
    expect(refused.map(({ code }) => code)).toEqual(numbers.map(() => 'request_not_found'))
  } finally {
    await limitToUnit(test, secondHead.id, null)
  }
})
