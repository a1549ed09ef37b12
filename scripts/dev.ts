// `npm run dev`: the server restarts when its sources change, and the browser shows a change of the web at once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from './run-program.ts'
import { buildWeb } from './web-build.ts'

const port = Number(process.env.PORT ?? 3000)
const webPort = port + 1
// The server wants a built web for its own pages; the one of Vite beside it is always fresh.
await buildWeb()
const server = spawn(process.execPath, ['--watch', join(root, 'apps/server/src/cli/khyanalt.ts'), 'serve'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port), LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
})
const target = `http://localhost:${port}`
const web = await createServer({
  root: join(root, 'apps/web'),
  server: {
    port: webPort,
    strictPort: true,
    proxy: { '/api': target, '/idp': target, '/realtime': { target, ws: true } },
  },
})
await web.listen()
console.log(`Server at ${target}, web with live changes at http://localhost:${webPort}. Stop with Ctrl+C.`)

const stop = async (): Promise<void> => {
  const stopped = once(server, 'exit')
  server.kill('SIGTERM')
  await web.close()
  await stopped
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
process.once('disconnect', stop)
process.channel?.unref()
