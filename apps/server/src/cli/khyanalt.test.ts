// The commands as they are typed.
import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setPassword } from '@khyanalt/contract/auth'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compiledCode } from '../../test/compiled-code.ts'
import { removeFolder } from '../../test/remove-folder.ts'
import { openTestApp } from '../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import type { CommandEntry } from './command.ts'
import { commands } from './commands.ts'
import { findCommand } from './parse-command.ts'

const khyanalt = join(import.meta.dirname, '../../../../bin/khyanalt')
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-cli-'))
afterAll(() => removeFolder(folder))

type Ended = { readonly status: number; readonly out: string; readonly err: string }
const run = (args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  new Promise(resolve => {
    const bare = { PATH: process.env.PATH, LANG: 'en_US.UTF-8', DATA_DIR: join(folder, 'data'), DEMO: '0' }
    const env = { ...compiledCode, ...bare, ...settings }
    execFile(khyanalt, args, { env, timeout: 120_000, encoding: 'utf8' }, (error, out, err) =>
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err: err.trim() }),
    )
  })

describe('a command line', () => {
  it.each([
    [['bakcup'], 'There is no command "bakcup"; did you mean backup?'],
    [['admin'], 'There is no command "admin"; there are admin create.'],
    [['schedule', 'go'], 'There is no command "schedule go"; there are schedule run.'],
    [['restore'], 'FILE is missing: khyanalt restore FILE'],
    [['version', 'now'], '"now" is one word too many: khyanalt version'],
    [['migrate', '--fast'], 'migrate has no option --fast.'],
    [['restore', 'x', '--without-key'], 'restore has no option --without-key; did you mean --without-keys?'],
    [['schedule', 'run', '--task'], '--task needs a value.'],
  ])('[REQ-CLI-01] that is none ends with one sentence and 64: %j', async (words, sentence) => {
    expect(await run(words)).toEqual({ status: 64, out: '', err: sentence })
  })

  it('[REQ-CLI-01] is explained in the language of the terminal, and in both where it names none', async () => {
    const mongolian = await run(['backup', '--help'], { LANG: 'mn_MN.UTF-8' })
    expect(mongolian.out).toContain('Өгөгдөл, файл, түлхүүрийг нөөцөлнө.')
    expect(mongolian.out).not.toContain('Saves database')
    expect((await run(['help', 'backup'])).out).not.toContain('нөөцөлнө')
    const both = await run([], { LANG: 'C' })
    expect(both.status).toBe(64)
    for (const { name, says } of commands) for (const text of [name, says.mn, says.en]) expect(both.out).toContain(text)
  })

  it('[REQ-CLI-01] finds the longest name of a command', () => {
    const nameOf = (...words: string[]) => findCommand(commands, words)?.entry.name
    expect([nameOf('backup', 'verify', 'x'), nameOf('backup', '/x'), nameOf('x')]).toEqual([
      'backup verify',
      'backup',
      undefined,
    ])
  })

  it('[REQ-CLI-02] is completed by bash: commands, their second words and options', async () => {
    const { out } = await run(['completion', 'bash'])
    const complete = (...words: string[]): Promise<string[]> =>
      new Promise((resolve, reject) => {
        const script = `${out}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _khyanalt; printf '%s\\n' "\${COMPREPLY[@]}"`
        execFile('bash', ['-c', script, 'bash', 'khyanalt', ...words], { cwd: folder }, (error, said) =>
          error ? reject(error) : resolve(said.split('\n').filter(Boolean)),
        )
      })
    expect(await complete('back')).toEqual(['backup'])
    expect(await complete('schedule', '')).toContain('run')
    expect(await complete('schedule', 'run', '--t')).toEqual(['--task'])
    const all = await complete('')
    for (const { name } of commands satisfies readonly CommandEntry[]) expect(all).toContain(name.split(' ')[0])
  })
})

const urlOf = (database: TestDatabase): string => {
  const { host, user, database: name } = database.address as { host: string; user: string; database: string }
  return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
}

const secret = 'q7Zr0Vt2mXc9LkP4sWnB8uHd3yEaG6jf'

