// Serves the web half: files with immutable names, rendered public pages, the shell of signed-in areas.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { getOldForm } from '@khyanalt/contract/catalogue'
import type { Agency } from '@khyanalt/domain/agency'
import type { LanguageMode } from '@khyanalt/domain/language'
import type { FastifyInstance } from 'fastify'
import { isSignedInArea, isTestPage, paths } from '../../../web/src/paths.ts'
import { movedTo } from '../../../web/src/staff-paths.ts'
import type { FileStore } from '../external/file-store.ts'
import { failure } from '../http/errors.ts'
import type { CallInProcess } from '../http/in-process.ts'
import { readCurrentBuild } from './current-build.ts'
import type { KeptPages, Rendering } from './kept-pages.ts'
import { readLanguage, registerLanguageSwitch } from './language.ts'
import { registerManifest } from './manifest.ts'
import { registerForRobots } from './robots.ts'
import { sendKeptPage, sendPage } from './send-page.ts'
import { serveSharedAssets, shareAssets } from './shared-assets.ts'
import { readTemplate } from './template.ts'

type Page = {
  readonly status: number
  readonly head: string
  readonly html: string
  readonly data: string
  readonly modules: readonly string[]
}
type Render = (
  request: Request,
  deps: {
    readonly callApi: CallInProcess
    readonly mode: LanguageMode
    readonly publicUrl: string
    readonly agency: Agency
  },
) => Promise<Page | Response>

type Surroundings = {
  readonly distDir: string
  readonly callApi: CallInProcess
  /** The same for one page, which learns whether everybody gets it alike. */
  readonly watchCalls: () => { readonly callApi: CallInProcess; readonly isShared: () => boolean }
  readonly pages: KeptPages
  /** Where builds lay their assets for the processes of others. */
  readonly files: FileStore
  /** Who runs the portal. */
  readonly findAgency: () => Promise<Agency>
  /** Address under which people know the portal. */
  readonly publicUrl: string
  /** Whether the pages for trying things exist. */
  readonly testPages: boolean
}

/** Registers assets and the catch-all GET; register it after the API, so that /api keeps its own 404. */
export const servePages = async (
  app: FastifyInstance,
  { distDir, callApi, files, watchCalls, pages, findAgency, publicUrl, testPages }: Surroundings,
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
  serveSharedAssets(app, files)
  app.addHook('onListen', async () => {
    // Nobody waits for it: at first the pages that are open are those of earlier builds.
    shareAssets(files, build.folder).catch(error => app.log.error({ err: error }, 'assets not shared'))
  })
  await app.register(fastifyStatic, { root: clientDir, serve: false })
  for (const name of template.rootFiles) {
    app.get(`/${name}`, (_, reply) => reply.sendFile(name, { maxAge: '1h', immutable: false }))
  }
  registerForRobots(app, { callApi, publicUrl })
  registerManifest(app, findAgency)
  registerLanguageSwitch(app, publicUrl)

  const renderPage = async (
    address: URL,
    mode: LanguageMode,
  ): Promise<Rendering<{ status: number; html: string } | { status: number; location: string }>> => {
    const agency = await findAgency()
    const { callApi, isShared } = watchCalls()
    const page = await render(new Request(address), { callApi, mode, publicUrl, agency })
    const { status } = page
    if (page instanceof Response) {
      return { answer: { status, location: page.headers.get('location') ?? '/' }, html: null }
    }
    const html = template.page(page, mode, agency)
    return { answer: { status, html }, html: status === 200 && isShared() ? html : null }
  }

  const writeShell = async (mode: LanguageMode, pathname: string) => template.shell(mode, await findAgency(), pathname)

  app.get('/*', async (request, reply) => {
    const { mode, address } = readLanguage(ownAddress(request.url), request.headers.cookie)
    const { pathname } = address
    // An address below /api that is longer than any call's.
    if (pathname.startsWith('/api/')) return reply.status(404).send(failure('not_found'))
    const moved = movedTo(pathname)
    if (moved) return reply.redirect(moved + address.search, 301)
    const formId = numberOfForm.exec(pathname)?.[1]
    const form = formId ? await callApi(getOldForm, { id: formId }).catch(() => null) : null
    if (form) return reply.redirect(paths.service(form.slug), 302)
    if (isSignedInArea(pathname) || (testPages && isTestPage(pathname)))
      // Says nothing of anybody, so a device may keep it for when there is no network.
      return sendPage(request, reply.header('khyanalt-page', 'shell'), 200, await writeShell(mode, pathname))
    try {
      // Nothing of the request but its address and language goes into the page, so there is no page of a person to keep.
      const found = await pages.get(`${mode} ${pathname}${address.search}`, () => renderPage(address, mode))
      if ('kept' in found) return sendKeptPage(request, reply, found.kept)
      if ('location' in found.answer) return reply.redirect(found.answer.location, found.answer.status)
      return sendPage(request, reply, found.answer.status, found.answer.html)
    } catch (error) {
      request.log.error({ err: error }, 'page')
      // The browser tries by itself, and says so when it fails too.
      return sendPage(request, reply, 500, await writeShell(mode, pathname))
    }
  })
}

/** Where a request number is expected, a form id leads on to its service (CON-041). */
const numberOfForm = /^\/dashboard\/services\/request\/(\d{1,9})\/?$/

/** The address of a request; whatever its path looks like, it stays a path. */
const ownAddress = (url: string): URL => {
  const [path = '/', query] = url.split(/\?(.*)/s, 2)
  const address = new URL('http://localhost/')
  address.pathname = path
  address.search = query ?? ''
  return address
}
