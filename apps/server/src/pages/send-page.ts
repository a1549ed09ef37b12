// Sends a page: kept by browsers, asked for again each time; an unchanged one costs no bytes.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

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

/** Weak, since the bytes sent depend on the compression. */
const etagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether one of the pages the browser holds is this one. */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some(held => held.trim() === etag || `W/${held.trim()}` === etag) ?? false
