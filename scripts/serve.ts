// The server as `npm start` supervises it: ends in order with whoever started it, and says in one sentence why it cannot start.
import { ConfigError, configExitCode } from '../apps/server/src/config.ts'
import { AlreadyRunningError } from '../apps/server/src/server-lock.ts'

// When the command that started this one is killed, the portal ends in order instead of staying behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
// A terminal and the command that started this one may both pass on the same Ctrl+C; the second is not a new wish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

try {
  await import('../apps/server/src/main.ts')
  process.send?.('running')
} catch (error) {
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  const isPlain = error instanceof ConfigError || error instanceof AlreadyRunningError
  if (isPortTaken) console.error(`${(error as Error).message}. Set PORT to a free one, such as PORT=3001 npm start.`)
  else console.error(isPlain ? (error as Error).message : error)
  process.exit(isPlain || isPortTaken ? configExitCode : 1)
}
