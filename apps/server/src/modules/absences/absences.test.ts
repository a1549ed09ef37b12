// Absences: who stands in is offered and told what the absent person holds, and may do no more than before.
import { endAbsence, listAbsences, saveAbsence } from '@khyanalt/contract/absences'
import { assignRequests, countQueue, listColleagues } from '@khyanalt/contract/assignments'
import type { InputOf } from '@khyanalt/contract/call'
import { writeToAgency } from '@khyanalt/contract/request-messages'
import { getCase, listQueue } from '@khyanalt/contract/review'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { limitToUnit, reviewedRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'

let test: TestApp
let ahead = 0
const clock = { now: () => new Date(Date.now() + ahead) }
beforeAll(async () => {
  test = await openTestApp({ clock })
})
afterAll(() => test.close())
beforeEach(async () => {
  const { db } = test.app.services
  await db.deleteFrom('absences').execute()
  await db.deleteFrom('notifications').execute()
})

const { head, secondHead, inspector, admin } = demoStaff
const dayMs = 24 * 60 * 60_000
const day = (days: number) => agencyDate(new Date(clock.now().getTime() + days * dayMs))
type As = 'head' | 'secondHead' | 'inspector' | 'admin'
const input = (rest: Partial<InputOf<typeof saveAbsence>> = {}) => ({
  person: head.id,
  deputy: secondHead.id,
  from: day(0),
  to: day(5),
  ...rest,
})
const enter = (as: As, rest: Partial<InputOf<typeof saveAbsence>> = {}) => test.call(as, saveAbsence, input(rest))
const refusal = async (as: As, rest: Partial<InputOf<typeof saveAbsence>>) =>
  (await test.refused(as, saveAbsence, input(rest))).code
const heldByHead = async () => {
  const number = await reviewedRequest(test, 'citizen', 3)
  await test.call('head', assignRequests, { requests: [{ request_number: number, holder: null }], to: head.id })
  return number
}
const mine = async (as: As) =>
  (await test.call(as, listQueue, { view: 'mine', results: 100 })).data.data.map(row => [
    row.request_number,
    row.as_deputy,
  ])
const toldOf = async (userId: string) =>
  (
    await test.app.services.db
      .selectFrom('notifications')
      .select(['type', 'params'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ type, params }) => [type, params])

it('[REQ-ASSIGNEE-06] offers the deputy what the absent person holds, on those days alone, and moves no case', async () => {
  const number = await heldByHead()
  await enter('head', { from: day(1), to: day(2) })
  expect(await mine('secondHead')).toEqual([])
  const count = async () => (await test.call('secondHead', countQueue, {})).counts.mine
  expect(await count()).toBe(0)
  ahead += dayMs
  expect(await mine('secondHead')).toEqual([[number, true]])
  expect(await count()).toBe(1)
  const opened = await test.call('secondHead', getCase, { requestnumber: number })
  expect(opened.holder).toMatchObject({
    id: head.id,
    away: { to: day(1), deputy: { id: secondHead.id, name: secondHead.name } },
  })
  expect(opened.assignments).toHaveLength(1)
  ahead += 2 * dayMs
  expect(await mine('secondHead')).toEqual([])
  expect(await mine('head')).toContainEqual([number, false])
})

it('[REQ-ASSIGNEE-07] widens no right: outside the own scope the deputy is neither offered nor told anything', async () => {
  const number = await heldByHead()
  await limitToUnit(test, secondHead.id, 2)
  try {
    await enter('head')
    await test.app.services.db.deleteFrom('notifications').execute()
    expect(await mine('secondHead')).toEqual([])
    expect((await test.refused('secondHead', getCase, { requestnumber: number })).code).toBe('request_not_found')
    await test.call('citizen', writeToAgency, { request_number: number, text: 'Хэзээ бэлэн болох вэ?' })
    expect((await toldOf(head.id)).map(([type]) => type)).toEqual(['question_asked'])
    expect(await toldOf(secondHead.id)).toEqual([])
  } finally {
    await limitToUnit(test, secondHead.id, null)
  }
})

it('[REQ-ASSIGNEE-06] tells the deputy of the absence, of messages, of what is given meanwhile, and of its end', async () => {
  const number = await heldByHead()
  const { id } = await enter('admin')
  expect(await toldOf(head.id)).toEqual([
    ['absence_entered', { by: admin.name, name: secondHead.name, from: day(0), to: day(5) }],
  ])
  await test.call('citizen', writeToAgency, { request_number: number, text: 'Хэзээ бэлэн болох вэ?' })
  const giveBack = async (as: As) => {
    const requests = (holder: string | null) => [{ request_number: number, holder }]
    await test.call(as, assignRequests, { requests: requests(head.id), to: null })
    await test.call(as, assignRequests, { requests: requests(null), to: head.id })
  }
  await giveBack('inspector')
  // Whoever gives it to the colleague for whom he or she stands in knows of it.
  await giveBack('secondHead')
  const told = ['deputy_named', 'deputy_question_asked', 'deputy_case_given']
  expect((await toldOf(secondHead.id)).map(([type]) => type)).toEqual(told)
  const { data } = await test.call('secondHead', listColleagues, { requests: number })
  expect(data.find(each => each.id === head.id)?.away).toEqual({
    to: day(5),
    deputy: { id: secondHead.id, name: secondHead.name },
  })
  await test.call('admin', endAbsence, { id, version: 1 })
  expect((await toldOf(secondHead.id)).at(-1)?.[0]).toBe('deputy_freed')
  expect((await toldOf(head.id)).at(-1)?.[0]).toBe('absence_ended')
  expect((await test.call('head', listAbsences, {})).data).toEqual([])
})

it('[REQ-ASSIGNEE-08] is entered by the person or an administrator, with days and a deputy that make sense', async () => {
  expect(await refusal('inspector', {})).toBe('not_allowed')
  expect(await refusal('head', { to: day(-1), from: day(-2) })).toBe('absence_days_past')
  expect(await refusal('head', { from: day(3), to: day(2) })).toBe('absence_days_reversed')
  expect(await refusal('head', { to: day(400) })).toBe('absence_days_far')
  expect(await refusal('head', { deputy: head.id })).toBe('deputy_not_allowed')
  expect(await refusal('head', { deputy: demoStaff.finance.id })).toBe('deputy_not_allowed')
  await enter('secondHead', { person: secondHead.id, deputy: inspector.id, from: day(4), to: day(8) })
  expect(await refusal('head', {})).toBe('deputy_away')
  await enter('head', { to: day(3) })
  expect(await refusal('admin', { from: day(3), deputy: inspector.id })).toBe('absence_overlaps')
  const entries = await test.app.services.db
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('noun_id', '=', head.id)
    .where('action', '=', 'enter_absence')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(entries[0]?.detail).toEqual({ deputy: secondHead.name, from_day: day(0), to_day: day(3) })
})

it('[REQ-ASSIGNEE-08] is entered once where two enter it at the same moment, and changed by whoever saw the latest', async () => {
  const other = new pg.Client(test.address)
  await other.connect()
  await other.query('begin')
  await other.query('select id from users where id = any($1) order by id for no key update', [[head.id, secondHead.id]])
  await other.query(
    `insert into absences (id, user_id, deputy_user_id, from_day, to_day, version, entered_by, entered_at)
     values (gen_random_uuid(), $1, $2, $3, $4, 1, $1, now())`,
    [head.id, secondHead.id, day(0), day(5)],
  )
  // Whoever is not done yet is waited for.
  const late = refusal('admin', { from: day(1) })
  await other.query('select pg_sleep(0.3)')
  await other.query('commit')
  await other.end()
  expect(await late).toBe('absence_overlaps')
  const [absence] = (await test.call('head', listAbsences, {})).data
  if (!absence) throw new Error('none was entered')
  await enter('head', { id: absence.id, version: 1, to: day(7), from: absence.from })
  expect(await refusal('head', { id: absence.id, version: 1, to: day(8), from: absence.from })).toBe('version_conflict')
  expect((await test.refused('inspector', endAbsence, { id: absence.id, version: 2 })).code).toBe('not_allowed')
})

it('[REQ-ASSIGNEE-08] tells whoever is left without a deputy when the deputy goes away too', async () => {
  await enter('head', { deputy: inspector.id, from: day(1) })
  await enter('inspector', { person: inspector.id, deputy: secondHead.id })
  expect((await toldOf(head.id)).map(([type]) => type)).toEqual(['deputy_is_away'])
  const shown = (await test.call('head', listAbsences, {})).data.find(each => each.person.id === head.id)
  expect(shown).toMatchObject({ deputy_away: true, may_change: true })
})
