// What happens to a case is written once, whole, and the same whatever the release that serves.
import { resolveLateRequest } from '@khyanalt/contract/staff-fee-reports'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { inTransaction } from '../../db/transaction.ts'
import { auditPortal } from '../audit/audit-portal.ts'
import { digestEarlier } from '../audit/digest-earlier.job.ts'
import { sealJournal } from '../audit/seal-journal.job.ts'
import {
  askLate,
  inWindow,
  lateVersionOf,
  openFeeApp,
  outside,
  sentReport,
} from '../fee-reports/fee-reports-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
  test.setDay(outside)
  await digestEarlier(test.app.services)()
})
afterAll(() => test.close())

const caseOf = (id: string) =>
  test.app.services.db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = (id: string) =>
  test.app.services.db
    .selectFrom('case_events')
    .selectAll()
    .where('case_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
const entriesOf = (id: string) =>
  test.app.services.db
    .selectFrom('audit_entries')
    .select(['id', 'action', 'actor_user_id'])
    .where('noun_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
const decide = async (id: string, action: 'receive' | 'approve' | 'reject', comment?: string) =>
  test.call('head', resolveLateRequest, { id, action, comment, version: await lateVersionOf(test, id) })
const findings = async () => {
  await sealJournal(test.app.services)()
  return (await auditPortal(test.app.services)).findings
}

describe('an action on a case', () => {
  it('[REQ-CASE-04] is one event, one entry of the audit under the same id, and one step of the version', async () => {
    const { id } = await askLate(test, { season: 1 })
    await decide(id, 'receive')
    expect(await decide(id, 'reject', 'Баримт дутуу.')).toMatchObject({ status: 30, version: 3 })
    const events = await eventsOf(id)
    expect(events).toMatchObject([
      { action: 'send', from_state: null, to_state: 'sent', actor_user_id: demoPeople.mineMember.id, note: null },
      { action: 'receive', from_state: 'sent', to_state: 'received', actor_user_id: demoStaff.head.id },
      { action: 'reject', from_state: 'received', to_state: 'rejected', note: 'Баримт дутуу.', to_step: 1, round: 1 },
    ])
    expect(await entriesOf(id)).toEqual(events.map(({ id, action, actor_user_id }) => ({ id, action, actor_user_id })))
    expect(await caseOf(id)).toMatchObject({ state: 'rejected', version: 3, claim: null })
    expect(await findings()).toEqual([])
  })

  it('[REQ-CASE-05] is refused to whoever saw an earlier state, with the one there is, and leaves nothing behind', async () => {
    const { id } = await askLate(test, { season: 2 })
    await decide(id, 'receive')
    const refused = await test.refused('head', resolveLateRequest, { id, action: 'receive', version: 1 })
    expect(refused).toMatchObject({ code: 'version_conflict', current: { version: 2, status: 1 } })
    // Neither the state nor the missing reason is judged before.
    const silent = await test.refused('head', resolveLateRequest, { id, action: 'reject', version: 1 })
    expect(silent.code).toBe('version_conflict')
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['send', 'receive'])
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['send', 'receive'])
    expect(await caseOf(id)).toMatchObject({ state: 'received', version: 2 })
  })

  it('[REQ-CASE-06] never changes once it is written', async () => {
    const { db } = test.app.services
    await expect(db.updateTable('case_events').set({ note: 'x' }).execute()).rejects.toThrow(/never changed/)
    await expect(db.deleteFrom('case_events').execute()).rejects.toThrow(/never changed/)
    await expect(sql`truncate case_events`.execute(db)).rejects.toThrow(/never changed/)
  })

  it('[REQ-CASE-07] frees what the case claimed when it leads there, and else nobody can claim it again', async () => {
    const { db } = test.app.services
    const company = demoCompanies.quarry.id
    const { id } = await askLate(test, { season: 3, as: 'mineAccountant', company })
    const { claim } = await caseOf(id)
    const again = { ...(await caseOf(id)), id: uuidv7() }
    await expect(db.insertInto('cases').values(again).execute()).rejects.toThrow(/cases_claim/)
    await decide(id, 'reject', 'Баримт дутуу.')
    const next = await askLate(test, { season: 3, as: 'mineAccountant', company })
    expect((await caseOf(next.id)).claim).toBe(claim)
  })
})

