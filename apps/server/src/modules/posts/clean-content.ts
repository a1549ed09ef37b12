// What may stand in a post. HTML is cleaned once, when it is written; everything not named here is dropped.
import { ownPlace } from '@khyanalt/domain/own-place'
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { orderHeadings } from './outline.ts'
import { readFigure, readVideo, type Video, videoFigure } from './video-embed.ts'

/** Stands for a video while the HTML is cleaned; only addresses that were read become one. */
const videoTag = 'khyanalt-video'
const dropped: Tag = { tagName: 'dropped', attribs: {} }

/** Pictures come from the portal's own files only. */
const ownPicture = /^\/(?:[\w-]+\/)+[\w-]+\.(?:svg|png|jpe?g|webp|avif)$/
const sameDocument = /^#/
const contact = /^(?:mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d\s()-]{2,20})$/i

const cleanLink = (_: string, { href = '' }: Attributes): Tag => {
  const address = href.trim()
  const place = ownPlace(address)
  if (place !== null) return { tagName: 'a', attribs: { href: place } }
  if (sameDocument.test(address) || contact.test(address)) return { tagName: 'a', attribs: { href: address } }
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return dropped
  return { tagName: 'a', attribs: { href: url.href, rel: 'noopener noreferrer external' } }
}

const cleanPicture = (_: string, { src = '', alt = '', width = '', height = '' }: Attributes): Tag => {
  if (!ownPicture.test(src)) return dropped
  const size = /^\d{1,4}$/.test(width) && /^\d{1,4}$/.test(height) ? { width, height } : {}
  return { tagName: 'img', attribs: { src, alt, ...size, loading: 'lazy', decoding: 'async' } }
}

const asVideo = (video: Video | null, title: string | undefined, otherwise: Tag): Tag =>
  video
    ? { tagName: videoTag, attribs: { provider: video.provider, id: video.id, title: title?.trim() || 'Видео' } }
    : otherwise

const options: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
    ...['strong', 'em', 'code', 'kbd', 'sub', 'sup', 'abbr', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', videoTag],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    [videoTag]: ['provider', 'id', 'title'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'object', 'iframe'],
  // An empty paragraph goes, whatever stands in it stays.
  exclusiveFilter: ({ tag, text }) => (tag === 'p' && text.trim() === '' ? 'excludeTag' : false),
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: cleanLink,
    img: cleanPicture,
    iframe: (tag, { src = '', title }) => asVideo(readVideo(src), title, { tagName: tag, attribs: {} }),
    figure: (tag, attributes) =>
      asVideo(readFigure(attributes), attributes['data-title'], { tagName: tag, attribs: {} }),
    [videoTag]: () => dropped,
  },
}

const videos = new RegExp(
  `<${videoTag} provider="(youtube|vimeo)" id="([\\w-]+)" title="([^"]*)">[\\s\\S]*?</${videoTag}>`,
  'g',
)
// What is left of a video inside a video.
const strayEnds = new RegExp(`</${videoTag}>`, 'g')

/** Cleans the content of a post; cleaning what is clean changes nothing. `language` begins the ids of headings. */
export const cleanContent = (html: string, language: 'mn' | 'en'): string => {
  // A video inside a paragraph ends the paragraph: only reading the outcome again shows what a browser would make of it.
  let cleaned = html
  for (let pass = 0; pass < maxPasses; pass++) {
    const again = cleanOnce(cleaned, language)
    if (again === cleaned) break
    cleaned = again
  }
  return cleaned
}

const maxPasses = 5

const cleanOnce = (html: string, language: 'mn' | 'en'): string => {
  const shown = sanitizeHtml(html, options)
    .replace(videos, (_, provider: Video['provider'], id: string, title: string) =>
      videoFigure({ provider, id }, title, language),
    )
    .replace(strayEnds, '')
  return orderHeadings(shown, language).trim()
}
