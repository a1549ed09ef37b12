// Serves the web half: files with immutable names, rendered public pages, the shell of signed-in areas.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCurrentBuild } from './current-build.ts'
import { readTemplate } from './template.ts'

type Page = {
  readonly status: number
  readonly head: string
  readonly html: string
  readonly data: string
  readonly modules: readonly string[]
}
type Render = (request: Request, deps: { readonly callApi: unknown }) => Promise<Page | Response>

/** Addresses whose screens need a session and are rendered in the browser. */
const signedInArea = /^\/(dashboard|staff|profile|portal\/(home|request))(\/|$)/

/** Registers assets and the catch-all GET; register it after the API, so that /api keeps its own 404. */
export const servePages = async (
  app: FastifyInstance,
  { distDir, callApi }: { readonly distDir: string; readonly callApi: unknown },
): Promise<void> => {
  const build = readCurrentBuild(distDir)
  const clientDir = join(build.folder, 'client')
  const template = readTemplate(clientDir)
  const entry = pathToFileURL(join(build.folder, 'server', 'entry-server.js')).href
  const { render } = (await import(entry)) as { render: Render }

  await app.register(fastifyStatic, {
    root: [...build.assets],
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
    wildcard: false,
  })
  await app.register(fastifyStatic, { root: clientDir, serve: false })
  for (const name of template.rootFiles) {
    app.get(`/${name}`, (_, reply) => reply.sendFile(name, { maxAge: '1h', immutable: false }))
  }

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (signedInArea.test(path)) return send(request, reply, 200, template.shell())
    const page = await render(new Request(`http://localhost${request.url}`), { callApi })
    if (page instanceof Response) return reply.redirect(page.headers.get('location') ?? '/', page.status)
    return send(request, reply, page.status, template.page(page))
  })
}

/** Public pages may be kept but are asked for again each time; an unchanged one costs no bytes. */
const send = (request: FastifyRequest, reply: FastifyReply, status: number, html: string): FastifyReply => {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  reply.header('cache-control', 'no-cache').header('etag', etag).type('text/html; charset=utf-8').status(status)
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.send(html)
}
