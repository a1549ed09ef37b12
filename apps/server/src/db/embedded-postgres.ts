// Starts, adopts and stops the built-in PostgreSQL: unix socket only, no password, durable.
import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { makeFolder } from '../make-folder.ts'
import { type EmbeddedAccount, findEmbeddedAccount } from './embedded-account.ts'
import { prepareBinaries } from './embedded-binaries.ts'
import { EmbeddedPostgresError, makeCluster, makeSocketDir, serverEnvironment } from './embedded-cluster.ts'
import { isRunning, type Postmaster, processState, readPostmaster } from './embedded-postmaster.ts'

export type EmbeddedPostgresOptions = {
  /** The folder of the cluster; made when missing. Its log is written beside it. */
  readonly dataDir: string
  /** Other programs than the bundled ones, such as /usr/lib/postgresql/15/bin. */
  readonly binDir?: string
  /** False only where losing everything does not matter, as in tests. */
  readonly fsync?: boolean
  /** Hears that the server was gone and is started again. */
  readonly log?: (error: Error) => void
}

export type EmbeddedPostgres = {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string }
  /** True when the server ran already and was taken over. */
  readonly adopted: boolean
  /** Stops the server, unless another living process owns it; at once where what it holds is thrown away. */
  stop(how?: 'at once'): Promise<void>
}

const user = 'khyanalt'
const database = 'khyanalt'
const port = 5432
const patienceMs = 30_000
// A killed server stays in the process table until its parent reaps it, in some containers for ever.
const zombieMs = 5_000
const maxLogBytes = 10_000_000
// How often the server is looked after, and how long to wait when it would not start again.
const watchMs = 200
const retryMs = 1000

/**
 * Starts the server of a data folder, or takes over the one that a killed process left behind. Whoever owns it starts
 * it again when it is killed.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const dataDir = resolve(options.dataDir)
  makeFolder(dirname(dataDir))
  const account = findEmbeddedAccount(dataDir)
  const binDir = options.binDir ?? prepareBinaries(account, dataDir)
  if (!existsSync(join(dataDir, 'PG_VERSION'))) makeCluster(account, binDir, dataDir, user)

  const find = () => findOrSpawn(account, binDir, dataDir, options.fsync ?? true)
  const { postmaster, adopted } = await find()
  const address = { host: postmaster.socketDir, port, user, database }
  await makeDatabase(address).catch(async error => {
    // Whoever hears of the failure has nothing in hand that could stop it.
    if (!adopted) await stopPostmaster(postmaster)
    throw error
  })
  const ownerFile = join(dataDir, 'khyanalt-owner')
  const owned = !adopted || !isRunning(readOwner(ownerFile))
  if (owned) writeFileSync(ownerFile, String(process.pid))
  if (!owned) return { address, adopted, stop: async () => {} }
  const watch = watchOver(postmaster, find, options.log ?? (() => {}))
  return { address, adopted, stop: async how => stopPostmaster(await watch.end(), how) }
}

/** Starts the server again whenever it is gone; `end` stops doing so and answers which one runs. */
const watchOver = (first: Postmaster, find: () => Promise<Found>, log: (error: Error) => void) => {
  const ended = new AbortController()
  const watch = async (): Promise<Postmaster> => {
    let current = first
    while (!ended.signal.aborted) {
      await pause(watchMs, null, { ref: false, signal: ended.signal }).catch(() => {})
      if (ended.signal.aborted || processState(current.pid) === 'running') continue
      log(new Error('The built-in PostgreSQL was gone and is started again'))
      try {
        current = (await find()).postmaster
      } catch (error) {
        log(error as Error)
        await pause(retryMs, null, { ref: false, signal: ended.signal }).catch(() => {})
      }
    }
    return current
  }
  const watching = watch()
  return {
    end: () => {
      ended.abort()
      return watching
    },
  }
}

type Found = { readonly postmaster: Postmaster; readonly adopted: boolean }

const findOrSpawn = async (
  account: EmbeddedAccount,
  binDir: string,
  dataDir: string,
  fsync: boolean,
): Promise<Found> => {
  const started = Date.now()
  while (Date.now() - started < patienceMs) {
    const found = readPostmaster(dataDir)
    if (found?.process === 'running') {
      if (found.status === 'ready' && (await answers(found))) return { postmaster: found, adopted: true }
      await pause(20)
      continue
    }
    if (found?.process === 'other' || (found?.process === 'zombie' && Date.now() - started > zombieMs)) {
      rmSync(join(dataDir, 'postmaster.pid'), { force: true })
    }
    const spawned = await spawnPostmaster(account, binDir, dataDir, fsync)
    if (spawned) return { postmaster: spawned, adopted: false }
    await pause(100)
  }
  throw new EmbeddedPostgresError(
    `The built-in PostgreSQL did not start within ${patienceMs / 1000} s; see ${logFile(dataDir)}.`,
  )
}

/** The running server, or null when an earlier one still has to go. */
const spawnPostmaster = async (
  account: EmbeddedAccount,
  binDir: string,
  dataDir: string,
  fsync: boolean,
): Promise<Postmaster | null> => {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: makeSocketDir(account, dataDir),
    unix_socket_permissions: '0700',
    port: String(port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Without the bundled compiler library it would only warn.
    jit: 'off',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }),
  }
  const [program, ...args] = account.command(join(binDir, 'postgres'), [
    ...['-D', dataDir],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const file = logFile(dataDir)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const log = openSync(file, size > maxLogBytes ? 'w' : 'a')
  const before = size > maxLogBytes ? 0 : size
  // Its own session: Ctrl+C must reach this process only, which then stops the database last.
  const child = spawn(program, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: serverEnvironment,
  })
  closeSync(log)
  let ended = false
  child.on('exit', () => {
    ended = true
  })
  child.on('error', () => {
    ended = true
  })
  child.unref()
  const deadline = Date.now() + patienceMs
  while (!ended && Date.now() < deadline) {
    const found = readPostmaster(dataDir)
    if (found?.pid === child.pid && found?.status === 'ready') return found
    await pause(5)
  }
  const said = readFileSync(file).subarray(before).toString()
  if (/postmaster\.pid|shared memory block/.test(said)) return null
  // It may still be on its way, slower than anybody waits.
  if (!ended) child.kill('SIGQUIT')
  throw new EmbeddedPostgresError(
    `The built-in PostgreSQL did not start: ${said.trim().split('\n').slice(-3).join(' ')}`,
  )
}

const makeDatabase = async (address: EmbeddedPostgres['address']): Promise<void> => {
  const client = new pg.Client({ ...address, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

const answers = async ({ socketDir }: Postmaster): Promise<boolean> => {
  const client = new pg.Client({ host: socketDir, port, user, database: 'postgres' })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

const stopPostmaster = async ({ pid, socketDir }: Postmaster, how?: 'at once'): Promise<void> => {
  const isUp = () => processState(pid) === 'running'
  // INT ends open transactions and shuts down cleanly; QUIT only if that takes too long.
  for (const [signal, waitMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (how === 'at once' && signal === 'SIGINT') continue
    if (!isUp()) break
    process.kill(pid, signal)
    const deadline = Date.now() + waitMs
    while (isUp() && Date.now() < deadline) await pause(10)
  }
  rmSync(socketDir, { recursive: true, force: true })
}

const readOwner = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch {
    return 0
  }
}

const logFile = (dataDir: string): string => `${dataDir}.log`
