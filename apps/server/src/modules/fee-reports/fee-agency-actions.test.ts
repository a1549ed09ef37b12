// Every act of the agency on reports and late requests in every circumstance (decisions §M): the acts are data.
import { getFeeReport } from '@khyanalt/contract/fee-reports'
import { listLateRequests } from '@khyanalt/contract/late-requests'
import { resolveFeeReport, resolveLateRequest } from '@khyanalt/contract/staff-fee-reports'
import { type LateDecision, lateDecisions } from '@khyanalt/domain/fee-report/late-requests'
import { type FeeReportDecision, feeReportDecisions } from '@khyanalt/domain/fee-report/report-actions'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import type { DemoPerson } from '../../../test/test-app.ts'
import {
  askLate,
  decide,
  inWindow,
  lateVersionOf,
  openFeeApp,
  outside,
  sentReport,
  versionOf,
} from './fee-reports-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
})
beforeEach(() => test.setDay(inWindow))
afterAll(() => test.close())

type Staff = keyof typeof demoStaff
/** While the work runs, the grants of the person are for this module alone. */
const withinModule = async <T>(as: Staff, work: () => Promise<T>): Promise<T> => {
  const limit = (module: 'INSPECTION' | null) =>
    test.app.services.db.updateTable('staff_grants').set({ module }).where('user_id', '=', demoStaff[as].id).execute()
  await limit('INSPECTION')
  try {
    return await work()
  } finally {
    await limit(null)
  }
}
/** Marks the person as somebody who helped the company to fill it in. */
const helpedBy = async (table: 'fee_reports' | 'cases', id: string, as: Staff): Promise<void> => {
  const helpers = [demoStaff[as].id]
  await test.app.services.db.updateTable(table).set({ helpers }).where('id', '=', id).execute()
}

type Act = {
  readonly before: readonly FeeReportDecision[]
  readonly by: Staff
  readonly stranger: DemoPerson
  readonly status: number
  readonly remarks?: true
}
const reportActs: Readonly<Record<FeeReportDecision, Act>> = {
  receive: { before: [], by: 'inspector', stranger: 'finance', status: 1 },
  agree: { before: ['receive'], by: 'inspector', stranger: 'admin', status: 2 },
  return: { before: ['receive'], by: 'inspector', stranger: 'operator', status: 2000, remarks: true },
  reject: { before: ['receive'], by: 'head', stranger: 'inspector', status: 3000, remarks: true },
  register: { before: ['receive', 'agree'], by: 'head', stranger: 'inspector', status: 1000 },
  suspend: {
    before: ['receive', 'agree', 'register'],
    by: 'head',
    stranger: 'inspector',
    status: 4000,
    remarks: true,
  },
  complain: {
    before: ['receive', 'agree', 'reject'],
    by: 'inspector',
    stranger: 'finance',
    status: 900,
    remarks: true,
  },
}
const reason = { title: 'Нийт үнэлгээ', comment: 'Нэхэмжлэхтэй тулгана уу.' }
const eventsOf = async (id: string) =>
  (await test.app.services.db.selectFrom('fee_report_events').select('id').where('report_id', '=', id).execute()).length

it('has every decision of the table under test', () => {
  expect(Object.keys(reportActs).sort()).toEqual([...feeReportDecisions].sort())
})

describe.each(Object.entries(reportActs) as [FeeReportDecision, Act][])('%s of a report', (action, act) => {
  it('[CON-181] [REQ-AGENCY-02] [REQ-AGENCY-13] is refused in every wrong circumstance, done once, and refused afterwards', async () => {
    const { id } = await sentReport(test)
    await decide(test, id, act.before)
    const version = await versionOf(test, id)
    const statusOf = async () => (await test.call('mineMember', getFeeReport, { id })).data.status
    const before = [await statusOf(), await eventsOf(id)]
    const input = { id, action, version, comments: act.remarks ? [reason] : [] }
    const refusedAs = async (as: DemoPerson, change: object = {}) =>
      (await test.raw(as, resolveFeeReport, { ...input, ...change })).body.code

    expect(await refusedAs(act.stranger), 'wrong role').toBe('not_allowed')
    expect(await withinModule(act.by, () => refusedAs(act.by)), 'wrong scope').toBe('fee_report_not_found')
    expect(await refusedAs(act.by, { version: version - 1 }), 'stale version').toBe('version_conflict')
    expect(await refusedAs(act.by, { id: uuidv7() }), 'unknown').toBe('fee_report_not_found')
    if (act.remarks) expect(await refusedAs(act.by, { comments: [] }), 'no reasons').toBe('remarks_missing')
    await helpedBy('fee_reports', id, act.by)
    expect(await refusedAs(act.by), 'own request').toBe('own_request')
    await helpedBy('fee_reports', id, 'operator')
    expect([await statusOf(), await eventsOf(id)]).toEqual(before)

    const once = { ...input, transaction_id: uuidv7() }
    const done = await test.raw(act.by, resolveFeeReport, once)
    expect(done.body).toMatchObject({ result: 'success', status: act.status })
    expect((await test.raw(act.by, resolveFeeReport, once)).body).toEqual(done.body)
    expect([await statusOf(), await eventsOf(id)]).toEqual([act.status, (before[1] ?? 0) + 1])
    expect(['wrong_state', 'wrong_step']).toContain(await refusedAs(act.by, { version: done.body.version }))
    const audit = await test.app.services.db
      .selectFrom('audit_entries')
      .select('actor_user_id')
      .where('noun', '=', 'fee_report')
      .where('noun_id', '=', id)
      .where('action', '=', action)
      .execute()
    expect(audit).toEqual([{ actor_user_id: demoStaff[act.by].id }])
  })
})

