// Bundles one page an engine in production mode, each alone, and serves them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { lightStandIns } from '../../apps/web/vite.config.ts'
import type { Engine } from './engines.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

const packages = join(import.meta.dirname, '../../node_modules')
// The portal's own React, not that of the engines beside it.
const ownReact = ['react', 'react-dom'].map(name => ({
  find: new RegExp(`^${name}(?=/|$)`),
  replacement: join(packages, name),
}))

/** Builds every page under `folder`; a folder an engine. */
export const buildPages = async (folder: string, engines: readonly Engine[]): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  for (const engine of engines) await buildPage(engine, join(folder, folderOf(engine)))
}

export const folderOf = (engine: Engine): string => engine.page.replace(/\..*$/, '')

const buildPage = async (engine: Engine, outDir: string): Promise<void> => {
  const source = join(import.meta.dirname, `.page-${folderOf(engine)}`)
  mkdirSync(source, { recursive: true })
  writeFileSync(
    join(source, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${engine.name}</title><link rel="icon" href="data:,"><body><main id="root"></main><script type="module" src="../pages/${engine.page}"></script></body></html>`,
  )
  try {
    await build({
      configFile: false,
      root: source,
      base: './',
      logLevel: 'error',
      mode: 'production',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
      // Our pages are bundled as the portal is.
      plugins: engine.packages.length === 0 ? [lightStandIns()] : [],
      resolve: engine.packages.length === 0 ? { alias: ownReact } : {},
      oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    })
  } finally {
    rmSync(source, { recursive: true, force: true })
  }
}

/** Serves the built pages; counts what was fetched. */
export const servePages = async (folder: string): Promise<{ server: Server; origin: string }> => {
  const server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = existsSync(join(path, 'index.html')) ? join(path, 'index.html') : path
    if (!existsSync(file)) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(readFileSync(file))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The pages are not served')
  return { server, origin: `http://127.0.0.1:${address.port}` }
}

/** The gzip size of fetched scripts, in bytes. */
export const scriptBytes = (folder: string, urls: readonly string[]): number =>
  urls
    .map(url => new URL(url).pathname)
    .filter(path => path.endsWith('.js'))
    .reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0)