describe('the release before', () => {
  /** What it sends to the database to store a late request, and to decide on it. */
  const entry = (id: string, action: string, actor: string, detail: object) => sql`
    insert into audit_entries (id, actor_user_id, action, noun, noun_id, detail, at)
    values (${uuidv7()}, ${actor}, ${action}, 'late_request', ${id}, ${JSON.stringify(detail)}::jsonb, now())`
  const quarter = { company: demoCompanies.quarry.id, year: 2024, season: 2 }
  const send = (id: string) =>
    inTransaction(test.app.services.db, async tx => {
      await sql`insert into late_requests
        (id, company_id, year, season, details, created_by, helpers, state, created_at, updated_at)
        values (${id}, ${quarter.company}, ${quarter.year}, ${quarter.season}, 'Тайлбар', ${demoPeople.mineAccountant.id},
          '{}', 'sent', now(), now())`.execute(tx)
      await entry(id, 'send', demoPeople.mineAccountant.id, quarter).execute(tx)
    })
  const move = (id: string, action: string, change: { state: string; open_until?: string }) =>
    inTransaction(test.app.services.db, async tx => {
      const locked = await sql`
        select l.*, c.name_mn from late_requests as l join companies as c on c.id = l.company_id
        where l.id = ${id} for update of l`.execute(tx)
      expect(locked.rows).toHaveLength(1)
      const { rows } = await sql<{ version: number }>`
        update late_requests set state = ${change.state}, open_until = ${change.open_until ?? null},
          version = version + 1, updated_at = now() where id = ${id} returning version`.execute(tx)
      await entry(id, action, demoStaff.head.id, { ...quarter, ...change }).execute(tx)
      return rows
    })

  it('[REQ-CASE-08] goes on with late requests: what it writes is a case with its events, sealed like any other', async () => {
    const id = uuidv7()
    await send(id)
    expect(await move(id, 'receive', { state: 'received' })).toEqual([{ version: 2 }])
    expect(await caseOf(id)).toMatchObject({ state: 'received', version: 2, claim: `${quarter.company}/2024/2` })
    await move(id, 'approve', { state: 'approved', open_until: '2026-11-19' })
    expect((await eventsOf(id)).map(event => [event.action, event.from_state, event.to_state])).toEqual([
      ['send', null, 'sent'],
      ['receive', 'sent', 'received'],
      ['approve', 'received', 'approved'],
    ])
    expect((await entriesOf(id)).map(one => one.id)).toEqual((await eventsOf(id)).map(one => one.id))
    expect(await findings()).toEqual([])
  })

  it('[REQ-CASE-08] reads what this release decided, and closes what it opened', async () => {
    const { db } = test.app.services
    const { id } = await askLate(test, { season: 4, as: 'mineAccountant', company: demoCompanies.fluorspar.id })
    await decide(id, 'approve')
    const { rows } =
      await sql`select state, version, open_until::text, season, used_at from late_requests where id = ${id}`.execute(
        db,
      )
    expect(rows).toEqual([{ state: 'approved', version: 2, open_until: '2026-11-19', season: 4, used_at: null }])
    test.setDay(inWindow)
    const report = await sentReport(test)
    test.setDay(outside)
    const close = () =>
      sql`update late_requests set used_at = now(), used_by = ${report.id}, version = version + 1
        where id = ${id} and used_at is null returning id`.execute(db)
    expect((await close()).rows).toEqual([{ id }])
    expect((await close()).rows).toEqual([])
    expect(await findings()).toEqual([])
  })
})
