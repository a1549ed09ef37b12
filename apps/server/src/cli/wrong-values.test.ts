// Every value that an administrator gets wrong ends the start with one sentence that names its key, and nothing else.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compiledCode } from '../../test/compiled-code.ts'
import { freePort } from '../../test/free-port.ts'
import { productionSettings } from '../../test/production-settings.ts'
import { removeFolder } from '../../test/remove-folder.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { ConfigError, readConfig } from '../config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts'

const root = join(import.meta.dirname, '../../../..')
const khyanalt = join(root, 'bin/khyanalt')
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-wrong-'))
const plainFile = join(folder, 'plain.pem')
writeFileSync(plainFile, 'nothing')

type Ended = { readonly status: number; readonly said: string }
type Settings = Readonly<Record<string, string>>
const bare = {
  ...compiledCode,
  ...{ PATH: process.env.PATH ?? '', LANG: 'en_US.UTF-8', DEMO: '0', DATA_DIR: join(folder, 'data') },
}

/** Runs a program to its end; `said` is what it says on stderr. */
const runWhole = (
  program: string,
  args: readonly string[],
  settings: Settings,
): Promise<Ended & { readonly out: string }> =>
  new Promise(resolve => {
    const options = { env: { ...bare, ...settings }, timeout: 150_000, encoding: 'utf8' } as const
    execFile(program, args, options, (error, out, stderr) =>
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, said: stderr.trim() }),
    )
  })
const fault = (work: () => unknown): ConfigError => {
  try {
    work()
  } catch (error) {
    if (error instanceof ConfigError) return error
  }
  throw new Error('It was not refused.')
}
const run = async (...given: Parameters<typeof runWhole>): Promise<Ended> => {
  const { status, said } = await runWhole(...given)
  return { status, said }
}
const serve = (settings: Settings): Promise<Ended> => run(khyanalt, ['serve'], settings)

