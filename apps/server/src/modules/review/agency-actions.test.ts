// Every act of the agency in every circumstance (decisions §M): the acts are data, so that none can be forgotten.
import { getServiceForm } from '@khyanalt/contract/requests'
import { requestTransitions } from '@khyanalt/domain/request-actions'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { limitToUnit } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import {
  type AgencyAction,
  agencyActions,
  type RefusedCircumstance,
  refusedCircumstances,
} from './agency-actions-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const personId = (as: DemoPerson): string => ({ ...demoPeople, ...demoStaff })[as].id
const kept = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
/** While the work runs, the grants of the person reach no further than this unit. */
const withinUnit = async <T>(as: DemoPerson, unit: number | null, work: () => Promise<T>): Promise<T> => {
  const limit = (unit: number | null) => limitToUnit(test, personId(as), unit)
  await limit(unit)
  try {
    return await work()
  } finally {
    await limit(null)
  }
}
/** While the work runs, the request counts as made by the person. */
const madeBy = async <T>(as: DemoPerson, number: string, work: () => Promise<T>): Promise<T> => {
  const { db } = test.app.services
  const row = await db
    .selectFrom('requests')
    .select('created_by')
    .where('request_number', '=', number)
    .executeTakeFirstOrThrow()
  const set = (created_by: string) =>
    db.updateTable('requests').set({ created_by }).where('request_number', '=', number).execute()
  await set(personId(as))
  try {
    return await work()
  } finally {
    await set(row.created_by)
  }
}
const countEvents = async (number: string): Promise<number> => {
  const { db } = test.app.services
  const events = await db
    .selectFrom('request_events as e')
    .innerJoin('requests as r', 'r.id', 'e.request_id')
    .select('e.id')
    .where('r.request_number', '=', number)
    .execute()
  return events.length
}
/** What stands in the journal and in the audit under the name of the person. */
const countActs = async (as: DemoPerson): Promise<number> => {
  const { db } = test.app.services
  const counts = (['request_events', 'audit_entries'] as const).map(table =>
    db
      .selectFrom(table)
      .select(eb => eb.fn.countAll<string>().as('n'))
      .where('actor_user_id', '=', personId(as))
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(counts)).reduce((sum, { n }) => sum + Number(n), 0)
}
const statusOf = async (number: string) => (await test.call('citizen', getServiceForm, { id: number })).request.status

describe.each(Object.entries(agencyActions) as [string, AgencyAction][])('%s', (_name, action) => {
  const { call, by, stranger, rules, refusals } = action
  // What is refused stays as it was; what is done is another one.
  const ready = kept(() => action.ready(test))
  const done = kept(async () => {
    const made = await action.ready(test)
    const input = { ...(await made.input()), transaction_id: uuidv7() }
    const before = await countActs(by)
    const answer = await test.raw(by, call, input)
    return { ...made, used: input, answer, acts: (await countActs(by)) - before }
  })
  /** What holds of the agency beside the rules of the act. */
  const ofStaff = by in demoStaff ? ' [REQ-AGENCY-29]' : ''
  const refuseIn = {
    'wrong role': async () => test.raw(stranger, call, await (await ready()).input()),
    'wrong scope': async () => {
      const input = await (await ready()).input()
      return withinUnit(by, 2, () => test.raw(by, call, input))
    },
    'own request': async () => {
      const { request, input } = await ready()
      const given = await input()
      return madeBy(by, request, () => test.raw(by, call, given))
    },
    'stale version': async () => {
      const input = await (await ready()).input()
      return test.raw(by, call, { ...input, version: input.version - 1 })
    },
    'wrong state': async () => {
      const { input } = action.elsewhere ? await action.elsewhere(test) : await done()
      return test.raw(by, call, { ...(await input()), transaction_id: uuidv7() })
    },
  } as const satisfies Record<RefusedCircumstance, () => Promise<unknown>>

  for (const circumstance of refusedCircumstances.filter(each => each !== 'wrong state')) {
    const code = refusals[circumstance]
    if (code === null) continue
    const watched = circumstance === 'stale version' ? ofStaff : ''
    it(`${rules}${watched} is refused in the circumstance „${circumstance}“, and nothing happens`, async () => {
      const { request } = await ready()
      const before = [await statusOf(request), await countEvents(request)]
      const { body } = await refuseIn[circumstance]()
      expect(body).toMatchObject({ result: 'error', code })
      expect([await statusOf(request), await countEvents(request)]).toEqual(before)
    })
  }

  it(`${rules}${ofStaff} succeeds for whom it belongs to, and is written down under that name`, async () => {
    const { request, answer, acts } = await done()
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    for (const [key, value] of Object.entries(action.answer)) {
      if (value instanceof RegExp) expect(answer.body[key]).toMatch(value)
      else expect(answer.body[key]).toEqual(value)
    }
    expect(await statusOf(request)).toBe(action.status)
    expect(acts).toBe(1)
  })

  it(`${rules} [REQ-ONCE-01] is done once when it is sent twice`, async () => {
    const { request, used, answer } = await done()
    const before = await countEvents(request)
    const again = await test.raw(by, call, used)
    expect([again.status, again.body]).toEqual([200, answer.body])
    expect(await countEvents(request)).toBe(before)
  })

  it(`${rules} is refused in the circumstance „wrong state“`, async () => {
    expect((await refuseIn['wrong state']()).body).toMatchObject({ result: 'error', code: refusals['wrong state'] })
  })
})

it('[REQ-AGENCY-02] every act that the table of states gives to the agency is tried in every circumstance', () => {
  const bySomebody = Object.values(requestTransitions).flatMap(row =>
    Object.entries(row).flatMap(([action, { by }]) =>
      by.some((party: string) => !['applicant', 'system'].includes(party)) ? [action] : [],
    ),
  )
  expect(bySomebody.length).toBeGreaterThan(8)
  expect(bySomebody.filter(action => !(action in agencyActions))).toEqual([])
})
