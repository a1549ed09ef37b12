// A portal at work is saved, and brought back elsewhere.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCertificateLog } from '@khyanalt/contract/certificate-log'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest } from '@khyanalt/contract/requests'
import { judge } from '@khyanalt/verifier/check-certificate'
import { findLogFault } from '@khyanalt/verifier/check-log'
import { fingerprintOf, readPem } from '@khyanalt/verifier/signed-message'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../seeds/demo/answers.ts'
import { approvedRequest, draftRequest, uploadPdf } from '../../test/builders.ts'
import { removeFolder } from '../../test/remove-folder.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { agencyDate } from '../clock.ts'
import { openFolderStore } from '../external/file-store.ts'
import { makeQueueTables } from '../jobs/jobs.ts'
import { sealJournal } from '../modules/audit/seal-journal.job.ts'
import { verifyJournal } from '../modules/audit/verify-journal.ts'
import type { Contents } from './contents.ts'
import { openBackup, restoreBackup } from './restore-backup.ts'
import { connect, isEmptyDatabase } from './tables.sql.ts'
import { takeBackup } from './take-backup.ts'

const password = 'a password of the test'
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-backup-'))
const path = join(folder, 'portal.backup.tar')
const restoredDir = join(folder, 'restored')

let test: TestApp
let restored: TestApp
let database: TestDatabase
let contents: Contents
let token: string
const answered = { type: 'NEW' as const, ...xRayService, transaction_id: uuidv7() }
/** Drafts that the portal acknowledged before the backup began, and while it ran. */
const acknowledged = { before: [] as string[], meanwhile: [] as string[] }
let drawn: { readonly csId: string; readonly pdf: Buffer }
let waiting: { readonly csId: string }

const getPdf = async (from: TestApp, csId: string) =>
  (await from.app.http.inject(`/api/certificates/pdf/${csId}`)).rawPayload
const documentsIn = async ({ app }: TestApp) =>
  (await app.services.db.selectFrom('certificate_documents').selectAll().execute()).length

beforeAll(async () => {
  // Nobody does the jobs here, so that some wait in the backup.
  test = await openTestApp()
  const first = await approvedRequest(test, 'citizen')
  drawn = { csId: first.csId, pdf: await getPdf(test, first.csId) }
  waiting = await approvedRequest(test, 'citizen')
  acknowledged.before.push((await test.call('citizen', createRequest, answered)).code)
  for (let at = 0; at < 4; at++) acknowledged.before.push(await draftRequest(test, 'citizen'))
  await sealJournal(test.app.services)()
  token = await test.token('citizen')

  let isRunning = true
  const writing = (async () => {
    while (isRunning) {
      await uploadPdf(test, 'citizen')
      // A person may have twenty drafts of a service, and a backup takes long on a busy machine.
      if (acknowledged.meanwhile.length < 12) acknowledged.meanwhile.push(await draftRequest(test, 'citizen'))
    }
  })()
  const { config, files } = test.app.services
  contents = await takeBackup(path, {
    address: test.address,
    files,
    keysFolder: join(config.DATA_DIR, 'keys'),
    password,
  })
  isRunning = false
  await writing

  database = await createTestDatabase({ empty: true })
  await restoreBackup(await openBackup(path), {
    address: database.address,
    files: openFolderStore(restoredDir),
    keysFolder: join(restoredDir, 'keys'),
    password,
  })
  restored = await openTestApp({ on: { address: database.address, dataDir: restoredDir }, work: true })
}, 200_000)
afterAll(async () => {
  await restored.close()
  await test.close()
  await database.drop()
  removeFolder(folder)
})

