// The server under attack: started, killed and started again on the same data.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres.ts'
import type { DatabaseAddress } from '../../apps/server/src/db/pool.ts'

const khyanalt = join(import.meta.dirname, '../../apps/server/src/cli/khyanalt.ts')

export type Victim = {
  readonly origin: string
  /** The process that serves now. */
  readonly pid: number
  /** Reaches the database after `settle`. */
  readonly address: DatabaseAddress
  /** Milliseconds from the kill to the first answer. */
  killAndRestart(): Promise<number>
  /** Lets jobs finish, stops the server in order and opens its database alone. */
  settle(): Promise<void>
  stop(): Promise<void>
  /** Ends the server where nothing is asked of its data afterwards. */
  kill(): Promise<void>
}

/** Starts a server of its own; options of Node may profile it. */
export const startVictim = async ({
  dataDir,
  port,
  options = [],
}: {
  readonly dataDir: string
  readonly port: number
  readonly options?: readonly string[]
}): Promise<Victim> => {
  const origin = `http://127.0.0.1:${port}`
  if (await fetch(origin).catch(() => null)) throw new Error(`Something else answers on port ${port}`)
  let child = launch(dataDir, port, options)
  // A measurement that fails must not leave its server behind for the next one to talk to.
  process.once('exit', () => child.kill('SIGKILL'))
  let database: EmbeddedPostgres | null = null
  await answers(origin, child)
  return {
    origin,
    get pid() {
      return child.pid ?? 0
    },
    get address() {
      if (!database) throw new Error('settle first')
      return database.address
    },
    async killAndRestart() {
      const before = Date.now()
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
      child = launch(dataDir, port, options)
      await answers(origin, child)
      return Date.now() - before
    },
    async settle() {
      // Jobs that died with their process are taken up again within a minute and a quarter.
      await pause(100_000)
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      database = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
    },
    async stop() {
      await database?.stop()
    },
    async kill() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

const launch = (dataDir: string, port: number, options: readonly string[]): ChildProcess =>
  spawn(process.execPath, [...options, khyanalt, 'serve'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '1000000',
      WORK_LIMIT: '1000000',
    },
  })

const answers = async (origin: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 2400; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const reply = await fetch(`${origin}/readyz`).catch(() => null)
    if (reply?.ok) return
    await pause(50)
  }
  throw new Error('The server did not answer within two minutes')
}
