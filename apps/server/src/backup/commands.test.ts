// Commands as processes of their own: told to end, killed, or started by an account that may not write.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { earlierPassword, filesIn, postmastersIn, settingsOn, unpackEarlier } from '../../test/backup-places.ts'
import { compiledCode } from '../../test/compiled-code.ts'
import { removeFolder } from '../../test/remove-folder.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { openBackup } from './restore-backup.ts'
import { connect, isEmptyDatabase } from './tables.sql.ts'

const password = earlierPassword
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-commands-'))
const earlier = unpackEarlier(folder)
const saved = (name: string) => join(folder, name)
afterAll(() => removeFolder(folder))

describe('a command', () => {
  const khyanalt = (args: readonly string[], environment: Readonly<Record<string, string>>, more: object = {}) =>
    spawn(process.execPath, [join(import.meta.dirname, '../cli/khyanalt.ts'), ...args], {
      env: { ...compiledCode, PATH: process.env.PATH ?? '', LC_ALL: 'en', TMPDIR: tmpdir(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...more,
    })
  const endOf = async (child: ReturnType<typeof khyanalt>) => {
    const [said, [code, signal]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')])
    return { said, code, signal }
  }

  it('[REQ-BACKUP-01] that is told to end in a restore or a verification says so and leaves nothing', async () => {
    const data = saved('told data')
    const scratch = saved('told scratch')
    mkdirSync(scratch)
    for (const [args, place] of [
      [['restore', earlier], data],
      [['backup', 'verify', earlier], scratch],
    ] as const) {
      const child = khyanalt(args, { DATA_DIR: data, BACKUP_PASSWORD: password, TMPDIR: scratch })
      const ended = endOf(child)
      await expect.poll(() => postmastersIn(place), { timeout: 60_000 }).not.toBe('')
      child.kill('SIGTERM')
      expect(await ended).toEqual({
        said: 'Told to end (SIGTERM); what was begun was taken back.\n',
        code: 1,
        signal: null,
      })
      expect(postmastersIn(place)).toBe('')
      expect(existsSync(data)).toBe(false)
      expect(filesIn(scratch).filter(name => name.startsWith('khyanalt-drill'))).toEqual([])
    }
  }, 180_000)

  it('[REQ-BACKUP-01] that is killed in a restore is made up for by the next one into the same place', async () => {
    const database = await createTestDatabase({ empty: true })
    const target = settingsOn(database.address, saved('killed'))
    const environment = {
      DATA_DIR: target.DATA_DIR,
      DATABASE_URL: target.DATABASE_URL ?? '',
      BACKUP_PASSWORD: password,
    }
    const watch = await connect(database.address)
    const child = khyanalt(['restore', earlier], environment)
    const ended = once(child, 'exit')
    const isHalf = async () => (await watch.query("select from pg_class where relname = 'users'")).rowCount
    await expect.poll(isHalf, { timeout: 60_000, interval: 20 }).toBe(1)
    child.kill('SIGKILL')
    await ended
    expect(await isEmptyDatabase(watch)).toBe(false)
    expect(await endOf(khyanalt(['restore', earlier], environment))).toMatchObject({ code: 0, signal: null })
    const { contents } = await openBackup(earlier)
    const countOf = async (table: string) =>
      Number((await watch.query(`select count(*)::int as rows from ${table}`)).rows[0]?.rows)
    // What runs after a restore (migrations, the mark of the restore) adds to other tables than these.
    const kept = contents.tables.filter(({ name }) => ['users', 'requests', 'request_events', 'files'].includes(name))
    expect(kept.map(({ rows }) => rows > 0)).toEqual([true, true, true, true])
    for (const { name, rows } of kept) expect(await countOf(name), name).toBe(rows)
    const files = filesIn(join(environment.DATA_DIR, 'files'))
    expect(files.filter(name => /partial|tmp/.test(name))).toEqual([])
    await watch.end()
    await database.drop()
  }, 180_000)

  it.skipIf(process.getuid?.() !== 0)(
    '[REQ-BACKUP-03] says who can make the folder that it may not make',
    async () => {
      const parent = saved('of-root')
      mkdirSync(parent, { mode: 0o755 })
      chmodSync(folder, 0o755)
      chmodSync(earlier, 0o644)
      const nobody = { uid: 65_534, gid: 65_534 }
      const restoring = khyanalt(
        ['restore', earlier],
        { DATA_DIR: join(parent, 'new'), BACKUP_PASSWORD: password },
        nobody,
      )
      expect(await endOf(restoring)).toEqual({
        said: `${parent}/new cannot be made: the account nobody may not write in ${parent}. Make it first, as root: install -d -o nobody -g 65534 -m 0700 ${parent}/new\n`,
        code: 1,
        signal: null,
      })
      const saving = khyanalt(
        ['backup', join(parent, 'backups')],
        { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
        nobody,
      )
      expect(await endOf(saving)).toEqual({
        said: `${parent}/backups: this account may not write there (EACCES).\n`,
        code: 1,
        signal: null,
      })
    },
    60_000,
  )
})
