// How bodies of calls are read: plain JSON only, measured before it is built.
import { type BodySize, bodySizes } from '@khyanalt/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'
import type { WorkBudget } from './work-budget.ts'

declare module 'fastify' {
  export interface FastifyContextConfig {
    /** What the JSON body of the call may hold. */
    body?: BodySize
  }
}

/** Deeper than anything that is asked for, so that the form can still name the answer that goes too deep. */
const maxDepth = 1000
/** Forms, rows and definitions have some hundred; each further key of an object costs more than the one before. */
const maxMembers = 2000

/** Replaces Fastify's own reader, which would build any text that fits into the limit of bytes. */
export const readJsonBodies = (app: FastifyInstance, budget: WorkBudget): void => {
  // Nobody has to send packed text, and a few packed bytes can hold megabytes of work.
  app.addHook('preParsing', async request => {
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') throw refuse('invalid_input')
  })
  const build = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    budget.serve(request.allowance)
    const { values } = bodySizes[sizeOf(request)]
    if (!isWithin(body, { depth: maxDepth, values, members: maxMembers })) return done(refuse('invalid_input'))
    // Its `done` answers synchronously.
    return build(request, body.toString(), done)
  })
}

const sizeOf = (request: FastifyRequest): BodySize => request.routeOptions.config.body ?? 'signed-out'

const quote = 0x22
const backslash = 0x5c

/** How much JSON text may hold: levels, members and items altogether, and members of any one object. */
export type JsonBounds = { readonly depth: number; readonly values: number; readonly members: number }

// Of the levels that are open; only one text is measured at a time.
const isObject = new Uint8Array(maxDepth + 1)
const members = new Uint32Array(maxDepth + 1)

/**
 * Whether JSON text (UTF-8) nests no deeper and holds no more than allowed, told from its brackets and commas alone,
 * without building anything. Text that is no JSON may pass; it is refused when it is built. Deeper than 1000 levels is
 * never within.
 */
export const isWithin = (text: Buffer, bounds: JsonBounds): boolean => {
  const deepest = Math.min(bounds.depth, maxDepth)
  let depth = 0
  let values = 0
  for (let place = 0; place < text.length; place += 1) {
    switch (text[place]) {
      case quote:
        place = endOfText(text, place)
        break
      case 0x2c: // ,
        values += 1
        members[depth] = (members[depth] ?? 0) + 1
        if (isObject[depth] === 1 && (members[depth] ?? 0) >= bounds.members) return false
        break
      case 0x5b: // [
      case 0x7b: // {
        depth += 1
        values += 1
        if (depth > deepest) return false
        isObject[depth] = text[place] === 0x7b ? 1 : 0
        members[depth] = 0
        break
      case 0x5d: // ]
      case 0x7d: // }
        if (depth > 0) depth -= 1
        break
    }
    if (values > bounds.values) return false
  }
  return true
}

/** The place of the quote that ends the text which begins at a quote; the end where there is none. */
const endOfText = (text: Buffer, begin: number): number => {
  let end = begin
  for (;;) {
    end = text.indexOf(quote, end + 1)
    if (end === -1) return text.length
    let escapes = 0
    while (text[end - 1 - escapes] === backslash) escapes += 1
    if (escapes % 2 === 0) return end
  }
}
