// `npm run dev`: the portal at one address. Vite serves the web from its sources and passes calls on to the server,
// which alone is started again when its sources change; the built-in database goes on meanwhile.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { type Config, ConfigError, readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { languageAttributes, readLanguage } from '../apps/server/src/pages/language.ts'
import { AlreadyRunningError, findRunningServer } from '../apps/server/src/server-lock.ts'
import { freePort } from '../apps/server/test/free-port.ts'
import { describeDemoAccounts } from './demo-accounts.ts'
import { type Restarted, restartOnChange } from './restart-on-change.ts'
import { root } from './run-program.ts'

const web = join(root, 'apps/web')
/** What the server answers; every other address that is no file of the web is a page. */
const ofServer = ['/api', '/idp', '/healthz', '/readyz', '/.well-known']
/** What the server consists of: its texts, forms and SQL too. */
const sources = ['apps/server/src', 'apps/server/seeds', 'apps/server/migrations', 'packages'].map(name =>
  join(root, name),
)

const dev = async (): Promise<void> => {
  const config = readConfig(process.env)
  const holder = findRunningServer(config.DATA_DIR)
  if (holder) throw new AlreadyRunningError(config.DATA_DIR, holder)
  const port = await freePort()
  const dataDir = join(config.DATA_DIR, 'postgres')
  const opening = config.DATABASE_URL ? null : startEmbeddedPostgres({ dataDir, log: console.error })
  const server = restartOnChange(join(import.meta.dirname, 'dev-server.ts'), {
    folders: sources,
    environment: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: config.PUBLIC_URL,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
      // Compiling what was read is half of a restart.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    },
  })
  const [database, vite] = await Promise.all([opening, serveWeb(config, port, server)])
  const stop = async (): Promise<void> => {
    await Promise.all([server.stop(), vite.close()])
    await database?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  process.channel?.unref()
  server.start()
  await server.running()
  console.log(`\nKhyanalt is running at ${config.PUBLIC_URL}, and changes show at once. Stop it with Ctrl+C.\n`)
  if (config.demo) console.log(`${describeDemoAccounts(process.stdout.isTTY)}\n`)
}

/** The web as people meet it, at the address of the portal. */
const serveWeb = async (config: Config, port: number, server: Restarted): Promise<ViteDevServer> => {
  const target = `http://127.0.0.1:${port}`
  const vite = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    appType: 'custom',
    plugins: [
      {
        name: 'wait-for-server',
        // Before the calls are passed on: a server that is just starting is waited for.
        configureServer: ({ middlewares }) => {
          middlewares.use((request, _, next) => {
            if (!ofServer.some(path => request.url?.startsWith(path))) return next()
            server.running().then(() => next(), next)
          })
        },
      },
    ],
    server: {
      port: config.PORT,
      host: config.HOST,
      strictPort: true,
      proxy: { ...Object.fromEntries(ofServer.map(path => [path, target])), '/realtime': { target, ws: true } },
    },
  })
  vite.middlewares.use(async (request, response, next) => {
    try {
      const { mode, address } = readLanguage(new URL(request.url ?? '/', config.PUBLIC_URL), request.headers.cookie)
      const page = await vite.transformIndexHtml(address.pathname, readFileSync(join(web, 'index.html'), 'utf8'))
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(page.replace('<html lang="mn">', () => `<html ${languageAttributes(mode)}>`))
    } catch (error) {
      next(error)
    }
  })
  return vite.listen()
}

try {
  await dev()
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof AlreadyRunningError
  console.error(isPlain ? error.message : error)
  process.exit(1)
}
