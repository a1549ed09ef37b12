// Whatever goes wrong half way: it ends, says why in one sentence, and leaves nothing behind.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earlierPassword, filesIn, postmastersIn, settingsOn, unpackEarlier } from '../../test/backup-places.ts'
import { uploadPdf } from '../../test/builders.ts'
import { compiledCode } from '../../test/compiled-code.ts'
import { removeFolder } from '../../test/remove-folder.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { inTransaction } from '../db/transaction.ts'
import { openFolderStore } from '../external/file-store.ts'
import { makeQueueTables } from '../jobs/jobs.ts'
import { type BackupSettings, readBackupSettings } from './backup-settings.ts'
import { readLastBackups } from './backups.sql.ts'
import { openBackup, restoreBackup } from './restore-backup.ts'
import { restorePortal } from './restore-portal.ts'
import { demandRoom, roomOfRestore } from './room.ts'
import { savePortal } from './save-portal.ts'
import { type Connection, connect, isEmptyDatabase } from './tables.sql.ts'
import { takeBackup } from './take-backup.ts'
import { verifyBackup } from './verify-backup.ts'

const password = earlierPassword
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-failures-'))
const earlier = unpackEarlier(folder)
const ended = new Error('ended by SIGTERM')

let test: TestApp
let settings: BackupSettings
beforeAll(async () => {
  test = await openTestApp()
  for (let at = 0; at < 3; at++) await uploadPdf(test, 'citizen')
  await makeQueueTables(test.address)
  settings = settingsOn(test.address, test.app.services.config.DATA_DIR)
})
afterAll(async () => {
  await test.close()
  removeFolder(folder)
})

/** Ends every other connection to the database, as a restart of its server would; once, however often it is called. */
const cutOnce = (client: Connection): (() => Promise<unknown>) => {
  let cutting: Promise<unknown> | null = null
  return () => {
    cutting ??= client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
    return cutting
  }
}

const plain = { withFiles: true, keepDays: null }
const saved = (name: string) => join(folder, name)

