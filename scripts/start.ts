// `npm start`: builds what changed, starts the portal in this process, says where it is and who can sign in.
import { setTimeout as pause } from 'node:timers/promises'
import { type Config, ConfigError, configExitCode, readConfig } from '../apps/server/src/config.ts'
import { AlreadyRunningError, findRunningServer } from '../apps/server/src/server-lock.ts'
import { describeDemoAccounts } from './demo-accounts.ts'
import { buildWeb, WebBuildError } from './web-build.ts'

const start = async (): Promise<void> => {
  const { DATA_DIR, ROLE, demo } = readConfig(process.env)
  const running = findRunningServer(DATA_DIR, ROLE)
  if (running) throw new AlreadyRunningError(DATA_DIR, running)
  if (ROLE !== 'work' && (await buildWeb())) console.log('The web was built.')
  // When the command that started this one is killed, the portal ends in order instead of staying behind.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
  // A terminal and the command that started this one may both pass on the same Ctrl+C; the second is not a new wish.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  await import('../apps/server/src/main.ts')

  const address = await listening(DATA_DIR, ROLE)
  if (ROLE === 'work') console.log(`\nKhyanalt does its jobs; ${address}/healthz tells how it is.\n`)
  else console.log(`\nKhyanalt is running at ${address}\n`)
  if (demo && ROLE !== 'work') console.log(`${describeDemoAccounts(process.stdout.isTTY)}\n`)
  console.log('Stop it with Ctrl+C.')
}

/** The address, once the portal answers there. */
const listening = async (dataDir: string, role: Config['ROLE']): Promise<string> => {
  for (;;) {
    const address = findRunningServer(dataDir, role)?.address
    if (address) return address
    await pause(20)
  }
}

try {
  await start()
} catch (error) {
  const isPlain = [ConfigError, AlreadyRunningError, WebBuildError].some(kind => error instanceof kind)
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  if (isPortTaken) console.error(`${(error as Error).message}. Set PORT to a free one, such as PORT=3001 npm start.`)
  else console.error(isPlain ? (error as Error).message : error)
  process.exit(error instanceof ConfigError ? configExitCode : 1)
}
