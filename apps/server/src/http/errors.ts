// The one translator from errors to replies (CON-002).
import type { Failure } from '@khyanalt/contract/envelope'
import { standardAgency } from '@khyanalt/domain/agency'
import { type ErrorCode, errorCodes } from '@khyanalt/domain/error-codes'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { formatText } from '@khyanalt/domain/text'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { isDatabaseAway } from '../db/away.ts'
import { Refusal } from './refusal.ts'

/** Registers the translator and the JSON 404 of /api; `telephone` is the agency's, whom people call when all fails. */
export const registerErrors = (app: FastifyInstance, telephone = () => standardAgency.tollFree): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, telephone))
  // Fastify's own answer repeats the address, also in the log, and with it whatever stands in its query.
  app.setNotFoundHandler((_, reply) => reply.status(404).send(failure('not_found')))
}

/** The failure envelope of a code, in both languages. */
export const failure = (code: ErrorCode, params: Readonly<Record<string, string | number>> = {}): Failure => ({
  result: 'error',
  code,
  message: formatText(errorTexts, 'mn', code, params),
  message_en: formatText(errorTexts, 'en', code, params),
  ...(Object.keys(params).length > 0 ? { params } : {}),
})

// What is away is mostly back soon; programs that ask again should not ask at once.
const retryAfterSeconds = 2

const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  telephone: () => string,
): FastifyReply => {
  const refusal = readRefusal(error)
  if (request.note) request.note.code = refusal?.code ?? 'internal'
  if (refusal) {
    const { problems, current, params, message, retryAfter } = refusal.details
    const body: Failure = {
      ...failure(refusal.code, params),
      ...(message ? { message: message.mn, message_en: message.en } : {}),
      ...(problems ? { problems: problems.map(problem => ({ ...problem })) as Failure['problems'] & object } : {}),
      ...(current !== undefined ? { current } : {}),
    }
    const { status } = errorCodes[refusal.code]
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    else if (status === 503) reply.header('retry-after', retryAfterSeconds)
    return reply.status(status).send(body)
  }
  request.log.error({ err: error, call: request.routeOptions.config.call }, 'unexpected')
  return reply.status(500).send(failure('internal', { id: request.id, telephone: telephone() }))
}

/** Known errors keep their meaning; the rest stays unknown and is answered as internal. */
export const readRefusal = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error
  if (error instanceof ZodError) {
    return new Refusal('invalid_input', {
      problems: error.issues.map(issue => ({ code: issue.code, path: issue.path.join('/') })),
    })
  }
  const code = (error as { code?: unknown }).code
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('body_too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Refusal('invalid_input')
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Refusal('file_too_big')
    // PostgreSQL: invalid text for a uuid or a number means that no such thing exists.
    case '22P02':
    // Likewise a number beyond those that count anything.
    case '22003':
      return new Refusal('not_found')
    // PostgreSQL: characters that no text can hold, such as NUL.
    case '22021':
    case '22P05':
      return new Refusal('invalid_input')
  }
  if (code === 'STORE_AWAY' || code === 'ENOSPC' || code === 'EDQUOT') return new Refusal('store_unavailable')
  if (isDatabaseAway(error)) return new Refusal('upstream_unavailable')
  const status = (error as { statusCode?: unknown }).statusCode
  if (status === 429) return new Refusal('too_many_requests')
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('invalid_input')
  return null
}
