// Every way in which somebody who rules the database may change what was decided is noticed, and named.
import { getCertificate, listCertificates } from '@khyanalt/contract/certificates'
import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { describeFinding } from '@khyanalt/domain/messages/audit-findings'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { seedDemo } from '../../../seeds/demo/seed-demo.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { auditPortal } from './audit-portal.ts'
import { digestEarlier } from './digest-earlier.job.ts'
import { keepNightlyHead } from './keep-nightly-head.ts'
import { hashSeal } from './seal-hash.ts'
import { sealJournal } from './seal-journal.job.ts'
import type { Source } from './seals.sql.ts'
import { tampered } from './tampering-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await seedDemo(test.app.services)
  await digestEarlier(test.app.services)()
  await sealJournal(test.app.services)()
  await keepNightlyHead(test.app.services)
}, 180_000)
afterAll(() => test.close())

const audit = () => auditPortal(test.app.services)

/** The tables whose rows the tampering touches; brought back as they were after each. */
const touched = [
  'journal_seals',
  'journal_end',
  'journal_heads',
  'content_digests',
  'request_events',
  'audit_entries',
  'request_snapshots',
  'request_remarks',
  'requests',
  'invoices',
  'fee_report_lines',
  'fee_report_events',
  'cases',
  'case_events',
  'case_submissions',
  'food_registrations',
  'late_request_quarters',
  'files',
  'definition_versions',
  'staff_grants',
  'explosive_ledger',
  'certificates',
  'certificate_versions',
  'certificate_log',
  'certificate_log_nodes',
  'certificate_log_end',
  'certificate_log_heads',
]

