// Taking over what a colleague holds: since when, once, and told.
import { assignRequests } from '@khyanalt/contract/assignments'
import { agreeRequest, getCase, receiveRequest } from '@khyanalt/contract/review'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { reviewedRequest, sentRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { heldSince } from './present-holder.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const { head, secondHead, inspector } = demoStaff
const take = (as: 'head' | 'secondHead', request_number: string, holder: string | null, to: string) =>
  test.call(as, assignRequests, { requests: [{ request_number, holder }], to })
const holderOf = async (requestnumber: string) => (await test.call('head', getCase, { requestnumber })).holder

it('[REQ-ASSIGNEE-04] of two who take over at once one has it, and the other one reads who', async () => {
  const number = await reviewedRequest(test, 'citizen', 3)
  const both = await Promise.all([take('head', number, null, head.id), take('secondHead', number, null, secondHead.id)])
  const winner = both[0]?.assigned.length === 1 ? head : secondHead
  expect(both.map(({ assigned }) => assigned.length).sort()).toEqual([0, 1])
  expect(both.flatMap(({ refused }) => refused)).toEqual([
    { request_number: number, code: 'holder_changed', holder: winner.name },
  ])
  expect((await holderOf(number))?.id).toBe(winner.id)
})

it('[REQ-ASSIGNEE-04] says since when it is whose, however it came to that person', async () => {
  const moment = async (number: string, action: 'receive' | 'assign') => {
    const { at } = await test.app.services.db
      .selectFrom('request_events as e')
      .innerJoin('requests as r', 'r.id', 'e.request_id')
      .select('e.at')
      .where('r.request_number', '=', number)
      .where('e.action', '=', action)
      .orderBy('e.sequence', 'desc')
      .executeTakeFirstOrThrow()
    return at.toISOString()
  }
  const received = await sentRequest(test, 'citizen')
  const seen = async () => ({ request_number: received, version: await versionOf(test, 'inspector', received) })
  await test.call('inspector', receiveRequest, await seen())
  await test.call('inspector', agreeRequest, await seen())
  // Whoever goes on deciding has had it since the first decision.
  expect(await holderOf(received)).toMatchObject({ id: inspector.id, since: await moment(received, 'receive') })
  const given = await reviewedRequest(test, 'citizen', 3)
  await take('secondHead', given, null, head.id)
  expect(await holderOf(given)).toEqual({
    id: head.id,
    name: head.name,
    since: await moment(given, 'assign'),
    away: null,
  })
})

it('[REQ-ASSIGNEE-04] begins anew when somebody takes again what he or she gave back', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  const event = (action: string, minute: number, to: string | null = null) => ({
    action,
    actor_name: 'Сараа',
    detail: { from: null, to },
    at: at(minute),
  })
  const taken = event('receive', 1)
  expect(heldSince([taken, event('assign', 2)], 'Сараа')).toBeNull()
  expect(heldSince([taken, event('assign', 2), event('assign', 3, 'Сараа')], 'Сараа')).toEqual(at(3))
  expect(heldSince([taken, event('withdraw', 2)], 'Сараа')).toBeNull()
  expect(heldSince([taken, event('assign', 2, 'Төмөр')], 'Сараа')).toBeNull()
})
