// Data of each earlier release is brought up to this one, and people go on where they were.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { getCertificateLog } from '@khyanalt/contract/certificate-log'
import { getFoodObject, listFoodObjects } from '@khyanalt/contract/food-objects'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { getCase, receiveRequest } from '@khyanalt/contract/review'
import { sealedKinds } from '@khyanalt/domain/audit-findings'
import { judge } from '@khyanalt/verifier/check-certificate'
import { findLogFault } from '@khyanalt/verifier/check-log'
import { fingerprintOf, readPem } from '@khyanalt/verifier/signed-message'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedReference } from '../../seeds/reference/seed-reference.ts'
import { approvedRequest } from '../../test/builders.ts'
import { removeFolder } from '../../test/remove-folder.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { agencyDate } from '../clock.ts'
import { listMigrations } from '../db/migrate.ts'
import { inTransaction } from '../db/transaction.ts'
import { openFolderStore } from '../external/file-store.ts'
import { auditPortal } from '../modules/audit/audit-portal.ts'
import { digestEarlier } from '../modules/audit/digest-earlier.job.ts'
import { sealJournal } from '../modules/audit/seal-journal.job.ts'
import { verifyJournal } from '../modules/audit/verify-journal.ts'
import type { Contents } from './contents.ts'
import { openBackup, restoreBackup } from './restore-backup.ts'
import { connect } from './tables.sql.ts'

const releases = join(import.meta.dirname, '../../test/earlier-releases')
const files = readdirSync(releases).filter(name => name.endsWith('.zst'))

/** What stood in the tables of the earlier release. */
const readBefore = async (address: TestDatabase['address']) => {
  const client = await connect(address)
  const rowsOf = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows
  const lateRequests = await rowsOf(
    'select id, state, version, company_id as owner_company_id, year, season from late_requests order by id',
  )
  const objects = await rowsOf(
    'select id, request_number as number, state, step, round, version, owner_user_id from food_objects order by id',
  )
  const rounds = await rowsOf(
    'select food_object_id as case_id, round, content, sent_by from food_object_rounds order by food_object_id, round',
  )
  await client.end()
  return { lateRequests, objects, rounds }
}