describe('a backup', () => {
  it('[REQ-BACKUP-01] that is told to end leaves neither a file nor a connection', async () => {
    const place = saved('aborted')
    const ending = new AbortController()
    const files = openFolderStore(settings.DATA_DIR)
    const reading = {
      read: (key: string) => {
        ending.abort(ended)
        return files.read(key)
      },
    }
    mkdirSync(place)
    const watch = await connect(test.address)
    const count = async (): Promise<number> => {
      const { rows } = await watch.query<{ open: number }>(
        "select count(*)::int as open from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      )
      return rows[0]?.open ?? -1
    }
    const taking = takeBackup(join(place, 'x.backup.tar'), {
      address: test.address,
      files: reading,
      keysFolder: folder,
      password,
      signal: ending.signal,
    })
    await expect(taking).rejects.toBe(ended)
    expect(filesIn(place)).toEqual([])
    await expect.poll(count).toBe(0)
    await watch.end()
  })

  it('[REQ-BACKUP-01] ends when the database goes half way, and leaves no file', async () => {
    const place = saved('cut')
    mkdirSync(place)
    const watch = await connect(test.address)
    const files = openFolderStore(settings.DATA_DIR)
    const cut = cutOnce(watch)
    const reading = {
      read: async (key: string) => {
        await cut()
        return files.read(key)
      },
    }
    const taking = takeBackup(join(place, 'x.backup.tar'), {
      address: test.address,
      files: reading,
      keysFolder: folder,
      password,
    })
    await expect(taking).rejects.toThrow('The database went away half way; what was begun was taken back.')
    expect(filesIn(place)).toEqual([])
    await watch.end()
  })

  it('[REQ-BACKUP-01] ends when the store stays away, instead of calling every file missing', async () => {
    const place = saved('lost store')
    const lost = saved('lost store data')
    mkdirSync(place)
    mkdirSync(lost)
    // Where the folder of files was, something else is.
    writeFileSync(join(lost, 'files'), '')
    const taking = takeBackup(join(place, 'x.backup.tar'), {
      address: test.address,
      files: openFolderStore(lost),
      keysFolder: folder,
      password,
    })
    await expect(taking).rejects.toThrow(
      'The store of files does not answer or takes nothing; what was begun was taken back',
    )
    expect(filesIn(place)).toEqual([])
  }, 40_000)

  it('[REQ-DRILL-10] [REQ-BACKUP-05] that is verified out of reach of its database, as the latest of its folder, is told to Prometheus by a file', async () => {
    const { path } = await savePortal(saved('elsewhere'), settings, plain)
    writeFileSync(join(dirname(path), 'khyanalt-2020-01-01T000000Z.backup.tar'), 'no backup')
    const file = saved('khyanalt.prom')
    const before = Math.floor(Date.now() / 1000)
    const khyanalt = join(import.meta.dirname, '../cli/khyanalt.ts')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [khyanalt, 'backup', 'verify', dirname(path), '--latest', '--metrics-file', file],
      {
        env: {
          ...compiledCode,
          PATH: process.env.PATH,
          LANG: 'en',
          NODE_ENV: 'production',
          DATA_DIR: saved('nothing'),
        },
        encoding: 'utf8',
      },
    )
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`${path} can be restored: `)
    const [kind, value = ''] = readFileSync(file, 'utf8').split('\n')
    expect(kind).toBe('# TYPE khyanalt_last_backup_verified_timestamp_seconds gauge')
    expect(value).toMatch(/^khyanalt_last_backup_verified_timestamp_seconds \d+$/)
    expect(Number(value.split(' ')[1])).toBeGreaterThanOrEqual(before)
    expect(statSync(file).mode & 0o777).toBe(0o644)
    expect(filesIn(folder).filter(name => /khyanalt\.prom\./.test(name))).toEqual([])
    await test.app.services.db.deleteFrom('backups').execute()
  }, 180_000)

  it('[REQ-BACKUP-02] is known to every process, with its size, how long it took and whether it was verified', async () => {
    const place = saved('kept')
    const read = () => inTransaction(test.app.services.db, readLastBackups)
    expect(await read()).toEqual({ last: null, before: null, verifiedAt: null })
    const first = await savePortal(place, settings, { ...plain, now: new Date(Date.now() - 5000) })
    expect(first).toMatchObject({ unnoted: null, removed: [] })
    const noted = await read()
    expect(noted).toMatchObject({ last: { bytes: first.bytes }, before: null, verifiedAt: null })
    // It began five seconds before.
    const took = Number(noted.last?.finished_at) - Number(noted.last?.started_at)
    expect([took >= 5000, took < 180_000]).toEqual([true, true])
    const second = await savePortal(place, settings, plain)
    expect(await verifyBackup(second.path, settings)).toMatchObject({ noted: true, id: second.contents.id })
    const known = await read()
    expect(known).toMatchObject({ last: { bytes: second.bytes }, before: { bytes: first.bytes } })
    expect(Date.now() - (known.verifiedAt?.getTime() ?? 0)).toBeLessThan(180_000)
    const without = await savePortal(place, settings, { ...plain, withFiles: false, now: new Date(Date.now() + 5000) })
    // One that leaves files out is no smaller one of the same kind.
    expect(await read()).toMatchObject({ last: { bytes: without.bytes }, before: null })
  }, 180_000)

  it('[REQ-BACKUP-04] [REQ-BACKUP-01] that fails or has a fault removes no older one, only what a killed one left, and is no last good one', async () => {
    const place = saved('faulty')
    const old = join(place, 'khyanalt-2020-01-01T000000Z.backup.tar')
    mkdirSync(place)
    writeFileSync(old, '')
    const killed = `${old}.part`
    writeFileSync(killed, 'half')
    utimesSync(killed, new Date(0), new Date(0))
    const told = savePortal(place, settings, { ...plain, keepDays: 3, signal: AbortSignal.abort(ended) })
    await expect(told).rejects.toBe(ended)
    expect(filesIn(place)).toEqual([basename(old)])
    const { storage_key } = await test.app.services.db
      .selectFrom('files')
      .select('storage_key')
      .limit(1)
      .executeTakeFirstOrThrow()
    const kept = await test.app.services.files.read(storage_key)
    await test.app.services.files.remove(storage_key)
    const before = await inTransaction(test.app.services.db, readLastBackups)
    const faulty = await savePortal(place, settings, { ...plain, keepDays: 3, now: new Date(Date.now() + 20_000) })
    expect(faulty).toMatchObject({ removed: [], contents: { faults: [expect.stringContaining('missing')] } })
    expect(await inTransaction(test.app.services.db, readLastBackups)).toEqual(before)
    const rows = await test.app.services.db
      .selectFrom('backups')
      .select('faults')
      .where('file', '=', faulty.path)
      .execute()
    expect(rows).toEqual([{ faults: 1 }])
    await test.app.services.files.putBytes(storage_key, kept)
    const whole = await savePortal(place, settings, { ...plain, keepDays: 3, now: new Date(Date.now() + 30_000) })
    expect(whole.removed).toEqual(['khyanalt-2020-01-01T000000Z.backup.tar'])
    expect(filesIn(place)).toHaveLength(2)
  })

  it('[REQ-BACKUP-03] is refused where there is no database to save, and makes none', async () => {
    const nothing = readBackupSettings({ DATA_DIR: saved('nothing here') })
    await expect(savePortal(saved('of nothing'), nothing, plain)).rejects.toThrow('There is no database under')
    expect(existsSync(nothing.DATA_DIR)).toBe(false)
  })
})

