// Lines on stdout, one JSON object each. What people wrote and who they are stays out: see `describeError`.
import type { Config } from '../config.ts'

/** What Fastify makes its logger of. */
export const loggerOptions = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>) => ({
  level: LOG_LEVEL,
  // Every line names the process by what it is about; host and number are the collector's to add.
  base: null,
  // As people and collectors read it; milliseconds since 1970 are neither's.
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
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
    return { type: typeof error, message: withoutSecrets(String(error)), stack: '' }
  const { name, message, stack, cause, code, constraint } = error as Partial<Error & Described>
  return {
    type: name ?? 'Error',
    message: withoutSecrets(String(message)),
    stack: withoutSecrets(stack ?? ''),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause === undefined || depth > 2 ? {} : { cause: describeError(cause, depth + 1) }),
  }
}

// What is longer holds somebody's input, not an explanation.
const longest = 8000

const secrets: readonly (readonly [RegExp, string])[] = [
  // Register numbers of people, as typed and as they stand in addresses.
  [/(?:\p{Lu}|\p{Ll}){2}\d{8}(?!\d)/gu, '…'],
  [/(?:%[0-9A-F]{2}){2,8}\d{8}(?!\d)/gi, '…'],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '…@…'],
  // Tokens of sessions, links and signed addresses are 43 letters of base64url.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '…'],
]

/** A text without what would let its reader act or recognise as somebody. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text.slice(0, longest))