describe('a portal that was restored', () => {
  it('has every write that was acknowledged before the backup began, and whole ones of those meanwhile', async () => {
    expect(contents.faults).toEqual([])
    const { db } = restored.app.services
    const rows = await db.selectFrom('requests').select('request_number').execute()
    const kept = rows.map(row => row.request_number)
    expect(kept).toEqual(expect.arrayContaining(acknowledged.before))
    const events = await db.selectFrom('request_events').select('request_id').distinct().execute()
    expect(events.length).toBe(kept.length)
  })

  it('has every file that a row names, byte by byte', async () => {
    const { db, files } = restored.app.services
    const rows = await db.selectFrom('files').select(['storage_key', 'sha256']).execute()
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) {
      expect(
        createHash('sha256')
          .update(await files.read(row.storage_key))
          .digest('hex'),
      ).toBe(row.sha256)
    }
  })

  it('knows the people who are signed in, and those who sign in', async () => {
    const reply = await restored.app.http.inject({
      url: `/api${listMyRequests.path}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.statusCode).toBe(200)
    expect(await restored.token('inspector')).not.toBe('undefined')
  })

  it('does the jobs that waited, signs with the same key, and its certificates verify, old and new', async () => {
    await expect.poll(() => documentsIn(restored), { timeout: 30_000, interval: 200 }).toBe(2)
    const log = (await restored.call(null, getCertificateLog, { results: 1000 })).data
    const trusted = await Promise.all(readPem(log.certificates).map(fingerprintOf))
    const fault = await findLogFault(log, trusted)
    for (const { csId } of [drawn, waiting]) {
      const pdf = await getPdf(restored, csId)
      const verdict = await judge(new Uint8Array(pdf), {
        trusted,
        log: { entries: log.entries, fault },
        today: agencyDate(new Date()),
      })
      expect(verdict).toMatchObject({ genuine: true, trusted: true, log: 'named' })
    }
    expect(await getPdf(restored, drawn.csId)).toEqual(drawn.pdf)
  })

  it('goes on counting where it stood, and its journal is as it was sealed', async () => {
    const { db } = restored.app.services
    const rows = await db.selectFrom('requests').select('request_number').execute()
    const taken = rows.map(row => row.request_number)
    const next = await draftRequest(restored, 'citizen')
    expect(taken).not.toContain(next)
    const [highest = ''] = taken.toSorted().reverse()
    // The portal that was saved had reserved ten numbers; those that it had not given out yet are left out, and no more.
    const ahead = Number(next.slice(1)) - Number(highest.slice(1))
    expect(ahead).toBeGreaterThan(0)
    expect(ahead).toBeLessThanOrEqual(11)
    const { csId, refId } = await approvedRequest(restored, 'citizen')
    const certificates = await db.selectFrom('certificates').select('ref_id').where('cs_id', '!=', csId).execute()
    expect(certificates.map(row => row.ref_id)).not.toContain(refId)
    expect(await verifyJournal(db)).toMatchObject({ fault: null })
  })

  it('repeats no call that was answered before the backup', async () => {
    expect((await restored.call('citizen', createRequest, answered)).code).toBe(acknowledged.before[0])
  })
})

describe('a backup', () => {
  it('ends at once where nothing may be written, and leaves no connection open', async () => {
    const lonely = await createTestDatabase({ empty: true })
    const watch = await connect(lonely.address)
    const from = { address: lonely.address, files: null, keysFolder: folder, password: undefined }
    await expect(takeBackup(join(path, 'inside a file'), from)).rejects.toMatchObject({ code: 'ENOTDIR' })
    const { rows } = await watch.query(
      'select count(*)::int as open from pg_stat_activity where datname = current_database()',
    )
    expect(rows).toEqual([{ open: 1 }])
    await watch.end()
    await lonely.drop()
  })
})

describe('a restore', () => {
  const into = (rest: object = {}) => ({
    address: database.address,
    files: openFolderStore(join(folder, 'nowhere')),
    keysFolder: join(folder, 'nowhere/keys'),
    password,
    ...rest,
  })
  const damaged = (name: string, change: (bytes: Buffer) => Buffer): string => {
    const copy = join(folder, name)
    writeFileSync(copy, change(readFileSync(path)))
    return copy
  }

  it('is refused where there is something already', async () => {
    const backup = await openBackup(path)
    await expect(restoreBackup(backup, into())).rejects.toThrow('The database is not empty; nothing was restored.')
    const empty = await createTestDatabase({ empty: true })
    const other = openFolderStore(join(folder, 'other'))
    const { storage_key } = await restored.app.services.db
      .selectFrom('files')
      .select('storage_key')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await other.putBytes(storage_key, Buffer.from('of somebody else'))
    await expect(restoreBackup(backup, into({ address: empty.address, files: other }))).rejects.toThrow(
      `The store holds another file under ${storage_key}`,
    )
    await expect(restoreBackup(backup, into({ address: empty.address, password: 'another password' }))).rejects.toThrow(
      'BACKUP_PASSWORD is not the one',
    )
    await empty.drop()
  })

  it('is refused when a byte was changed, the end is missing, or a newer release made it', async () => {
    const flipped = damaged('flipped.tar', bytes => {
      // Some way into the compressed rows of the first table that has some; empty ones end before.
      const magic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
      let begin = bytes.indexOf(magic)
      for (let next = begin; next >= 0 && next - begin <= 1024; next = bytes.indexOf(magic, next + 4)) begin = next
      const at = begin + 20
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      return bytes
    })
    await expect(openBackup(flipped)).rejects.toThrow('is damaged')
    const cut = damaged('cut.tar', bytes => bytes.subarray(0, bytes.length / 2))
    await expect(openBackup(cut)).rejects.toThrow('is not a whole backup')
    await expect(openBackup(join(folder, 'missing.tar'))).rejects.toThrow('cannot be read')

    const later = await createTestDatabase()
    const newer = join(folder, 'newer.tar')
    const client = await connect(later.address)
    await client.query("insert into kysely_migration values ('9999-of-a-later-release', 'now')")
    await makeQueueTables(later.address)
    await client.end()
    await takeBackup(newer, { address: later.address, files: null, keysFolder: folder, password: undefined })
    await later.drop()
    await expect(openBackup(newer)).rejects.toThrow('newer release')
  })

  it('leaves the target as empty as it was when it fails in the middle', async () => {
    const empty = await createTestDatabase({ empty: true })
    const kept = openFolderStore(join(folder, 'small'))
    let room = 2
    const files = {
      ...kept,
      putBytes: async (key: string, bytes: Uint8Array) => {
        if (room-- <= 0) throw new Error('the store is full')
        await kept.putBytes(key, bytes)
      },
    }
    const backup = await openBackup(path)
    await expect(restoreBackup(backup, into({ address: empty.address, files }))).rejects.toThrow('the store is full')
    const client = await connect(empty.address)
    expect(await isEmptyDatabase(client)).toBe(true)
    const left = readdirSync(join(folder, 'small'), { recursive: true, withFileTypes: true })
    expect(left.filter(found => found.isFile())).toEqual([])
    await client.end()
    await empty.drop()
  })
})
