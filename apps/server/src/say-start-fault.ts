// Why the portal could not start, as one sentence that names the key to mend.
import type { Config } from './config.ts'
import { causeOf } from './settings/file-faults.ts'
import type { Said } from './terminal-language.ts'

type Asked = Pick<
  Config,
  'PORT' | 'HOST' | 'METRICS_PORT' | 'METRICS_HOST' | 'DATABASE_URL' | 'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET'
>
type Deep = NodeJS.ErrnoException & { readonly port?: number; readonly address?: string }

/** The error and what it came from, outermost first. */
const causesOf = (error: unknown): readonly Deep[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : [])

const database: Readonly<Record<string, Said>> = {
  '28P01': {
    mn: 'өгөгдлийн сан энэ нэр, нууц үгийг хүлээн авахгүй байна',
    en: 'the database does not take this name and password',
  },
  '28000': { mn: 'өгөгдлийн сан энэ бүртгэлийг оруулахгүй байна', en: 'the database does not let this account in' },
  '3D000': {
    mn: 'ийм нэртэй өгөгдлийн сан алга; createdb -E UTF8 NAME тушаалаар үүсгэнэ үү',
    en: 'there is no database of that name; make it with createdb -E UTF8 NAME',
  },
  '42501': {
    mn: 'энэ бүртгэл тэнд хүснэгт үүсгэж чадахгүй; өгөгдлийн сангийн эзэн байх ёстой',
    en: 'this account may not make tables there; it needs to own the database',
  },
  '25006': { mn: 'өгөгдлийн сан зөвхөн унших горимтой байна', en: 'the database may only be read' },
}

const store: Readonly<Record<string, (config: Asked) => Said>> = {
  NoSuchBucket: ({ S3_BUCKET }) => ({
    mn: `S3_BUCKET буруу: санд ${S3_BUCKET} bucket алга.`,
    en: `S3_BUCKET is wrong: the store has no bucket ${S3_BUCKET}.`,
  }),
  InvalidBucketName: ({ S3_BUCKET }) => ({
    mn: `S3_BUCKET буруу: ${S3_BUCKET} нь bucket-ийн нэр биш.`,
    en: `S3_BUCKET is wrong: ${S3_BUCKET} is no name of a bucket.`,
  }),
  InvalidAccessKeyId: () => ({
    mn: 'S3_ACCESS_KEY_ID буруу: файлын сан танихгүй байна.',
    en: 'S3_ACCESS_KEY_ID is wrong: the store does not know it.',
  }),
  SignatureDoesNotMatch: () => ({
    mn: 'S3_SECRET_ACCESS_KEY буруу: файлын сан хүлээн авахгүй байна.',
    en: 'S3_SECRET_ACCESS_KEY is wrong: the store does not take it.',
  }),
  AccessDenied: ({ S3_BUCKET }) => ({
    mn: `S3_ACCESS_KEY_ID буруу: ${S3_BUCKET} bucket-д унших, бичих эрхгүй.`,
    en: `S3_ACCESS_KEY_ID is wrong: it may not read and write in the bucket ${S3_BUCKET}.`,
  }),
}

/** The sentence for what an error of the start came from; null where nothing is known of it. */
export const sayStartFault = (error: unknown, config: Asked): Said | null => {
  for (const each of causesOf(error)) {
    const found = sayListenFault(each, config) ?? sayDatabaseFault(each, config) ?? store[each.name]?.(config)
    if (found) return found
  }
  return null
}

const sayListenFault = ({ code, syscall, port, address }: Deep, config: Asked): Said | null => {
  if (syscall !== 'listen' && syscall !== 'bind' && !(syscall === 'getaddrinfo' && port === undefined)) return null
  if (syscall === 'getaddrinfo') return null
  const ofMetrics = port !== undefined && port === config.METRICS_PORT
  const [portKey, hostKey] = ofMetrics ? ['METRICS_PORT', 'METRICS_HOST'] : ['PORT', 'HOST']
  if (code === 'EADDRINUSE')
    return {
      mn: `${portKey} буруу: ${address}:${port} дээр өөр программ ажиллаж байна.`,
      en: `${portKey} is wrong: something else listens on ${address}:${port} already.`,
    }
  if (code === 'EACCES')
    return {
      mn: `${portKey} буруу: энэ бүртгэл ${port} портыг ашиглаж чадахгүй; 1023-аас дээшийг авна уу.`,
      en: `${portKey} is wrong: this account may not listen on port ${port}; take one above 1023.`,
    }
  if (code === 'EADDRNOTAVAIL')
    return {
      mn: `${hostKey} буруу: ${address} энэ машины хаяг биш.`,
      en: `${hostKey} is wrong: ${address} is no address of this machine.`,
    }
  return null
}

const sayDatabaseFault = ({ code = '', message, path }: Deep, config: Asked): Said | null => {
  const found = database[code]
  if (found) return ofDatabase(found)
  if (/^The server does not support SSL/.test(message))
    return ofDatabase({ mn: 'өгөгдлийн сан TLS дэмжихгүй байна', en: 'the database speaks no TLS' })
  if (/^(PostgreSQL 15 or newer|The database is encoded)/.test(message)) return ofDatabase({ mn: message, en: message })
  if (config.DATABASE_URL && /^(DEPTH_ZERO_)?SELF_SIGNED_CERT|^UNABLE_TO_|^CERT_|^ERR_TLS_CERT/.test(code)) {
    return ofDatabase({
      mn: `өгөгдлийн сангийн гэрчилгээнд итгэхгүй байна (${code})`,
      en: `the certificate of the database is not believed (${code})`,
    })
  }
  // What the built-in database says is a sentence already.
  if (/^The (built-in PostgreSQL|database in )/.test(message)) return { mn: message, en: message }
  if (!path?.startsWith(config.DATA_DIR)) return null
  const { mn, en } = causeOf({ code })
  return { mn: `DATA_DIR буруу: ${path} (${mn}).`, en: `DATA_DIR is wrong: ${path} (${en}).` }
}

const ofDatabase = ({ mn, en }: Said): Said => ({
  mn: `DATABASE_URL буруу: ${mn}.`,
  en: `DATABASE_URL is wrong: ${en}.`,
})
