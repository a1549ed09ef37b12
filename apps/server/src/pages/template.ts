// The HTML around a page, from the files that the web build left.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Agency } from '@khyanalt/domain/agency'
import type { LanguageMode } from '@khyanalt/domain/language'
import { shellModules } from '../../../web/src/shell-modules.ts'
import { html } from '../http/html.ts'
import { languageAttributes } from './language.ts'
import { writeCodeNotices, writeOlderNotice } from './notices.ts'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Rendered = {
  readonly head: string
  readonly html: string
  readonly data: string
  readonly modules: readonly string[]
}

export type Template = {
  /** A rendered page; its screens' chunks are fetched beside the entry, not after it. */
  readonly page: (rendered: Rendered, mode: LanguageMode, agency: Agency) => string
  /** The page of signed-in areas: nothing is rendered, and the code of its screen is named. */
  readonly shell: (mode: LanguageMode, agency: Agency, pathname: string) => string
  /** Files beside index.html, such as icons. */
  readonly rootFiles: readonly string[]
}

/** Reads the build once; a missing build is a plain error at start. */
export const readTemplate = (clientDir: string): Template => {
  // The page can be read before its code has come, so what it looks like goes first.
  const source = readFileSync(join(clientDir, 'index.html'), 'utf8').replaceAll(
    '<script type="module"',
    '<script type="module" fetchpriority="low"',
  )
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'))
  const fonts = fontPreloads(clientDir)
  const keeper = manifest['src/kept-press.ts']
  if (!keeper) throw new Error('The build of the web keeps no presses')
  // Comes before all other code; signed-in areas show nothing to press before that.
  const press = `<script type="module" async src="/${keeper.file}" crossorigin></script>`
  const preload = (modules: readonly string[]): string[] =>
    filesOf(manifest, modules)
      // What the page runs by its name need not be named twice.
      .filter(file => !source.includes(`src="/${file}"`))
      .map(file => `<link rel="modulepreload" href="/${file}" crossorigin fetchpriority="low">`)
  const fill = (mode: LanguageMode, agency: Agency, head: string, html: string, data: string) =>
    source
      .replace('<html lang="mn">', () => `<html ${languageAttributes(mode)}>`)
      .replace('<!--head-->', () => head)
      .replace('<!--older-->', () => writeOlderNotice(mode, agency))
      .replace('<!--notices-->', () => writeCodeNotices(mode, agency))
      .replace('<!--app-->', () => html)
      .replace('<!--data-->', () => data)

  return {
    page: ({ head, html, data, modules }, mode, agency) =>
      fill(
        mode,
        agency,
        [head, press, fonts, ...preload(modules)].join('\n'),
        html,
        `${agencyElement(agency)}\n<script type="application/json" id="khyanalt-state">${data}</script>`,
      ),
    shell: (mode, agency, pathname) =>
      fill(
        mode,
        agency,
        [
          `<title>${html`${agency.short[mode === 'en' ? 'en' : 'mn']}`.html}</title>`,
          '<meta name="robots" content="noindex">',
          fonts,
          ...preload(shellModules(pathname)),
        ].join('\n'),
        '',
        `${agencyElement(agency)}\n${withoutScripts(agency)}`,
      ),
    rootFiles: readdirSync(clientDir, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(clientDir, join(entry.parentPath, entry.name)))
      .filter(name => !/^(assets|\.vite)\/|^index\.html$/.test(name)),
  }
}

/** What the browser's half knows of the agency. */
const agencyElement = (agency: Agency): string => {
  const text = JSON.stringify(agency).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="khyanalt-agency">${text}</script>`
}

const withoutScripts = ({ tollFree }: Agency): string =>
  html`<noscript>
      <p>Энэ хэсгийг ашиглахын тулд хөтчийнхөө JavaScript-ийг идэвхжүүлнэ үү.${tollFree && ` Утас: ${tollFree}`}</p>
      <p lang="en">Please switch on JavaScript to use this part of the portal.${tollFree && ` Phone: ${tollFree}`}</p>
    </noscript>`.html

/** The scripts every page uses; rarer ones come when a letter needs them. */
const fontPreloads = (clientDir: string): string =>
  readdirSync(join(clientDir, 'assets'))
    .filter(name => /-(cyrillic|mongolian|latin)-.*\.woff2$/.test(name))
    .map(name => `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin>`)
    .join('\n')

/** The files of modules and of all that they import. */
const filesOf = (manifest: Record<string, Chunk>, modules: readonly string[]): string[] => {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const module of modules) add(module)
  return [...files]
}
