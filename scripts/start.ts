// `npm start`: builds what changed, keeps the portal running, says where it is and who can sign in.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { ConfigError, configExitCode, readConfig } from '../apps/server/src/config.ts'
import { AlreadyRunningError, findRunningServer } from '../apps/server/src/server-lock.ts'
import { describeDemoAccounts } from './demo-accounts.ts'
import { supervise } from './supervise.ts'
import { buildWeb, WebBuildError } from './web-build.ts'

const start = async (): Promise<number> => {
  const { DATA_DIR, ROLE, demo } = readConfig(process.env)
  const alreadyRunning = findRunningServer(DATA_DIR, ROLE)
  if (alreadyRunning) throw new AlreadyRunningError(DATA_DIR, alreadyRunning)
  if (ROLE !== 'work' && (await buildWeb())) console.log('The web was built.')
  return supervise(() => fork(join(import.meta.dirname, '../apps/server/src/cli/khyanalt.ts'), ['serve']), {
    stop: untilStopped(),
    say: sentence => console.error(sentence),
    running: () => {
      const address = findRunningServer(DATA_DIR, ROLE)?.address
      if (ROLE === 'work') console.log(`\nKhyanalt does its jobs; ${address}/healthz tells how it is.\n`)
      else console.log(`\nKhyanalt is running at ${address}\n`)
      if (demo && ROLE !== 'work') console.log(`${describeDemoAccounts(process.stdout.isTTY)}\n`)
      console.log('Stop it with Ctrl+C.')
    },
  })
}

/** Aborted with the signal that the server is to end with: this process's own, or when whoever started it is gone. */
const untilStopped = (): AbortSignal => {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(signal))
  process.on('SIGHUP', () => stop.abort('SIGTERM'))
  process.once('disconnect', () => stop.abort('SIGTERM'))
  process.channel?.unref()
  return stop.signal
}

try {
  process.exit(await start())
} catch (error) {
  const isPlain = [ConfigError, AlreadyRunningError, WebBuildError].some(kind => error instanceof kind)
  console.error(isPlain ? (error as Error).message : error)
  process.exit(error instanceof ConfigError ? configExitCode : 1)
}
