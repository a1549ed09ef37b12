// A portal that was brought up to a state between two releases, and used there, comes on from it too.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeFolder } from '../../test/remove-folder.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { systemClock } from '../clock.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase, openPool } from '../db/pool.ts'
import { auditPortal } from '../modules/audit/audit-portal.ts'
import { digestEarlier } from '../modules/audit/digest-earlier.job.ts'
import { sealJournal } from '../modules/audit/seal-journal.job.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-steps-'))
const [object, person] = [uuidv7(), uuidv7()]
let database: TestDatabase
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  // Late requests had moved, and everything there was had been digested.
  await migrate(database.address, { last: '0079-check-papers-of-cases' })
  const db = openDatabase(openPool(database.address, () => {}, 2))
  await sql`insert into users (id, kind, name, register_number, created_at, updated_at)
    values (${person}, 'client', 'Бат', 'УБ99010101', now(), now())`.execute(db)
  await sql`insert into food_objects (id, request_number, type, state, owner_user_id, created_by, sender_type, object_name,
      holder, address_code, created_at, updated_at, submitted_at)
    values (${object}, 'F260000001', 'NEW', 'review', ${person}, ${person}, 1, 'Дэлгүүр', 'Бат', '1104', now(), now(), now())`.execute(
    db,
  )
  await sql`insert into food_object_rounds values (${object}, 1, '{"form": 1}', ${person}, now())`.execute(db)
  for (const [action, to] of [
    ['submit', 'sent'],
    ['receive', 'review'],
  ]) {
    const detail = JSON.stringify({ name: 'Бат', step: 1, to, toStep: 1, round: 1, resolve: null, note: null })
    await sql`insert into audit_entries (id, actor_user_id, action, noun, noun_id, detail, at)
      values (${uuidv7()}, ${person}, ${action}, 'food_object', 'F260000001', ${detail}::jsonb, now())`.execute(db)
  }
  await digestEarlier({ db, clock: systemClock })()
  await db.destroy()
  await migrate(database.address)
  test = await openTestApp({ on: { address: database.address, dataDir: folder } })
}, 180_000)
afterAll(async () => {
  await test.close()
  await database.drop()
  removeFolder(folder)
})

it('[REQ-SEALED-07] [REQ-CASE-09] digests the events of a type that moved later in the name of the first count, and nothing twice', async () => {
  const { services } = test.app
  await digestEarlier(services)()
  await sealJournal(services)()
  const { findings, waiting } = await auditPortal(services)
  expect([findings, waiting]).toEqual([[], 0])
  const { event_id } = await services.db
    .selectFrom('content_baselines')
    .select('event_id')
    .where('kind', '=', 'case_event')
    .executeTakeFirstOrThrow()
  const digested = await services.db
    .selectFrom('case_events as e')
    .innerJoin('content_digests as d', 'd.thing', 'e.id')
    .select(['e.case_id', 'e.action', 'd.kind', 'd.sequence', 'd.event_id'])
    .orderBy('e.id')
    .execute()
  const first = { case_id: object, kind: 'case_event', sequence: 1, event_id }
  expect(digested).toEqual([
    { ...first, action: 'submit' },
    { ...first, action: 'receive' },
  ])
})
