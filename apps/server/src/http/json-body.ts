// How bodies of calls are read: plain JSON only, measured before it is built.
import { type BodySize, bodySizes } from '@khyanalt/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

declare module 'fastify' {
  export interface FastifyContextConfig {
    /** What the JSON body of the call may hold. */
    body?: BodySize
  }
}

/** Deeper than anything that is asked for, so that the form can still name the answer that goes too deep. */
const maxDepth = 1000

/** Replaces Fastify's own reader, which would build any text that fits into the limit of bytes. */
export const readJsonBodies = (app: FastifyInstance): void => {
  // Nobody has to send packed text, and a few packed bytes can hold megabytes of work.
  app.addHook('preParsing', async request => {
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') throw refuse('invalid_input')
  })
  const build = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { values } = bodySizes[sizeOf(request)]
    if (!isWithin(body, { depth: maxDepth, values })) return done(refuse('invalid_input'))
    // Its `done` answers synchronously.
    return build(request, body.toString(), done)
  })
}

const sizeOf = (request: FastifyRequest): BodySize => request.routeOptions.config.body ?? 'signed-out'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opens = new Set([0x5b, 0x7b])
const closes = new Set([0x5d, 0x7d])

/**
 * Whether JSON text (UTF-8) nests no deeper and holds no more members and items than allowed, told from its brackets and
 * commas alone, without building anything. Text that is no JSON may pass; it is refused when it is built.
 */
export const isWithin = (text: Uint8Array, bounds: { readonly depth: number; readonly values: number }): boolean => {
  let depth = 0
  let values = 0
  let inText = false
  for (let place = 0; place < text.length; place += 1) {
    const byte = text[place] as number
    if (inText) {
      if (byte === backslash) place += 1
      else if (byte === quote) inText = false
      continue
    }
    if (byte === quote) inText = true
    else if (byte === comma) values += 1
    else if (opens.has(byte)) {
      depth += 1
      values += 1
      if (depth > bounds.depth) return false
    } else if (closes.has(byte)) depth -= 1
    if (values > bounds.values) return false
  }
  return true
}
