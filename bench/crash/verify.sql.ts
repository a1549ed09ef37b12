// Compares the database and the store with what clients were told.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type Database, type DatabaseAddress, openDatabase, openPool } from '../../apps/server/src/db/pool.ts'
import { describeFault, verifyJournal } from '../../apps/server/src/modules/audit/verify-journal.ts'
import type { Told } from './journey.ts'
import type { TakenMail } from './mail-sink.ts'

/** Does work with the database beside the portal. */
export const withDatabase = async <T>(address: DatabaseAddress, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = openDatabase(openPool(address, () => {}, 2))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** A line for everything that was acknowledged and is not there. */
export const findLosses = (address: DatabaseAddress, told: readonly Told[]): Promise<string[]> =>
  withDatabase(address, async db => {
    const losses: string[] = []
    for (const journey of told) losses.push(...(await findLossesOf(db, journey)))
    const { fault } = await verifyJournal(db)
    if (fault && fault.why !== 'row never sealed') losses.push(`the sealed journal: ${describeFault(fault)}`)
    return losses
  })

const findLossesOf = async (db: Database, journey: Told): Promise<string[]> => {
  const { rows } = await sql<{
    state: string
    actions: string
    rounds: number
    serial: string | null
    file: boolean
    invoice: string | null
    receipt: boolean
    certificate: boolean
  }>`
    select r.state,
      (select string_agg(e.action, ' ' order by e.sequence) from request_events e where e.request_id = r.id) as actions,
      (select count(*)::int from request_snapshots s where s.request_id = r.id) as rounds,
      (select max(s.answers ->> 'unit_serial') from request_snapshots s where s.request_id = r.id) as serial,
      exists (select from files f where f.name = ${journey.file} and f.request_id = r.id) as file,
      (select i.state from invoices i where i.request_id = r.id and i.gen_id = ${journey.invoice}) as invoice,
      exists (select from invoices i join files f on f.id = i.receipt_file_id where i.request_id = r.id) as receipt,
      exists (
        select from certificates c
        join certificate_versions v on v.certificate_id = c.id
        join certificate_documents d on d.certificate_version_id = v.id
        where c.request_id = r.id and c.cs_id = ${journey.csId} and c.ref_id = ${journey.refId}
      ) as certificate
    from requests r where r.request_number = ${journey.number}
  `.execute(db)
  const found = rows[0]
  if (!found) return [`${journey.number}: the request`]
  const held: Readonly<Record<string, boolean>> = {
    [`state, which is ${found.state}`]: found.state === 'approved',
    [`journal, which reads ${found.actions}`]: found.actions === journey.events.join(' '),
    [`rounds, which are ${found.rounds}`]: found.rounds === journey.rounds,
    'the sent answers': found.serial === journey.draftSerial,
    [`the file ${journey.file}`]: found.file,
    [`the paid invoice ${journey.invoice}, which is ${found.invoice}`]: found.invoice === 'paid',
    'the receipt': found.receipt,
    [`the signed certificate ${journey.refId}`]: found.certificate,
  }
  return Object.entries(held).flatMap(([what, holds]) => (holds ? [] : [`${journey.number}: ${what}`]))
}

/** How many things exist twice that must exist once, or are counted and missing. */
export const countDoubles = (
  address: DatabaseAddress,
  mails: readonly TakenMail[] = [],
): Promise<Record<string, number>> =>
  withDatabase(address, async db => {
    const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
      Number((await query.execute(db)).rows[0]?.n ?? 0)
    return {
      'requests: numbers counted and not used': await count(
        sql`select ((select coalesce(sum(value), 0) from counters where key like 'request-R-%') - (select count(*) from requests))::int as n`,
      ),
      'rounds of one number': await count(
        sql`select count(*)::int as n from (select from request_snapshots group by request_id, round having count(*) > 1) t`,
      ),
      'acts with one transaction id': await count(
        sql`select count(*)::int as n from (select from request_events where transaction_id is not null group by transaction_id having count(*) > 1) t`,
      ),
      'invoices of a request': await count(
        sql`select count(*)::int as n from (select from invoices group by request_id having count(*) > 1) t`,
      ),
      'certificates of a request': await count(
        sql`select count(*)::int as n from (select from certificates group by request_id having count(*) > 1) t`,
      ),
      'documents of a certificate': await count(
        sql`select count(*)::int as n from (select from certificate_documents group by certificate_version_id having count(*) > 1) t`,
      ),
      'notifications of an act': await count(sql`
      select count(*)::int as n from (
        select from notifications n
        join (values ('request_received', array['submit', 'resubmit']), ('request_next', array['agree', 'confirm_receipt']),
          ('request_return', array['return']), ('invoice_received', array['raise_invoice']),
          ('request_approved', array['approve'])) as told (type, actions)
          on told.type = n.type
        where n.request_id is not null
        group by n.request_id, n.user_id, n.type, told.actions
        having count(*) > (
          select count(*) from request_events e where e.request_id = n.request_id and e.action = any(told.actions))
      ) t`),
      'mails without a mark': countUnmarked(mails),
    }
  })

const countUnmarked = (mails: readonly TakenMail[]): number => {
  const seen = new Set<string>()
  let unmarked = 0
  for (const { id, attempt } of mails) {
    if (seen.has(id) && attempt === 1) unmarked++
    seen.add(id)
  }
  return unmarked
}

/** Messages about the journeys that should have come by e-mail and did not. */
export const findLostMails = async (
  db: Database,
  told: readonly Told[],
  mails: readonly TakenMail[],
): Promise<string[]> => {
  const taken = new Set(mails.map(mail => mail.id))
  const numbers = told.map(({ number }) => number)
  const { rows } = await sql<{ id: string }>`
    select n.id from notifications n
    join users u on u.id = n.user_id
    join requests r on r.id = n.request_id
    where r.request_number = any(${numbers}) and u.active and coalesce(u.email, u.login_email) is not null
  `.execute(db)
  return rows.flatMap(({ id }) => (taken.has(id) ? [] : [`the mail of message ${id}`]))
}

/** Files whose bytes are missing or others, and bytes that no row and no note knows. */
export const findOrphans = async (db: Database, stored: ReadonlyMap<string, string>): Promise<string[]> => {
  const rows = await db.selectFrom('files').select(['storage_key', 'sha256']).execute()
  const known = new Map(rows.map(row => [row.storage_key, row.sha256]))
  const missing = [...known.keys()].filter(key => !stored.has(key)).map(key => `${key} has a row and no bytes`)
  const strays = [...stored].flatMap(([key, path]) => {
    const sha256 = known.get(key)
    if (!sha256) return [`${key} has bytes and no row`]
    const kept = createHash('sha256').update(readFileSync(path)).digest('hex')
    return kept === sha256 ? [] : [`${key} has other bytes than it was given`]
  })
  return [...missing, ...strays]
}

/** How many jobs wait for something to be done, and how many were given up. */
export const countOpenJobs = async (db: Database): Promise<{ readonly open: number; readonly givenUp: number }> => {
  const { rows } = await sql<{ open: number; given_up: number }>`
    select
      count(*) filter (where state in ('created', 'retry', 'active') and name in (
        'render-certificate', 'send-notification-mail'))::int as open,
      count(*) filter (where name = 'given-up' and state = 'created')::int as given_up
    from pgboss.job
  `.execute(db)
  return { open: rows[0]?.open ?? 0, givenUp: rows[0]?.given_up ?? 0 }
}
