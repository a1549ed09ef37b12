// Lines on stdout, one JSON object each. What people wrote and who they are stays out: see `describeError`.
import type { Config } from '../config.ts'

/** What Fastify makes its logger of. */
export const loggerOptions = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>) => ({
  level: LOG_LEVEL,
  // Every line names the process by what it is about; host and number are the collector's to add.
  base: null,
  serializers: { err: (error: unknown) => describeError(error) },
})

type Described = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: unknown
  readonly constraint?: unknown
  readonly cause?: Described
}

/** An error without its other properties: PostgreSQL's `detail` repeats the values of a row, a mail's its recipient. */
export const describeError = (error: unknown, depth = 0): Described => {
  // The queue tells errors as plain objects.
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: redact(String(error)), stack: '' }
  const { name, message, stack, cause, code, constraint } = error as Partial<Error & Described>
  return {
    type: name ?? 'Error',
    message: redact(String(message)),
    stack: redact(stack ?? ''),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause === undefined || depth > 2 ? {} : { cause: describeError(cause, depth + 1) }),
  }
}

/** Mail servers name the recipient whom they refuse, and PostgreSQL the text that it could not read. */
const redact = (text: string): string =>
  text.replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…').replace(/\p{Lu}{2}\d{8}/gu, '…')