it('[REQ-AGENCY-29] of two deciders at once one wins, and the other learns what became of the report', async () => {
  const { id } = await sentReport(test)
  const input = { id, action: 'receive', version: await versionOf(test, id) }
  const both = await Promise.all((['inspector', 'head'] as const).map(as => test.raw(as, resolveFeeReport, input)))
  const loser = both.find(({ status }) => status !== 200)
  expect(both.map(({ body }) => body.code ?? body.result).sort()).toEqual(['success', 'version_conflict'])
  expect(loser?.body.current).toEqual({ version: input.version + 1, status: 1 })
  const audit = await test.app.services.db
    .selectFrom('audit_entries')
    .select('action')
    .where('noun', '=', 'fee_report')
    .where('noun_id', '=', id)
    .where('action', '=', 'receive')
    .execute()
  expect(audit).toHaveLength(1)
})

it('[CON-182] a rejected report whose quarter was reported anew cannot come back by a complaint', async () => {
  const licence = { license_number: 'AGAIN' }
  const first = await sentReport(test, licence)
  await decide(test, first.id, ['receive', 'reject'])
  const second = await sentReport(test, licence)
  const refused = await test.refused('head', resolveFeeReport, {
    id: first.id,
    action: 'complain',
    comments: [reason],
    version: await versionOf(test, first.id),
  })
  expect(refused).toMatchObject({ code: 'fee_report_known', params: { number: second.request_number } })
})

const lateActs: Readonly<Record<LateDecision, { readonly season: 1 | 2 | 3; readonly status: number }>> = {
  receive: { season: 1, status: 1 },
  approve: { season: 2, status: 10 },
  reject: { season: 3, status: 30 },
}

describe.each(lateDecisions)('%s of a late request', action => {
  it('[CON-181] [REQ-LATE-03] is the head of unit’s alone, refused in every wrong circumstance, done once', async () => {
    test.setDay(outside)
    const { season, status } = lateActs[action]
    const { id } = await askLate(test, { season })
    const version = await lateVersionOf(test, id)
    const input = { id, action, version, comment: 'Баримт дутуу.' }
    const refusedAs = async (as: DemoPerson, change: object = {}) =>
      (await test.raw(as, resolveLateRequest, { ...input, ...change })).body.code
    const rowOf = async () => (await test.call('mineMember', listLateRequests, {})).data.data.find(row => row.id === id)

    for (const as of ['inspector', 'finance', 'operator', 'admin'] as const) {
      expect(await refusedAs(as), as).toBe('not_allowed')
    }
    expect(await withinModule('head', () => refusedAs('head')), 'wrong scope').toBe('late_request_not_found')
    expect(await refusedAs('head', { version: version + 1 }), 'stale version').toBe('version_conflict')
    expect(await refusedAs('head', { id: uuidv7() }), 'unknown').toBe('late_request_not_found')
    await helpedBy('cases', id, 'head')
    expect(await refusedAs('head'), 'own request').toBe('own_request')
    await helpedBy('cases', id, 'operator')
    expect((await rowOf())?.status).toBe(0)

    const once = { ...input, transaction_id: uuidv7() }
    const done = await test.raw('head', resolveLateRequest, once)
    expect(done.body).toMatchObject({ result: 'success', status })
    expect((await test.raw('head', resolveLateRequest, once)).body).toEqual(done.body)
    expect(await rowOf()).toMatchObject({
      status,
      open_until: action === 'approve' ? '2026-11-19' : null,
      reason: action === 'reject' ? 'Баримт дутуу.' : null,
    })
    expect(await refusedAs('head', { version: done.body.version }), 'wrong state').toBe('wrong_state')
  })
})