describe('a restore', () => {
  it('[REQ-BACKUP-01] that is told to end, or loses its database half way, leaves it empty', async () => {
    const backup = await openBackup(earlier)
    for (const way of ['told', 'lost'] as const) {
      const database = await createTestDatabase({ empty: true })
      const watch = await connect(database.address)
      const store = openFolderStore(saved(`target ${way}`))
      const ending = new AbortController()
      const cut = cutOnce(watch)
      const files = {
        ...store,
        putBytes: async (key: string, bytes: Uint8Array) => {
          await store.putBytes(key, bytes)
          if (way === 'told') ending.abort(ended)
          else await cut()
        },
      }
      const restoring = restoreBackup(backup, {
        address: database.address,
        files,
        keysFolder: saved(`target ${way}/keys`),
        password,
        signal: ending.signal,
      })
      if (way === 'told') await expect(restoring).rejects.toBe(ended)
      else await expect(restoring).rejects.toThrow('The database went away half way; what was begun was taken back.')
      expect(await isEmptyDatabase(watch)).toBe(true)
      const left = readdirSync(saved(`target ${way}`), { recursive: true, withFileTypes: true })
      expect(left.filter(found => found.isFile())).toEqual([])
      await watch.end()
      await database.drop()
    }
  }, 180_000)

  it('[REQ-BACKUP-01] takes the place of one that was killed, and none while another runs', async () => {
    const database = await createTestDatabase({ empty: true })
    const target = settingsOn(database.address, saved('after a kill'))
    const other = await connect(database.address)
    await other.query('create schema restore_unfinished; create table users (id int)')
    await other.query('select pg_advisory_lock(4417023115)')
    await expect(restorePortal(earlier, target, { withKeys: true })).rejects.toThrow('Another restore')
    expect(existsSync(target.DATA_DIR)).toBe(false)
    await other.query('select pg_advisory_unlock_all()')
    const { taken_at } = await restorePortal(earlier, target, { withKeys: true })
    expect(taken_at).toMatch(/^2026/)
    const { rows } = await other.query("select 1 from pg_namespace where nspname = 'restore_unfinished'")
    expect(rows).toEqual([])
    await other.end()
    await database.drop()
  }, 180_000)

  it('[REQ-BACKUP-03] is refused where too little is free, before anything is written', async () => {
    const backup = await openBackup(earlier)
    const huge = { ...backup.contents, files: { count: 1, bytes: 10 ** 16 } }
    const target = saved('not/made/yet')
    await expect(
      demandRoom(target, roomOfRestore(huge).files, { mn: 'портал', en: 'the restored portal' }),
    ).rejects.toThrow(/too little room.*at least 10000000000\.0 MB/)
    expect(existsSync(dirname(target))).toBe(false)
  })
})

