// What search engines and link previews read of a page. Only the server writes it.
import type { Agency } from '@khyanalt/domain/agency'
import { type LanguageMode, languageParameter, sentenceLanguage } from '@khyanalt/domain/language'
import { fullTitle, type PageMeta, type RouteHandle } from '../document.ts'
import { paths } from '../paths.ts'

type Page = {
  readonly meta: PageMeta | null
  readonly handle: RouteHandle
  readonly status: number
  readonly mode: LanguageMode
  readonly address: URL
  /** Origin under which people know the portal. */
  readonly publicUrl: string
  readonly agency: Agency
  /** Objects of schema.org. */
  readonly structured: readonly object[]
}

const image = '/preview.png'

/** The head of a page, one element a line. */
export const writeHead = ({ meta, handle, status, mode, address, publicUrl, agency, structured }: Page): string => {
  const ui = sentenceLanguage(mode)
  const listed = status === 200 && !handle.unlisted
  const plain = canonicalAddress(meta?.address ? new URL(meta.address, publicUrl) : address, handle, publicUrl)
  const english = new URL(plain)
  english.searchParams.set(languageParameter, 'en')
  const url = ui === 'en' ? english.href : plain.href
  const title = meta && fullTitle(meta.title, agency, ui)
  return [
    title && `<title>${escapeHtml(title)}</title>`,
    meta?.description && `<meta name="description" content="${escapeHtml(meta.description)}">`,
    ...(listed
      ? [
          link('canonical', url),
          link('alternate', plain.href, 'mn'),
          link('alternate', english.href, 'en'),
          link('alternate', plain.href, 'x-default'),
        ]
      : ['<meta name="robots" content="noindex">']),
    title && property('og:title', title),
    meta?.description && property('og:description', meta.description),
    property('og:type', 'website'),
    property('og:url', url),
    property('og:site_name', agency.name[ui]),
    property('og:locale', ui === 'en' ? 'en_GB' : 'mn_MN'),
    property('og:locale:alternate', ui === 'en' ? 'mn_MN' : 'en_GB'),
    property('og:image', publicUrl + image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
    ...structured.map(thing => `<script type="application/ld+json">${json(thing)}</script>`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** One address for each page, whatever else stood in the query; the synonym of the home page is the home page. */
const canonicalAddress = (address: URL, { telling = [] }: RouteHandle, publicUrl: string): URL => {
  const path = address.pathname.replace(/\/+$/, '') || '/'
  const canonical = new URL(path === paths.homeSynonym ? paths.home : path, publicUrl)
  for (const name of telling) {
    const value = address.searchParams.get(name)
    if (value) canonical.searchParams.set(name, value)
  }
  return canonical
}

const link = (rel: string, href: string, language?: string): string =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}">`

const property = (name: string, content: string): string => `<meta property="${name}" content="${escapeHtml(content)}">`

/** JSON that cannot end the script element it stands in. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
