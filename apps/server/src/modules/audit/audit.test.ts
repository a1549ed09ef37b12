// The audit: what it tells, and that nobody rewrites it unnoticed.
import { downloadAudit, listAudit, readSealState } from '@khyanalt/contract/audit'
import { lockPerson, readPerson } from '@khyanalt/contract/staff-people'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { draftRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import { sealJournal } from './seal-journal.job.ts'
import { describeFault, verifyJournal } from './verify-journal.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const read = async (filter: object) => (await test.call('admin', listAudit, filter)).data
const services = () => test.app.services
const seal = () => sealJournal(services())()
const verify = () => verifyJournal(services().db)

describe('[REQ-AGENCY-29] the audit', () => {
  it('tells who did and who viewed what, by person, noun, thing, act and day', async () => {
    const request = await draftRequest(test, 'citizen')
    const { data } = await test.call('admin', readPerson, { id: demoPeople.citizen.id })
    await test.call('admin', lockPerson, { id: demoStaff.operator.id, version: 1, reason: 'Шалгалт' })
    expect((await read({ thing: request.toLowerCase() }))[0]).toMatchObject({
      noun: 'request',
      thing: request,
      actor: { id: demoPeople.citizen.id, login: demoPeople.citizen.register_number },
    })
    expect(await read({ person: demoStaff.admin.login_email, noun: 'account' })).toMatchObject([
      { act: 'lock', thing: expect.stringContaining(demoStaff.operator.name), detail: { reason: 'Шалгалт' } },
      { act: 'view', thing_id: data.id, actor: { name: demoStaff.admin.name } },
    ])
    expect((await read({ act: 'sign_in', person: 'болор' })).map(row => row.actor?.login)).toEqual([
      demoStaff.admin.login_email,
    ])
    await inTransaction(services().db, tx =>
      insertAuditEntry(tx, {
        id: uuidv7(),
        at: services().clock.now(),
        actor_user_id: demoStaff.admin.id,
        action: 'view',
        noun: 'company',
        noun_id: demoCompanies.hospital.id,
        detail: { user: demoPeople.citizen.id, company: demoCompanies.hospital.id, request: null },
      }),
    )
    expect((await read({ noun: 'company', act: 'view' }))[0]).toMatchObject({
      thing: demoCompanies.hospital.name_mn,
      detail: { user: 'Дорж Бат-Эрдэнэ', company: demoCompanies.hospital.name_mn },
    })
    const { id, name_mn } = await services()
      .db.selectFrom('services')
      .select(['id', 'name_mn'])
      .executeTakeFirstOrThrow()
    expect((await read({ noun: 'service', thing: String(id) }))[0]).toMatchObject({
      thing: name_mn,
      thing_id: String(id),
    })
    expect(await read({ person: 'nobody at all' })).toEqual([])
    expect(await read({ to: '2020-01-01' })).toEqual([])
  })

  it('is read page by page without gaps, whatever comes in between', async () => {
    const all = await read({ results: 100 })
    const seen: string[] = []
    let before: string | null = null
    do {
      const page: { data: { id: string }[]; before: string | null } = await test.call('admin', listAudit, {
        results: 2,
        ...(before && { before }),
      })
      seen.push(...page.data.map(row => row.id))
      before = page.before
    } while (before)
    expect(seen).toEqual(all.map(row => row.id))
    expect(await test.refused('admin', listAudit, { before: 'yesterday' })).toMatchObject({ code: 'invalid_input' })
  })

  it('is taken away as a table in which nothing is a formula, and that is written down', async () => {
    await inTransaction(services().db, tx =>
      insertAuditEntry(tx, {
        id: uuidv7(),
        actor_user_id: demoStaff.admin.id,
        action: 'update',
        noun: 'job',
        noun_id: '=HYPERLINK("http://example.test")',
        detail: {},
        at: services().clock.now(),
      }),
    )
    const reply = await test.app.http.inject({
      url: `/api${downloadAudit.path}?noun=job&format=csv`,
      headers: { authorization: `Bearer ${await test.token('admin')}` },
    })
    expect(reply.headers['content-type']).toContain('text/csv')
    expect(reply.body).toContain(`"'=HYPERLINK(""http://example.test"")"`)
    expect(await read({ act: 'export' })).toMatchObject([{ noun: 'audit', detail: { noun: 'job', rows: '1' } }])
    for (const other of ['head', 'citizen'] as const) {
      expect((await test.refused(other, listAudit, {})).status, other).toBe(403)
    }
  })
})

describe('the chain over journal and audit', () => {
  /** Does what only somebody who rules the database can. */
  const asSuperuser = (change: string) =>
    services()
      .db.connection()
      .execute(async db => {
        await sql`set session_replication_role = replica`.execute(db)
        try {
          await sql.raw(change).execute(db)
        } finally {
          await sql`reset session_replication_role`.execute(db)
        }
      })

  it('takes every row in, and two that seal at once take turns', async () => {
    await Promise.all([seal(), seal()])
    const { data } = await test.call('admin', readSealState, {})
    expect(data).toMatchObject({ waiting: 0, head: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(await verify()).toMatchObject({ seals: data.sealed, head: data.head, fault: null })
  })

  it('cannot be rewritten with the rights of the portal', async () => {
    for (const change of [
      `update audit_entries set action = 'nothing'`,
      'delete from audit_entries',
      'truncate audit_entries',
      `update request_events set action = 'nothing'`,
      'truncate request_events cascade',
      'delete from journal_seals',
    ]) {
      await expect(sql.raw(change).execute(services().db), change).rejects.toThrow(/rows are never changed/)
    }
  })

  it('names the row that somebody who rules the database changed, took out or slipped in', async () => {
    const known = await verify()
    const { row_id, number } = await services()
      .db.selectFrom('journal_seals')
      .select(['row_id', 'number'])
      .where('source', '=', 'audit_entries')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    const place = { number: Number(number), source: 'audit_entries', rowId: row_id }

    await asSuperuser(`update audit_entries set action = action || '!' where id = '${row_id}'`)
    const { fault } = await verify()
    expect(fault).toEqual({ ...place, why: 'row changed' })
    expect(fault && describeFault(fault)).toBe(`Seal ${number}: audit_entries ${row_id}: row changed`)
    await asSuperuser(`update audit_entries set action = rtrim(action, '!') where id = '${row_id}'`)
    expect((await verify()).fault).toBeNull()

    const slipped = uuidv7()
    await asSuperuser(`insert into audit_entries values ('${slipped}', null, 'x', 'job', 'x', '{}', now())`)
    expect((await verify()).fault).toEqual({
      number: null,
      source: 'audit_entries',
      rowId: slipped,
      why: 'row never sealed',
    })
    await asSuperuser(`delete from audit_entries where id in ('${slipped}', '${row_id}')`)
    expect((await verify()).fault).toEqual({ ...place, why: 'row gone' })

    // Cutting the end off and mending the rest is noticed by whoever wrote the head down.
    await asSuperuser(`
      delete from journal_seals where number >= ${number};
      update journal_end set number = ${number} - 1,
        hash = (select hash from journal_seals where number = ${number} - 1)`)
    expect((await verifyJournal(services().db, [{ number: known.seals, head: known.head }])).fault).toMatchObject({
      why: 'other chain',
    })
    await expect(test.app.runNight('verify-journal')).resolves.toBeUndefined()
  })
})
