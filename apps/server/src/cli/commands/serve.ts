import { flushCompileCache } from 'node:module'
import { keepCompiledCode } from '../../compiled-code.ts'
import { ConfigError, readConfig } from '../../config.ts'
import { AlreadyRunningError } from '../../server-lock.ts'
import { defineCommand } from '../command.ts'

/** `khyanalt serve`: runs the portal until it is told to end; what keeps it from starting is told in sentences. */
export const serveCommand = defineCommand({
  args: [],
  options: {},
  settings: 'lenient',
  data: true,
  run: async ({ faults }) => {
    if (process.send) endWithParent()
    try {
      const config = readConfig(process.env, new Date(), faults)
      keepCompiledCode(config.DATA_DIR)
      // A wrong value is told before all of the portal is read.
      const { serve } = await import('../../serve.ts')
      await serve(config)
      flushCompileCache()
    } catch (error) {
      throw error instanceof AlreadyRunningError ? new ConfigError(error.said) : error
    }
    process.send?.('running')
    return 0
  },
})

/** When the command that started this one is killed, the portal ends in order instead of staying behind. */
const endWithParent = (): void => {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
  // A terminal and the command that started this one may both pass on the same Ctrl+C; the second is not a new wish.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
}
