// Sends a page: kept by browsers, asked for again each time; an unchanged one costs no bytes.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './encodings.ts'
import { etagOf, holds } from './etag.ts'
import type { KeptPage } from './kept-pages.ts'

/** Answers the page, or that the one the browser holds is still right. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number, html: string): FastifyReply => {
  const etag = etagOf(html)
  reply
    .header('cache-control', 'no-cache')
    // The language is chosen by a cookie.
    .header('vary', 'Cookie')
    .type('text/html; charset=utf-8')
    .status(status)
  if (status !== 200) return reply.send(html)
  reply.header('etag', etag)
  return holds(request.headers['if-none-match'], etag) ? reply.status(304).send() : reply.send(html)
}

// Shorter ones are not worth it, as in http/security.ts.
const shortest = 1024

/** The same for a page whose bytes are there already. */
export const sendKeptPage = (request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply => {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'Cookie, Accept-Encoding')
    .type('text/html; charset=utf-8')
    .header('etag', page.etag)
  if (holds(request.headers['if-none-match'], page.etag)) return reply.status(304).send()
  const encoding = page.bytes.length < shortest ? null : chooseEncoding(request.headers['accept-encoding'])
  if (encoding === null) return reply.send(page.bytes)
  return reply.header('content-encoding', encoding).send(page.encoded(encoding))
}
