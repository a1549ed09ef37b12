// A refusal is the coded error every use case throws; one translator at the edge makes the reply.
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import type { Bilingual } from '@khyanalt/domain/language'
import type { Problem } from '@khyanalt/domain/problem'

type Details = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly problems?: readonly Problem[]
  /** The words of this very case, where those of the code are too general. */
  readonly message?: Bilingual
  /** Seconds after which the same call may be made again. */
  readonly retryAfter?: number
  /** What the server holds now, on version_conflict. */
  readonly current?: unknown
}

/** Thrown to refuse a call. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** Refuses the call with a code: `throw refuse('request_not_found')`. */
export const refuse = (code: ErrorCode, details?: Details): Refusal => new Refusal(code, details)