describe('a command on the server', () => {
  let database: TestDatabase
  let settings: Readonly<Record<string, string>>
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true })
    const file = join(folder, 'portal.env')
    writeFileSync(file, `DATABASE_URL='${urlOf(database)}'\nSECRET=${secret}\n`, { mode: 0o640 })
    settings = { DATA_DIR: join(folder, 'own'), CONFIG: file }
  })
  afterAll(() => database?.drop())
  const create = (...words: string[]): Promise<Ended> =>
    run(['admin', 'create', ...words, '--config', settings.CONFIG ?? ''], { DATA_DIR: settings.DATA_DIR ?? '' })

  it('[REQ-CLI-05] makes the first administrator before the first start, refuses a second one, and helps when it must; its link is good once', async () => {
    expect((await create('nobody', '--name', 'Болд')).status).toBe(64)
    expect((await create('first@agency.mn')).err).toBe('Give the name with --name.')
    const made = await create('First@agency.mn', '--name', 'Болд')
    expect(made.err).toBe('')
    expect(made.out).toMatch(/\nhttp:\/\/localhost:3000\/newpassword\?token=[\w-]+\.[\w-]{43}\n$/)
    const again = await create('second@agency.mn', '--name', 'Дорж')
    expect(again).toMatchObject({ status: 1, out: '', err: expect.stringMatching(/^There is an active administrator/) })
    expect((await create('second@agency.mn', '--name', 'Дорж', '--force')).status).toBe(0)
    const token = /token=(\S+)/.exec(made.out)?.[1] ?? ''
    const portal = await openTestApp({
      environment: { DEMO: '0', SECRET: secret },
      on: { address: database.address, dataDir: settings.DATA_DIR ?? '' },
    })
    try {
      const chosen = { token, password: 'Улаан-тэмээ-77-алхав' }
      expect((await portal.call(null, setPassword, chosen)).login).toBe('first@agency.mn')
      expect((await portal.refused(null, setPassword, chosen)).code).toBe('password_link_invalid')
    } finally {
      await portal.close()
    }
  }, 180_000)

  it('[REQ-DRILL-06] makes one first administrator of two who are made at the same moment', async () => {
    const rival = await createTestDatabase()
    const DATABASE_URL = urlOf(rival)
    const [holder, watcher] = [new pg.Client(rival.address), new pg.Client(rival.address)]
    for (const client of [holder, watcher]) await client.connect()
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    try {
      // The portal has started before; both are held at the door until they have come.
      await holder.query("insert into installation (kind, since) values ('real', now()) on conflict do nothing")
      await holder.query('begin; lock table staff_grants in access exclusive mode')
      const both = ['first@agency.mn', 'other@agency.mn'].map((email, place) =>
        run(['admin', 'create', email, '--name', 'Болд'], { DATABASE_URL, DATA_DIR: join(folder, `rival-${place}`) }),
      )
      await expect.poll(async () => (await watcher.query(waiting)).rowCount, { timeout: 100_000 }).toBe(2)
      await holder.query('commit')
      const ended = await Promise.all(both)
      expect(ended.map(({ status }) => status).sort()).toEqual([0, 1])
      expect(ended.find(({ status }) => status === 1)?.err).toMatch(/^There is an active administrator/)
    } finally {
      for (const client of [holder, watcher]) await client.end()
      await rival.drop()
    }
  }, 180_000)

  it.runIf(process.getuid?.() === 0)(
    '[REQ-CLI-06] leaves nothing of root in the data of another account',
    async () => {
      const dataDir = join(folder, 'others')
      mkdirSync(dataDir, { mode: 0o700 })
      chownSync(dataDir, 65_534, 65_534)
      chownSync(folder, 65_534, 65_534)
      const { status, err } = await run(['doctor'], { NODE_ENV: 'production', DATA_DIR: dataDir })
      expect([status, err]).toEqual([1, ''])
      const made = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      expect(made.length).toBeGreaterThan(0)
      for (const name of made) {
        const { uid, mode } = statSync(join(dataDir, name))
        expect({ name, uid, open: mode & 0o077 }).toEqual({ name, uid: 65_534, open: 0 })
      }
    },
    60_000,
  )
})