describe.each(files)('the data of %s', file => {
  let before: Awaited<ReturnType<typeof readBefore>>
  let database: TestDatabase
  let test: TestApp
  let contents: Contents
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-upgrade-'))
  beforeAll(async () => {
    const path = join(folder, 'backup.tar')
    writeFileSync(path, zstdDecompressSync(readFileSync(join(releases, file))))
    const backup = await openBackup(path)
    contents = backup.contents
    database = await createTestDatabase({ empty: true })
    await restoreBackup(backup, {
      address: database.address,
      files: openFolderStore(folder),
      keysFolder: join(folder, 'keys'),
      password: 'correct-horse-battery',
    })
    before = await readBefore(database.address)
    test = await openTestApp({ on: { address: database.address, dataDir: folder } })
    const { db, clock } = test.app.services
    await inTransaction(db, tx => seedReference(tx, clock.now()))
  })
  afterAll(async () => {
    await test.close()
    await database.drop()
    removeFolder(folder)
  })

  it('is an earlier state of the database, and keeps every request and every sealed act', async () => {
    expect(contents.migrations.length).toBeLessThan((await listMigrations()).length)
    const { db } = test.app.services
    const requests = await db.selectFrom('requests').select('id').execute()
    expect(requests.length).toBe(contents.tables.find(table => table.name === 'requests')?.rows)
    expect(await verifyJournal(db)).toMatchObject({ fault: null })
  })

  const eventsOf = (type: 'food_object' | 'late_request') =>
    test.app.services.db
      .selectFrom('case_events as e')
      .innerJoin('cases as k', 'k.id', 'e.case_id')
      .selectAll('e')
      .where('k.type', '=', type)
      .orderBy('e.at')
      .orderBy('e.id')
      .execute()
  const entriesOf = (noun: 'food_object' | 'late_request') =>
    test.app.services.db
      .selectFrom('audit_entries')
      .select(['id', 'action', 'actor_user_id', 'at'])
      .where('noun', '=', noun)
      .orderBy('at')
      .orderBy('id')
      .execute()

  it('[REQ-CASE-09] has each late request as a case, with one event for each entry of the audit, and no other', async () => {
    const { db } = test.app.services
    const cases = await db
      .selectFrom('cases as k')
      .innerJoin('late_request_quarters as q', 'q.case_id', 'k.id')
      .select(['k.id', 'k.state', 'k.version', 'k.claim', 'k.owner_company_id', 'q.year', 'q.season', 'q.used_at'])
      .execute()
    expect(
      cases
        .map(({ id, state, version, owner_company_id, year, season }) => {
          return { id, state, version, owner_company_id, year, season }
        })
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    ).toEqual(before.lateRequests)
    expect(new Set(cases.map(({ state }) => state))).toEqual(new Set(['sent', 'received', 'approved', 'rejected']))
    const events = await eventsOf('late_request')
    const entries = await entriesOf('late_request')
    expect(entries.length).toBeGreaterThan(cases.length)
    expect(events.map(({ id, action, actor_user_id, at }) => ({ id, action, actor_user_id, at }))).toEqual(entries)
    for (const { id, state, version, claim, owner_company_id, year, season, used_at } of cases) {
      const course = events.filter(event => event.case_id === id)
      expect(course.map(({ from_state }) => from_state)).toEqual([
        null,
        ...course.slice(0, -1).map(event => event.to_state),
      ])
      expect(course.at(-1)?.to_state).toBe(state)
      // That its report was sent counted as a write, and was no event.
      expect(version).toBe(course.length + (used_at ? 1 : 0))
      expect(claim).toBe(state === 'rejected' ? null : `${owner_company_id}/${year}/${season}`)
    }
  })

  it('[REQ-CASE-09] [REQ-CASE-10] has each food object as a case, with what was sent and one event for each entry of the audit', async () => {
    const { db } = test.app.services
    const objects = await db
      .selectFrom('cases as k')
      .innerJoin('food_registrations as f', 'f.case_id', 'k.id')
      .select(['k.id', 'k.number', 'k.state', 'k.step', 'k.round', 'k.version', 'k.owner_user_id'])
      .orderBy('k.id')
      .execute()
    expect(objects).toEqual(before.objects)
    expect(new Set(objects.map(({ state }) => state)).size).toBe(7)
    expect(
      await db
        .selectFrom('case_submissions')
        .select(['case_id', 'round', 'content', 'sent_by'])
        .orderBy('case_id')
        .orderBy('round')
        .execute(),
    ).toEqual(before.rounds)
    const events = await eventsOf('food_object')
    expect(events.map(({ id, action, actor_user_id, at }) => ({ id, action, actor_user_id, at }))).toEqual(
      await entriesOf('food_object'),
    )
    for (const { id, state, step, round, version } of objects) {
      const course = events.filter(event => event.case_id === id)
      expect(course.map(({ from_state }) => from_state)).toEqual([
        null,
        ...course.slice(0, -1).map(event => event.to_state),
      ])
      expect(course.at(-1)).toMatchObject({ to_state: state, to_step: step, round })
      expect(course.map(({ actor_name }) => actor_name)).not.toContain(null)
      expect(version).toBe(course.length)
    }
    const { data } = await test.call('citizen', listFoodObjects, {})
    const number = data.find(({ status }) => status === 1000)?.request_number ?? ''
    const { steps } = await test.call('citizen', getFoodObject, { requestnumber: number })
    expect(steps.at(-1)).toMatchObject({ action: 'register', resolve: 1, status: 1000 })
  })

  it('[REQ-DEMO-01] [REQ-DEMO-02] is known for a demo that was seeded before there was a mark', async () => {
    const { db } = test.app.services
    expect(await db.selectFrom('installation').select('kind').execute()).toEqual([{ kind: 'demo' }])
    const staff = await db.selectFrom('users').select('demo').where('login_email', 'like', '%@khyanalt.test').execute()
    expect(staff.map(({ demo }) => demo)).toEqual(staff.map(() => true))
    expect(staff.length).toBeGreaterThan(4)
    const issued = await db.selectFrom('certificates').select('demo').execute()
    expect(issued.map(({ demo }) => demo)).toEqual(issued.map(() => true))
    expect(issued.length).toBeGreaterThan(0)
  })

  it('[REQ-SEALED-07] is digested once, in the name of one event for each kind, and then audited as a whole', async () => {
    const { services } = test.app
    const count = async (): Promise<number> => {
      const baselines = await services.db
        .selectFrom('audit_entries')
        .select('id')
        .where('action', '=', 'baseline')
        .execute()
      return baselines.length
    }
    // What no event vouches for yet is no finding until it was counted.
    expect((await auditPortal(services)).findings).toEqual([])
    await digestEarlier(services)()
    await digestEarlier(services)()
    expect(await count()).toBe(sealedKinds.length)
    await sealJournal(services)()
    const { findings, waiting } = await auditPortal(services)
    expect(findings).toEqual([])
    expect(waiting).toBe(0)
    const uncounted = await services.db
      .selectFrom('request_snapshots as s')
      .select('s.id')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('content_digests as d').select('d.id').whereRef('d.thing', '=', 's.id'))),
      )
      .execute()
    expect(uncounted).toEqual([])
  })

  it('lets people sign in and find what was theirs', async () => {
    const { data } = await test.call('citizen', listMyRequests, {})
    expect(data.data.length).toBeGreaterThan(0)
  })

  it('lets an inspector open an old case and decide on it', async () => {
    const waiting = await test.app.services.db
      .selectFrom('requests')
      .select('request_number')
      .where('state', '=', 'sent')
      .where('category_id', '=', 1)
      .orderBy('created_at')
      .executeTakeFirstOrThrow()
    const { request_number } = waiting
    const { request } = await test.call('inspector', getCase, { requestnumber: request_number })
    await test.call('inspector', receiveRequest, { request_number, version: request.version })
    const after = await test.call('inspector', getCase, { requestnumber: request_number })
    expect(after.request.version).toBe(request.version + 1)
  })

  it('has certificates that still verify, and gives new ones beside them', async () => {
    const { db } = test.app.services
    const kept = await db
      .selectFrom('certificate_documents as d')
      .innerJoin('certificate_versions as v', 'v.id', 'd.certificate_version_id')
      .innerJoin('certificates as c', 'c.id', 'v.certificate_id')
      .innerJoin('files as f', 'f.id', 'd.file_id')
      .select(['c.cs_id', 'v.version'])
      .where(
        'f.storage_key',
        'not in',
        contents.faults.map(fault => fault.split(' ')[0] ?? ''),
      )
      .executeTakeFirstOrThrow()
    const { csId } = await approvedRequest(test, 'citizen')
    const log = (await test.call(null, getCertificateLog, { results: 1000 })).data
    const trusted = await Promise.all(readPem(log.certificates).map(fingerprintOf))
    for (const path of [`${kept.cs_id}?version=${kept.version}`, csId]) {
      const reply = await test.app.http.inject(`/api/certificates/pdf/${path}`)
      const fresh = (await test.call(null, getCertificateLog, { results: 1000 })).data
      const verdict = await judge(new Uint8Array(reply.rawPayload), {
        trusted,
        log: { entries: fresh.entries, fault: await findLogFault(fresh, trusted) },
        today: agencyDate(new Date()),
      })
      expect(verdict, path).toMatchObject({ genuine: true, trusted: true, log: 'named' })
    }
  })
})
