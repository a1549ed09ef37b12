// The server of `npm run dev`: all but the pages, which Vite serves. People and forms of the demo are there from the
// first call on; its cases follow while somebody already looks.
import { seedDemo } from '../apps/server/seeds/demo/seed-demo.ts'
import { ConfigError, readConfig } from '../apps/server/src/config.ts'
import { serve } from '../apps/server/src/serve.ts'

process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
process.channel?.unref()
try {
  const { services } = await serve(readConfig(process.env), { web: false, cases: false })
  process.send?.('running')
  await seedDemo(services)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
}
process.send?.('settled')