/** Does what only somebody who rules the database can, looks what the audit says, and takes it back. */
const tamper = async <T>(change: string | (() => Promise<void>), look: () => Promise<T>): Promise<T> => {
  const run = (text: string) =>
    test.app.services.db.connection().execute(async db => {
      await sql`set session_replication_role = replica`.execute(db)
      try {
        await sql.raw(text).execute(db)
      } finally {
        await sql`reset session_replication_role`.execute(db)
      }
    })
  await run(touched.map(name => `create table kept_${name} as table ${name}`).join(';'))
  try {
    if (typeof change === 'string') await run(change)
    else await change()
    return await look()
  } finally {
    for (const name of touched) {
      const { rows } = await sql<{ columns: string }>`
        select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
        test.app.services.db,
      )
      const columns = rows[0]?.columns
      await run(`delete from ${name}; insert into ${name} (${columns}) select ${columns} from kept_${name}`)
    }
    await run(touched.map(name => `drop table kept_${name}`).join(';'))
  }
}

describe('the audit', () => {
  it('[REQ-SEALED-01] finds nothing in a demo that nobody tampered with', async () => {
    const { findings, compared, waiting } = await audit()
    expect(findings).toEqual([])
    expect(compared).toBeGreaterThan(200)
    expect(waiting).toBe(0)
  })

  it.each(tampered)('[REQ-SEALED-02] notices that %s', async (_, change, code, kind) => {
    const { findings } = await tamper(change, audit)
    const found = findings.find(finding => finding.code === code && finding.kind === kind)
    expect(found, JSON.stringify(findings.map(finding => describeFinding('en', finding)))).toBeDefined()
    // The sentence names the thing as people do, never by its key.
    const sentences = found ? [describeFinding('mn', found), describeFinding('en', found)] : []
    for (const sentence of sentences) expect(sentence).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|_/)
    // Where the thing lies; of a chain or log there is but one.
    if (kind !== 'chain' && kind !== 'log') expect(found?.label).not.toBe('')
  })

  it('[REQ-SEALED-02] notices that the whole chain was recomputed over other acts', async () => {
    const { findings } = await tamper(async () => {
      const { db } = test.app.services
      await db.connection().execute(async one => {
        await sql`set session_replication_role = replica`.execute(one)
        try {
          const seals = await one.selectFrom('journal_seals').selectAll().orderBy('number').execute()
          let hash: Buffer = Buffer.alloc(0)
          for (const seal of seals) {
            const row_hash = seal.number === 1 ? Buffer.alloc(32) : seal.row_hash
            hash = hashSeal(hash, { source: seal.source as Source, row_id: seal.row_id, row_hash })
            await one.updateTable('journal_seals').set({ row_hash, hash }).where('number', '=', seal.number).execute()
          }
          await one.updateTable('journal_end').set({ hash }).execute()
        } finally {
          await sql`reset session_replication_role`.execute(one)
        }
      })
    }, audit)
    expect(findings).toContainEqual(expect.objectContaining({ code: 'other_chain', kind: 'chain' }))
  })

  it('[REQ-SEALED-03] takes a lawful erasure for what it is, and erases the salts with it', async () => {
    const { db, clock } = test.app.services
    const { thing } = await db
      .selectFrom('content_digests')
      .select('thing')
      .where('kind', '=', 'remarks')
      .executeTakeFirstOrThrow()
    const { findings } = await tamper(async () => {
      await db.connection().execute(async one => {
        await sql`set session_replication_role = replica`.execute(one)
        await sql`delete from request_remarks where event_id = ${thing}`.execute(one)
        await sql`reset session_replication_role`.execute(one)
      })
      const detail = { reason: 'Шүүхийн шийдвэр 12', contents: [{ kind: 'remarks', thing }] }
      await sql`insert into audit_entries (id, actor_user_id, action, noun, noun_id, detail, at)
        values (${uuidv7()}, ${demoStaff.admin.id}, 'erase', 'file', ${thing}, ${JSON.stringify(detail)}::jsonb, ${clock.now()})`.execute(
        db,
      )
      await sealJournal(test.app.services)()
      const { rows } = await sql`select from content_digests where thing = ${thing} and salt is not null`.execute(db)
      expect(rows).toEqual([])
    }, audit)
    expect(findings).toEqual([])
  })
})

describe('[REQ-SEALED-06] the public page of a certificate', () => {
  const first = `(select min(id::text)::uuid from certificates where state = 'active' and current_version = 1)`
  const open = async () => {
    const { rows } = await sql<{ cs_id: string }>`select cs_id from certificates where id = ${sql.raw(first)}`.execute(
      test.app.services.db,
    )
    return (await test.call(null, getCertificate, { cs_id: rows[0]?.cs_id ?? '' })).data
  }

  it('agrees with the log', async () => {
    expect(await open()).toMatchObject({ log: 'agrees', notice: null })
  })

  it('shows days and holder of the log, not of a row that somebody changed', async () => {
    const { holder, edate, status } = await open()
    const change = `update certificates set ends_on = ends_on + 3650, holder = 'Өөр хүн' where id = ${first}`
    const shown = await tamper(change, open)
    expect(shown).toMatchObject({ log: 'differs', holder, edate, status })
    expect(shown.notice?.mn).toMatch(/^Энэ гэрчилгээний мэдээлэл нийтийн бүртгэлтэй зөрж байна/)
    const { data } = await tamper(change, () => test.call(null, listCertificates, { results: 100 }))
    expect(data.data.find(({ cs_id }) => cs_id === shown.cs_id)?.edate).toBe(edate)
  })

  it('shows nothing of a content that the log does not vouch for', async () => {
    const change = `update certificate_versions set content = content || '{"requestNumber": "R990000001"}'
      where certificate_id = ${first}`
    expect(await tamper(change, open)).toMatchObject({ log: 'differs', holder: '', service_table: [], facts: [] })
  })

  it('shows nobody as valid whose entries are gone, or do not lie under the signed head', async () => {
    const own = `cs_id = (select cs_id from certificates where id = ${first})`
    for (const change of [
      `delete from certificate_log where ${own}`,
      `update certificate_log set ends_on = ends_on + 3650 where ${own}`,
    ]) {
      const shown = await tamper(change, open)
      expect(shown, change).toMatchObject({ log: 'differs', holder: '' })
      expect(readCertificateStatus(shown.status), change).toBe('cancelled')
    }
  })

  it('reads as being entered while the entry of a new certificate is on its way', async () => {
    const now = test.app.services.clock.now().toISOString()
    const shown = await tamper(
      `delete from certificate_log where cs_id = (select cs_id from certificates where id = ${first});
       update certificates set created_at = '${now}' where id = ${first};
       update certificate_versions set issued_at = '${now}' where certificate_id = ${first}`,
      open,
    )
    expect(shown).toMatchObject({ log: 'entering', notice: { en: expect.stringContaining('being entered') } })
    expect(readCertificateStatus(shown.status)).toBe('prepared')
  })
})
