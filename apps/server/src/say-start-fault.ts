// Why the portal could not start, as one sentence that names the key to mend.
import type { Config } from './config.ts'
import { causeOf } from './settings/file-faults.ts'

type Asked = Pick<
  Config,
  'PORT' | 'HOST' | 'METRICS_PORT' | 'METRICS_HOST' | 'DATABASE_URL' | 'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET'
>
type Deep = NodeJS.ErrnoException & { readonly port?: number; readonly address?: string }

/** The error and what it came from, outermost first. */
const causesOf = (error: unknown): readonly Deep[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : [])

const database: Readonly<Record<string, string>> = {
  '28P01': 'the database does not take this name and password',
  '28000': 'the database does not let this account in',
  '3D000': 'there is no database of that name; make it with createdb -E UTF8 NAME',
  '42501': 'this account may not make tables there; it needs to own the database',
  '25006': 'the database may only be read',
}

const store: Readonly<Record<string, (config: Asked) => string>> = {
  NoSuchBucket: ({ S3_BUCKET }) => `S3_BUCKET is wrong: the store has no bucket ${S3_BUCKET}.`,
  InvalidBucketName: ({ S3_BUCKET }) => `S3_BUCKET is wrong: ${S3_BUCKET} is no name of a bucket.`,
  InvalidAccessKeyId: () => 'S3_ACCESS_KEY_ID is wrong: the store does not know it.',
  SignatureDoesNotMatch: () => 'S3_SECRET_ACCESS_KEY is wrong: the store does not take it.',
  AccessDenied: ({ S3_BUCKET }) => `S3_ACCESS_KEY_ID is wrong: it may not read and write in the bucket ${S3_BUCKET}.`,
}

/** The sentence for what an error of the start came from; null where nothing is known of it. */
export const sayStartFault = (error: unknown, config: Asked): string | null => {
  for (const each of causesOf(error)) {
    const found = sayListenFault(each, config) ?? sayDatabaseFault(each, config) ?? store[each.name]?.(config)
    if (found) return found
  }
  return null
}

const sayListenFault = ({ code, syscall, port, address }: Deep, config: Asked): string | null => {
  if (syscall !== 'listen' && syscall !== 'bind' && !(syscall === 'getaddrinfo' && port === undefined)) return null
  if (syscall === 'getaddrinfo') return null
  const ofMetrics = port !== undefined && port === config.METRICS_PORT
  const [portKey, hostKey] = ofMetrics ? ['METRICS_PORT', 'METRICS_HOST'] : ['PORT', 'HOST']
  if (code === 'EADDRINUSE') return `${portKey} is wrong: something else listens on ${address}:${port} already.`
  if (code === 'EACCES') return `${portKey} is wrong: this account may not listen on port ${port}; take one above 1023.`
  if (code === 'EADDRNOTAVAIL') return `${hostKey} is wrong: ${address} is no address of this machine.`
  return null
}

const sayDatabaseFault = ({ code = '', message, path }: Deep, config: Asked): string | null => {
  const found = database[code]
  if (found) return `DATABASE_URL is wrong: ${found}.`
  if (/^The server does not support SSL/.test(message)) return 'DATABASE_URL is wrong: the database speaks no TLS.'
  if (/^(PostgreSQL 15 or newer|The database is encoded)/.test(message)) return `DATABASE_URL is wrong: ${message}.`
  if (config.DATABASE_URL && /^(DEPTH_ZERO_)?SELF_SIGNED_CERT|^UNABLE_TO_|^CERT_|^ERR_TLS_CERT/.test(code)) {
    return `DATABASE_URL is wrong: the certificate of the database is not believed (${code}).`
  }
  // What the built-in database says is a sentence already.
  if (/^The (built-in PostgreSQL|database in )/.test(message)) return message
  if (path?.startsWith(config.DATA_DIR)) return `DATA_DIR is wrong: ${path} (${causeOf({ code })}).`
  return null
}
