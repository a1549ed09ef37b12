// The portal under attack: processes that are started again whenever they end, over a database of their own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres.ts'
import { readPostmaster } from '../../apps/server/src/db/embedded-postmaster.ts'
import type { DatabaseAddress } from '../../apps/server/src/db/pool.ts'
import { type MailSink, openMailSink } from './mail-sink.ts'

const root = join(import.meta.dirname, '../..')
const khyanalt = join(root, 'apps/server/src/cli/khyanalt.ts')

/** `parted`: one process answers, one does the jobs, the database stands beside. `single`: one process with all. */
export type Shape = 'parted' | 'single'

export type Part = {
  readonly name: 'server' | 'jobs'
  kill(): void
  isReady(): Promise<boolean>
}

export type Portal = {
  readonly shape: Shape
  readonly origin: string
  readonly folder: string
  readonly dataDir: string
  readonly mail: MailSink
  readonly parts: readonly Part[]
  /** How often a process ended that nobody had killed, and that had been ready. */
  readonly diedByItself: () => number
  /** Where the database is; a single portal keeps its own. */
  readonly address: () => DatabaseAddress
  readonly postmaster: () => number
  /** Kills the server of the database; whoever supervises it starts it again. */
  killDatabase(): void
  /** What the processes find in their environment beside the machine's own. */
  readonly environment: () => Readonly<Record<string, string>>
  /** The keys that the store holds, and where their bytes lie. */
  readonly stored: () => ReadonlyMap<string, string>
  /** Whether a call that asks the database is answered. */
  serves(token: string): Promise<boolean>
  /** Ends the processes in order and leaves the database. */
  stopProcesses(): Promise<void>
  stop(): Promise<void>
}

export type PortalOptions = {
  readonly folder: string
  readonly port: number
  readonly shape: Shape
  /** More of the environment. */
  readonly environment?: Readonly<Record<string, string>>
  /** Prepares something once the database is there, and answers what the environment has to say of it. */
  readonly prepare?: (address: DatabaseAddress) => Promise<Readonly<Record<string, string>>>
  /** Where the database lies. */
  readonly clusterDir?: string
  /** Where the bytes of the store lie, and what its files are called beyond their key. */
  readonly store?: { readonly folder: string; readonly suffix: string }
}

/** Starts everything and waits until it serves. */
export const startPortal = async (options: PortalOptions): Promise<Portal> => {
  const { folder, port, shape, environment = {}, prepare = async () => ({}) } = options
  const dataDir = join(folder, 'var')
  const { store = { folder: join(dataDir, 'files'), suffix: '' } } = options
  const { clusterDir = join(shape === 'parted' ? folder : dataDir, 'postgres') } = options
  mkdirSync(dataDir, { recursive: true })
  const origin = `http://127.0.0.1:${port}`
  if (await fetch(origin).catch(() => null)) throw new Error(`Something else answers on port ${port}`)
  const mail = await openMailSink()
  // It starts the database again whenever it is gone, as a supervisor of the machine would.
  let beside: EmbeddedPostgres | null = shape === 'parted' ? await startEmbeddedPostgres({ dataDir: clusterDir }) : null
  const address = (): DatabaseAddress =>
    beside?.address ?? {
      host: readPostmaster(clusterDir)?.socketDir ?? '',
      port: 5432,
      user: 'khyanalt',
      database: 'khyanalt',
    }
  const prepared = await prepare(address())
  let diedByItself = 0
  const common = (): Readonly<Record<string, string>> => ({
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    RATE_LIMIT: '1000000',
    WORK_LIMIT: '1000000',
    SMTP_URL: mail.url,
    ...(beside ? { DATABASE_URL: urlOf(beside.address) } : {}),
    ...environment,
    ...prepared,
  })
  const supervise = (name: Part['name'], role: string, at: number): Supervised =>
    superviseProcess({
      name,
      log: join(folder, `${name}.log`),
      port: at,
      died: () => diedByItself++,
      environment: () => ({ ...common(), ROLE: role, PORT: String(at) }),
    })
  const parts = shape === 'parted' ? [supervise('server', 'web', port)] : [supervise('server', 'all', port)]
  await untilReady(parts)
  if (shape === 'parted') parts.push(supervise('jobs', 'work', port + 1))
  await untilReady(parts)
  const postmaster = (): number => readPostmaster(clusterDir)?.pid ?? 0
  const stopProcesses = async (): Promise<void> => {
    await Promise.all(parts.map(part => part.end()))
    beside ??= await startEmbeddedPostgres({ dataDir: clusterDir })
  }
  return {
    shape,
    origin,
    folder,
    dataDir,
    mail,
    parts,
    diedByItself: () => diedByItself,
    address,
    postmaster,
    environment: common,
    stored: () => listStored(store.folder, store.suffix),
    killDatabase: () => void process.kill(postmaster(), 'SIGKILL'),
    serves: token => answers(`${origin}/api/dashboard/notification/invoice`, token),
    stopProcesses,
    async stop() {
      await stopProcesses()
      await beside?.stop()
      await mail.close()
    },
  }
}

/** The address of a database behind a socket as DATABASE_URL says it. */
export const urlOf = (address: DatabaseAddress): string =>
  'host' in address
    ? `postgres://${address.user}@localhost:${address.port ?? 5432}/${address.database}?host=${encodeURIComponent(address.host)}`
    : address.connectionString

const listStored = (folder: string, suffix: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name.endsWith(suffix))
      .map(entry => {
        const path = join(entry.parentPath, entry.name)
        const name = relative(folder, path)
        return [name.slice(0, name.length - suffix.length), path] as const
      }),
  )

/** Whether an address answers well within two seconds. */
const answers = async (url: string, token?: string): Promise<boolean> => {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const reply = await fetch(url, { headers, signal: AbortSignal.timeout(2000) }).catch(() => null)
  await reply?.arrayBuffer().catch(() => null)
  return reply?.ok ?? false
}

const untilReady = async (parts: readonly Part[]): Promise<void> => {
  for (let tries = 0; tries < 6000; tries++) {
    const ready = await Promise.all(parts.map(part => part.isReady()))
    if (ready.every(Boolean)) return
    await pause(50)
  }
  throw new Error('The portal did not become ready within five minutes')
}

type Supervised = Part & { end(): Promise<void> }

const superviseProcess = ({
  name,
  log,
  port,
  died,
  environment,
}: {
  readonly name: Part['name']
  readonly log: string
  readonly port: number
  readonly died: () => void
  readonly environment: () => Readonly<Record<string, string>>
}): Supervised => {
  let child: ChildProcess
  let isEnding = false
  let wasKilled = false
  let wasReady = false
  const launch = (): void => {
    const file = openSync(log, 'a')
    wasKilled = false
    wasReady = false
    child = spawn(process.execPath, [khyanalt, 'serve'], {
      cwd: root,
      stdio: ['ignore', file, file],
      env: { ...process.env, ...environment() },
    })
    child.once('exit', () => {
      if (isEnding) return
      // One that ends while it starts found something else away; a supervisor starts it again.
      if (!wasKilled && wasReady) died()
      setTimeout(() => isEnding || launch(), wasKilled ? 0 : 300)
    })
  }
  launch()
  // A run that fails must not leave its processes behind for the next one to talk to.
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    name,
    kill() {
      wasKilled = true
      child.kill('SIGKILL')
    },
    async isReady() {
      const ready = await answers(`http://127.0.0.1:${port}/readyz`)
      if (ready) wasReady = true
      return ready
    },
    async end() {
      isEnding = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 30_000)
      await gone
      clearTimeout(late)
    },
  }
}
