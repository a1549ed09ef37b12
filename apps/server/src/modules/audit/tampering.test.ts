// Every way in which somebody who rules the database may change what was decided is noticed, and named.
import { getCertificate, listCertificates } from '@khyanalt/contract/certificates'
import type { FindingCode, FindingKind } from '@khyanalt/domain/audit-findings'
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

const row = (source: Source, place = 'order by number desc') =>
  `(select row_id from journal_seals where source = '${source}' ${place} limit 1)`
const invoice = `(select id from invoices order by id limit 1)`

type Case = readonly [what: string, change: string, code: FindingCode, kind: FindingKind]
const cases: readonly Case[] = [
  // The journal, the audit and their seals.
  [
    'an act was edited',
    `update request_events set note = 'x' where id = ${row('request_events')}`,
    'row_changed',
    'request_events',
  ],
  [
    'an act was moved in time',
    `update audit_entries set at = at - interval '1 day' where id = ${row('audit_entries')}`,
    'row_changed',
    'audit_entries',
  ],
  ['an act was deleted', `delete from audit_entries where id = ${row('audit_entries')}`, 'row_gone', 'audit_entries'],
  [
    'an act was deleted with its seal',
    `with gone as (delete from journal_seals where number = 5 returning row_id, source)
     delete from audit_entries where id in (select row_id from gone where source = 'audit_entries')`,
    'seal_gone',
    'chain',
  ],
  [
    'two acts changed places',
    `with two as (select e.id, e.note, e.at, lead(e.id) over (order by e.id) as other,
        lead(e.at) over (order by e.id) as other_at from request_events e order by e.id limit 2)
     update request_events e set at = coalesce(t.other_at, (select min(at) from two)), note = 'swapped' from two t where t.id = e.id`,
    'row_changed',
    'request_events',
  ],
  [
    'two seals changed places',
    `update journal_seals set number = -1 where number = 3; update journal_seals set number = 3 where number = 4;
     update journal_seals set number = 4 where number = -1`,
    'seal_changed',
    'chain',
  ],
  [
    'an act was slipped in past the trigger',
    `insert into audit_entries values ('${uuidv7()}', null, 'x', 'job', 'x', '{}', now())`,
    'row_unsealed',
    'audit_entries',
  ],
  ['the end of the chain was cut off', 'delete from journal_seals where number > 20', 'seal_gone', 'chain'],
  // What the journal is about.
  [
    'sent answers were rewritten',
    `update request_snapshots set answers = answers || '{"x": 1}' where id = (select min(id::text)::uuid from request_snapshots)`,
    'content_changed',
    'submission',
  ],
  [
    'a sent round was deleted',
    `delete from request_snapshots where id = (select min(id::text)::uuid from request_snapshots)`,
    'content_gone',
    'submission',
  ],
  [
    'a remark was rewritten',
    `update request_remarks set comment = comment || '!' where id = (select min(id::text)::uuid from request_remarks)`,
    'content_changed',
    'remarks',
  ],
  ['remarks were deleted', 'delete from request_remarks', 'content_gone', 'remarks'],
  [
    'a request was approved without an act',
    `update requests set state = 'approved' where id = (select id from requests where state = 'review' limit 1)`,
    'state_unrecorded',
    'request',
  ],
  [
    'an invoice was set paid',
    `update invoices set state = 'paid' where id = (select id from invoices where state = 'unpaid' limit 1)`,
    'content_changed',
    'invoice',
  ],
  ['an invoice became cheaper', `update invoices set amount = 1 where id = ${invoice}`, 'content_changed', 'invoice'],
  [
    'a line of a fee report was changed',
    `update fee_report_lines set row_3 = row_3 + 1 where report_id = (select report_id from fee_report_lines order by 1 limit 1)`,
    'content_changed',
    'fee_report',
  ],
  [
    'an act on a fee report was rewritten',
    `update fee_report_events set comments = '[{"title":"x","comment":"x"}]' where id = (select min(id::text)::uuid from fee_report_events)`,
    'content_changed',
    'fee_report_event',
  ],
  [
    'the fingerprint of a sent file was changed',
    `update files set sha256 = repeat('0', 64) where purpose = 'answer'`,
    'content_changed',
    'submission',
  ],
  [
    'a published form was rewritten',
    `update definition_versions set review_plan = '[]' where id = (select min(id::text)::uuid from definition_versions)`,
    'content_changed',
    'definition',
  ],
  [
    'a role was slipped in',
    `insert into staff_grants (id, user_id, role) values ('${uuidv7()}', '${demoStaff.inspector.id}', 'ADMIN')`,
    'content_changed',
    'grants',
  ],
  [
    'a role was given to somebody without any',
    `insert into staff_grants (id, user_id, role) select '${uuidv7()}', id, 'ADMIN' from users where kind = 'client' limit 1`,
    'content_unrecorded',
    'grants',
  ],
  [
    'quantities of explosives became tenfold',
    `update explosive_ledger set quantity = quantity * 10, permitted = permitted * 10, reserved = reserved * 10,
     used = used * 10, permitted_before = permitted_before * 10, reserved_before = reserved_before * 10,
     used_before = used_before * 10`,
    'content_changed',
    'quantities',
  ],
  [
    'a certificate became valid for ten years more',
    `update certificates set ends_on = ends_on + 3650 where id = (select min(id::text)::uuid from certificates)`,
    'log_differs',
    'certificate',
  ],
  [
    'a certificate went to another holder',
    `update certificates set holder = 'Өөр хүн' where id = (select min(id::text)::uuid from certificates)`,
    'content_changed',
    'certificate',
  ],
  [
    'the content of a certificate was rewritten',
    `update certificate_versions set content = content || '{"requestNumber": "R990000001"}' where id = (select min(id::text)::uuid from certificate_versions)`,
    'content_changed',
    'certificate_version',
  ],
  [
    'the public log was changed',
    `update certificate_log set ends_on = ends_on + 3650 where seq = 1`,
    'log_changed',
    'log',
  ],
  [
    'the end of the public log was cut off with all that tells of it',
    `delete from certificate_log where seq > 2; delete from certificate_log_nodes where place * 2 ^ level + 2 ^ level > 2;
     delete from certificate_log_heads;
     update certificate_log_end set size = 2, last_hash = (select hash from certificate_log_nodes where level = 0 and place = 1)`,
    'log_cut',
    'log',
  ],
  [
    'the last acts were cut off with their seals',
    `delete from request_events e using journal_seals s where s.row_id = e.id and s.number > 20;
     delete from audit_entries e using journal_seals s where s.row_id = e.id and s.number > 20;
     delete from content_digests e using journal_seals s where s.row_id = e.id and s.number > 20;
     delete from journal_seals where number > 20;
     update journal_end set number = 20, hash = (select hash from journal_seals where number = 20)`,
    'other_chain',
    'chain',
  ],
  ['a kept head was replaced', `update journal_heads set hash = repeat('0', 64)`, 'head_forged', 'chain'],
  [
    'the first count was begun again',
    `insert into audit_entries values ('${uuidv7()}', null, 'baseline', 'audit', 'grants', '{}', now())`,
    'baseline_repeated',
    'chain',
  ],
]

describe('the audit', () => {
  it('[REQ-SEALED-01] finds nothing in a demo that nobody tampered with', async () => {
    const { findings, compared, waiting } = await audit()
    expect(findings).toEqual([])
    expect(compared).toBeGreaterThan(200)
    expect(waiting).toBe(0)
  })

  it.each(cases)('[REQ-SEALED-02] notices that %s', async (_, change, code, kind) => {
    const { findings } = await tamper(change, audit)
    const found = findings.find(finding => finding.code === code && finding.kind === kind)
    expect(found, JSON.stringify(findings.map(finding => describeFinding('en', finding)))).toBeDefined()
    // The sentence names the thing as people do, never by its key.
    const sentences = found ? [describeFinding('mn', found), describeFinding('en', found)] : []
    for (const sentence of sentences) expect(sentence).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|_/)
    expect(found?.label || found?.kind).not.toBe('')
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