// Only root may mount a small file system.
describe.skipIf(process.getuid?.() !== 0)('a disk that is full', () => {
  const onSmallDisk = async (work: (disk: string) => Promise<void>): Promise<void> => {
    const disk = saved('small')
    mkdirSync(disk)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=62m,mode=0755', 'tmpfs', disk])
    expect(mounted.status, String(mounted.stderr)).toBe(0)
    try {
      await work(disk)
    } finally {
      // Refused as long as anybody holds a file of it.
      const { status, stderr } = spawnSync('umount', [disk], { encoding: 'utf8' })
      expect(status, stderr).toBe(0)
      rmSync(disk, { recursive: true })
    }
  }

  it('[REQ-BACKUP-03] is asked for room before a restore or a backup writes anything', async () => {
    await onSmallDisk(async disk => {
      writeFileSync(join(disk, 'ballast'), Buffer.alloc(61_000_000))
      writeFileSync(join(disk, 'rest'), Buffer.alloc(3_900_000))
      const target = readBackupSettings({ DATA_DIR: join(disk, 'data'), BACKUP_PASSWORD: password })
      const refused = /^There is too little room on the disk of /
      await expect(restorePortal(earlier, target, { withKeys: true })).rejects.toThrow(refused)
      await expect(savePortal(disk, settings, plain)).rejects.toThrow(refused)
      expect(filesIn(disk).sort()).toEqual(['ballast', 'rest'])
    })
  })

  it('[REQ-BACKUP-01] ends a restore with its server and everything that it wrote', async () => {
    await onSmallDisk(async disk => {
      const target = readBackupSettings({ DATA_DIR: join(disk, 'data'), BACKUP_PASSWORD: password })
      await expect(restorePortal(earlier, target, { withKeys: true })).rejects.toThrow(
        `The disk of ${target.DATA_DIR} filled up; what was begun was taken back.`,
      )
      expect(postmastersIn(disk)).toBe('')
      expect(filesIn(disk)).toEqual([])
    })
  }, 180_000)

  it('[REQ-BACKUP-01] ends a verification likewise', async () => {
    await onSmallDisk(async disk => {
      const before = process.env.TMPDIR
      process.env.TMPDIR = disk
      try {
        await expect(verifyBackup(earlier, settings)).rejects.toThrow('filled up; what was begun was taken back.')
        expect(postmastersIn(disk)).toBe('')
        expect(filesIn(disk)).toEqual([])
      } finally {
        if (before === undefined) delete process.env.TMPDIR
        else process.env.TMPDIR = before
      }
    })
  }, 180_000)

  it('[REQ-BACKUP-01] ends a backup without half a file', async () => {
    await onSmallDisk(async disk => {
      const ballast = join(disk, 'ballast')
      writeFileSync(ballast, Buffer.alloc(61_000_000))
      const place = join(disk, 'x.backup.tar')
      const from = { address: test.address, files: null, keysFolder: folder, password }
      writeFileSync(join(disk, 'rest'), Buffer.alloc(3_800_000))
      await expect(takeBackup(place, from)).rejects.toThrow('is full; what was begun was taken back.')
      expect(filesIn(disk).sort()).toEqual(['ballast', 'rest'])
    })
  })
})