const faults: readonly (readonly [Settings, RegExp])[] = [
  [{ PORT: 'abc' }, /^PORT is wrong: it is no number\./],
  [{ PORT: '1.5' }, /^PORT is wrong: it is no whole number\./],
  [{ PORT: '70000' }, /^PORT is wrong: it may not be more than 65535\./],
  [{ METRICS_PORT: '3000' }, /^METRICS_PORT is wrong: it is the same as PORT\.$/],
  [{ ROLE: 'worker' }, /^ROLE is wrong: it is none of all, web, work\./],
  [{ ROLE: 'work' }, /^DATABASE_URL is missing: ROLE=work shares/],
  [{ SECRET: 'hidden' }, /^SECRET is wrong: it needs at least 32 characters\./],
  [{ BACKUP_PASSWORD: 'hidden' }, /^BACKUP_PASSWORD is wrong: it needs at least 12 characters\./],
  [{ SESSION_HOURS: '0' }, /^SESSION_HOURS is wrong: it may not be less than 0\.01\./],
  [{ DEMO: 'yes' }, /^DEMO is wrong: it is none of 0, 1\./],
  [{ DATABASE_URL: 'mysql://portal:hidden@db/khyanalt' }, /^DATABASE_URL is wrong: it is not of the form postgres:/],
  [{ PUBLIC_URL: 'portal.agency.mn' }, /^PUBLIC_URL is wrong: it is not of the form https:/],
  [{ PUBLIC_URL: 'https://agency.mn/portal' }, /^PUBLIC_URL is wrong: it names more than a host/],
  [{ SMTP_URL: 'http://portal:hidden@mail' }, /^SMTP_URL is wrong: it is not of the form smtp:/],
  [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM is wrong: it is not of the form Khyanalt </],
  [{ HEAD_MAIL: 'nobody' }, /^HEAD_MAIL is wrong: it is not of the form /],
  [{ OIDC_ISSUER: 'nonsense' }, /^OIDC_ISSUER is wrong: it is not of the form https:/],
  [{ CLAMD: 'clamd:3310' }, /^CLAMD is wrong: it is not of the form unix:/],
  [{ SECURITY_EXPIRES: 'tomorrow' }, /^SECURITY_EXPIRES is wrong: it is not of the form 2027-06-30\./],
  [{ SECURITY_CONTACT: 'mailto:a@agency.mn' }, /^SECURITY_EXPIRES is missing/],
  [{ PAYMENT_BANK: 'Төв банк' }, /^PAYMENT_RECIPIENT is missing: an account needs/],
  [{ TSA_URL: 'https://tsa.agency.mn' }, /^TSA_CA_FILE is missing/],
  [{ TSA_CA_FILE: plainFile }, /^TSA_CA_FILE is wrong: \S+ holds no certificate\.$/],
  [{ TSA_PASSWORD: 'hidden' }, /^TSA_USERNAME and TSA_PASSWORD are given together/],
  [{ SIGNING_KEY_FILE: '/nowhere/key.pem' }, /^SIGNING_KEY_FILE is wrong: \S+ cannot be read \(ENOENT\)\.$/],
  [{ SIGNING_KEY_FILE: folder }, /^SIGNING_KEY_FILE is wrong: \S+ cannot be read \(EISDIR\)\.$/],
  [{ SIGNING_KEY_FILE: plainFile }, /^SIGNING_KEY_FILE is wrong: \S+ holds no private key as PEM\.$/],
  [{ S3_ENDPOINT: 'http://store', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }, /^S3_BUCKET is missing/],
  [{ S3_ENDPOINT: 'http://store', S3_BUCKET: 'b', S3_SECRET_ACCESS_KEY: 'hidden' }, /^S3_ACCESS_KEY_ID is missing/],
  [{ S3_ENDPOINT: 'http://store', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, /^S3_SECRET_ACCESS_KEY is missing/],
  [{ DATA_DIR: '/dev/null/data' }, /^DATA_DIR is wrong: nothing can be written into \S+ \(a part of the path/],
  [{ DATA_DIR: '/proc/khyanalt/data' }, /^DATA_DIR is wrong: nothing can be written into \S+ \(no folder can be made/],
]

afterAll(() => removeFolder(folder))

describe('a wrong value', () => {
  it.each(faults)(
    '[REQ-READY-04] ends the start with one sentence, and without a secret: %j',
    async (settings, sentence) => {
      const { status, said } = await serve(settings)
      expect(said).toMatch(sentence)
      expect(said.split('\n')).toHaveLength(1)
      expect(said).not.toContain('hidden')
      expect(status).toBe(78)
    },
    60_000,
  )

  it('[REQ-DRILL-07] of DATA_DIR or of a place for a backup is told at once, instead of being tried for ever', async () => {
    const doctor = await runWhole(khyanalt, ['doctor'], { DATA_DIR: '/proc/khyanalt/data' })
    expect([doctor.status, doctor.said]).toEqual([1, ''])
    expect(doctor.out).toMatch(/^✗ store of files .*'\/proc\/khyanalt'$/m)
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
    const backup = await run(khyanalt, ['backup', '/proc/khyanalt/backups'], { DATABASE_URL })
    expect(backup).toEqual({ status: 1, said: '/proc/khyanalt: there is no such file or folder (ENOENT).' })
  }, 60_000)

  it('[REQ-DRILL-08] is told in Mongolian on a terminal that speaks it, with the same key', () => {
    for (const [settings] of faults) {
      const refused = fault(() => readConfig({ ...bare, ...settings }))
      const [mn, en] = [refused.said.mn, refused.said.en]
      expect(mn.split(' ')[0]).toBe(en.split(' ')[0])
      expect(mn).toMatch(/^[A-Z\d_]+[, ].*[а-яөү]{3}/)
      expect(mn).not.toMatch(/ (is|are|the|it) /)
    }
  })

  it('[REQ-DRILL-08] is told in Mongolian by doctor, and so is what it asks around and what ends a backup, verification or restore', async () => {
    const { out } = await runWhole(khyanalt, ['doctor'], { LANG: 'mn_MN.UTF-8', DATA_DIR: join(folder, 'doctor') })
    const lines = out.split('\n').filter(line => /^[✓✗·]/.test(line))
    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines) {
      expect(line).toMatch(/[а-яөү]{3}/)
      expect(line).not.toMatch(/ (is|are|the|it|of) /)
    }
    const LANG = 'mn_MN.UTF-8'
    for (const command of [['restore'], ['backup', 'verify']]) {
      const told = await run(khyanalt, [...command, '/nowhere.tar'], { LANG })
      expect(told, command.join(' ')).toEqual({ status: 1, said: '/nowhere.tar файлыг унших боломжгүй: ENOENT.' })
    }
    const saved = await run(khyanalt, ['backup', folder], { LANG, DATA_DIR: join(folder, 'nothing') })
    expect(saved).toEqual({ status: 1, said: expect.stringMatching(/^\S+ хавтсанд өгөгдлийн сан алга: [^\n]+$/) })
  }, 60_000)

  it('[REQ-READY-04] is told alike by npm start', async () => {
    const npm = await run(process.execPath, [join(root, 'scripts/start.ts')], { PORT: 'abc' })
    expect(npm).toEqual(await serve({ PORT: 'abc' }))
  })

  it('[REQ-READY-04] of production is told with its key: no https, a mistyped key', async () => {
    const good = await productionSettings(join(folder, 'production'))
    expect(await serve({ ...good, DEMO: '', PUBLIC_URL: 'http://portal.agency.mn' })).toEqual({
      status: 78,
      said: 'PUBLIC_URL is not https: passwords and papers may not travel readable.',
    })
    expect(await serve({ ...good, DEMO: '', PUBLC_URL: 'x', HOME: folder })).toEqual({
      status: 78,
      said: 'PUBLC_URL is no setting of the portal; PUBLIC_URL was meant?',
    })
  })
})

describe('what stands around', () => {
  let database: TestDatabase
  let cluster: EmbeddedPostgres
  let taken: Server
  let port: number
  const url = ({ host, user, database: name }: { host: string; user: string; database: string }, password = '') =>
    `postgres://${user}${password}@localhost/${name}?host=${encodeURIComponent(host)}`
  let own: Settings
  beforeAll(async () => {
    database = await createTestDatabase()
    own = { DATABASE_URL: url(database.address as never), LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0' }
    const dataDir = join(folder, 'cluster/postgres')
    mkdirSync(join(folder, 'cluster'))
    chmodSync(folder, 0o755)
    cluster = await startEmbeddedPostgres({ dataDir, fsync: false })
    const client = new pg.Client(cluster.address)
    await client.connect()
    await client.query("create role portal login password 'right'")
    const rules = join(dataDir, 'pg_hba.conf')
    writeFileSync(rules, `local all portal scram-sha-256\n${readFileSync(rules, 'utf8')}`)
    await client.query('select pg_reload_conf()')
    await client.end()
    taken = createServer()
    port = await freePort()
    await new Promise<void>(resolve => taken.listen(port, '127.0.0.1', resolve))
  }, 120_000)
  afterAll(async () => {
    taken?.close()
    await cluster?.stop()
    await database?.drop()
  })

  it('[REQ-READY-04] names DATABASE_URL for a wrong password and a database that is not there', async () => {
    const address = { ...cluster.address, user: 'portal' }
    expect(await serve({ ...own, DATABASE_URL: url(address, ':wrong') })).toEqual({
      status: 78,
      said: 'DATABASE_URL is wrong: the database does not take this name and password.',
    })
    const missing = { ...cluster.address, database: 'nothing' }
    expect((await serve({ ...own, DATABASE_URL: url(missing) })).said).toBe(
      'DATABASE_URL is wrong: there is no database of that name; make it with createdb -E UTF8 NAME.',
    )
  }, 120_000)

  it.each(['web', 'work'])(
    '[REQ-READY-04] names PORT or METRICS_PORT when it is taken: ROLE=%s',
    async role => {
      const dataDir = join(folder, role)
      const settings = { ...own, ROLE: role, DATA_DIR: dataDir }
      const said = `something else listens on 127.0.0.1:${port} already.`
      expect(await serve({ ...settings, PORT: String(port) })).toEqual({
        status: 78,
        said: `PORT is wrong: ${said}`,
      })
      const metrics = { ...settings, METRICS_PORT: String(port) }
      expect(await serve(metrics)).toEqual({ status: 78, said: `METRICS_PORT is wrong: ${said}` })
    },
    180_000,
  )

  it('[REQ-READY-04] names S3_BUCKET or the key when the store does not take it', async () => {
    const s3 = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [],
    })
    const { port: storePort } = await s3.run()
    const store = {
      ...own,
      S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
      S3_BUCKET: 'nowhere',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }
    try {
      expect((await serve(store)).said).toBe('S3_BUCKET is wrong: the store has no bucket nowhere.')
      expect((await serve({ ...store, S3_ACCESS_KEY_ID: 'other' })).said).toMatch(/^S3_ACCESS_KEY_ID is wrong/)
      expect((await serve({ ...store, S3_SECRET_ACCESS_KEY: 'x' })).said).toMatch(/^S3_SECRET_ACCESS_KEY is wrong/)
    } finally {
      await s3.close()
    }
  }, 180_000)

  /** Starts, waits for a line, and ends it as systemd does. */
  const waits = async (settings: Settings): Promise<{ readonly said: string; readonly code: number | null }> => {
    const child: ChildProcess = spawn(khyanalt, ['serve'], { env: { ...bare, ...settings }, stdio: 'pipe' })
    let said = ''
    child.stderr?.on('data', chunk => (said += chunk))
    const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
    await expect.poll(() => said, { timeout: 100_000 }).toContain('\n')
    child.kill('SIGTERM')
    return { said, code: await ended }
  }

  it.each([
    [
      { DATABASE_URL: 'postgres://portal:hidden@127.0.0.1:9/khyanalt' },
      'DATABASE_URL: 127.0.0.1:9 does not answer yet',
    ],
    [{ DATABASE_URL: 'postgres://portal:hidden@nowhere.invalid/x' }, 'DATABASE_URL: nowhere.invalid does not answer'],
  ])(
    '[REQ-READY-05] waits for a database or name that is not there yet, and says so: %j',
    async (settings, told) => {
      const { said, code } = await waits(settings)
      expect(said).toContain(told)
      expect(said).not.toContain('hidden')
      expect(code).toBe(0)
    },
    120_000,
  )

  it('[REQ-READY-05] serves people though nobody knows the name of the mail server, and tells that and what is not set', async () => {
    const port = String(await freePort())
    const settings = { ...own, PORT: port, LOG_LEVEL: 'warn', SMTP_URL: 'smtp://nowhere.invalid:25' }
    const env = { ...bare, ...settings, DATA_DIR: join(folder, 'served') }
    const child = spawn(khyanalt, ['serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    let logged = ''
    child.stdout.on('data', chunk => (logged += chunk))
    const ended = new Promise(resolve => child.once('exit', resolve))
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status
    try {
      await expect.poll(isReady, { timeout: 100_000 }).toBe(200)
      await expect.poll(() => logged).toContain('SMTP_URL names nowhere.invalid, which no name server knows.')
      expect(logged.match(/not set: CLAMD; /g)).toHaveLength(1)
    } finally {
      child.kill('SIGTERM')
      await ended
    }
  }, 150_000)

  it('[REQ-READY-05] waits for a store of files that is not there yet, and says so', async () => {
    const store = {
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    const { said } = await waits({ ...own, ...store, DATA_DIR: join(folder, 'waits') })
    expect(said).toContain('S3_ENDPOINT: 127.0.0.1:9 does not answer yet')
  }, 120_000)
})
