// The one kind of error a call throws.
import type { Failure } from '@khyanalt/contract/envelope'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import type { Problem } from '@khyanalt/domain/problem'

/** A coded refusal of the server, or `network` when no answer came. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network'
  readonly status: number
  readonly messageEn: string
  readonly params: Readonly<Record<string, string | number>>
  readonly problems: readonly Problem[]
  /** On version_conflict: what the server holds now. */
  readonly current: unknown

  constructor(fields: {
    code: ErrorCode | 'network'
    status: number
    message: string
    messageEn: string
    params?: Readonly<Record<string, string | number>> | undefined
    problems?: readonly Problem[] | undefined
    current?: unknown
  }) {
    super(fields.message)
    this.name = 'ApiError'
    this.code = fields.code
    this.status = fields.status
    this.messageEn = fields.messageEn
    this.params = fields.params ?? {}
    this.problems = fields.problems ?? []
    this.current = fields.current
  }
}

/** The error of a call that got no answer at all. */
export const networkError = (): ApiError =>
  new ApiError({
    code: 'network',
    status: 0,
    message: 'Серверт холбогдож чадсангүй. Интернэт холболтоо шалгаад дахин оролдоно уу.',
    messageEn: 'Could not connect to the server. Please check your internet connection and try again.',
  })

/** The results that stand for success (CON-002); whatever else an answer names is a failure, HTTP 200 or not. */
const successes: ReadonlySet<unknown> = new Set(['success', 'saved', 'already_exist'])

/** Whether an answer says of itself that the call failed. */
export const isFailure = (body: unknown): boolean => {
  const { result } = (body ?? {}) as { readonly result?: unknown }
  return result !== undefined && !successes.has(result)
}

/**
 * The error behind an answer that did not succeed. The documents promise `result` and `message` alone; our own server
 * adds the code and the English sentence. An answer without a code, or that cannot be read, is an internal error.
 */
export const readFailure = (status: number, body: unknown): ApiError => {
  const { code, message, message_en, params, problems, current } = (body ?? {}) as Partial<Failure>
  const says = typeof message === 'string' && message !== ''
  return new ApiError({
    code: (code as ErrorCode | undefined) ?? (status === 429 ? 'too_many_requests' : 'internal'),
    status,
    message: says ? message : 'Алдаа гарлаа. Дахин оролдоно уу.',
    messageEn: says ? (message_en ?? message) : 'Something went wrong. Please try again.',
    params,
    problems: problems as readonly Problem[] | undefined,
    current,
  })
}
