// Configuration: read once, through one schema, with a sentence per key.
import { resolve } from 'node:path'
import type { PaymentAccount } from '@khyanalt/domain/agency'
import { z } from 'zod'
import { PlainError } from './plain-error.ts'
import { combinationFaults } from './settings/combination-faults.ts'
import { fileFaults } from './settings/file-faults.ts'
import { sayIssue } from './settings/say-issue.ts'
import { findSettingFaults, type Settings } from './settings/setting-checks.ts'
import { readSigningKeyFacts } from './settings/signing-key-facts.ts'

const address = z.url({ protocol: /^https?$/ })

/** The address of a machine, and nothing behind or before it; what is no address at all is told by another check. */
const isWholeHost = (text: string): boolean => {
  const url = URL.parse(text)
  return url === null || `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/'
}

const isScannerAddress = (text: string): boolean => {
  const url = URL.parse(text)
  if (url?.protocol === 'unix:') return url.hostname === '' && url.pathname.startsWith('/')
  return url?.protocol === 'tcp:' && url.hostname !== ''
}

/** Every key the product reads from its environment. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development').describe('Kind of environment.'),
  ROLE: z
    .enum(['all', 'web', 'work'])
    .default('all')
    .describe('What this process does: web answers people, work does the jobs, all does both.'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port of the whole portal; 0 takes a free one.'),
  HOST: z.string().default('0.0.0.0').describe('Address to listen on.'),
  DATA_DIR: z.string().default('var').describe('Folder of everything that is not in a database elsewhere.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL 15 or newer; without it the built-in one runs under DATA_DIR.'),
  PUBLIC_URL: address
    .refine(isWholeHost, 'it names more than a host: the portal answers at the root of a name alone')
    .optional()
    .describe('Address at which people reach the portal; stands in QR codes and e-mails.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server; without it mail is written to files under DATA_DIR/mail.'),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
    .default('Khyanalt <no-reply@khyanalt.test>')
    .describe('Sender of e-mails.'),
  HEAD_MAIL: z
    .string()
    .default('')
    .transform(text => text.split(',').flatMap(part => part.trim() || []))
    .pipe(z.array(z.email()))
    .describe('Who keeps the signed head of each night, separated by commas; else two administrators.'),
  OIDC_ISSUER: address
    .optional()
    .describe('OpenID Connect issuer of the national sign-on; without it the built-in one answers.'),
  OIDC_CLIENT_ID: z.string().default('khyanalt').describe('Client id at the issuer.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret at the issuer.'),
  OIDC_REGISTER_CLAIM: z.string().default('register_number').describe('Claim that carries the register number.'),
  OIDC_ORGANIZATION_CLAIM: z
    .string()
    .default('organization')
    .describe('Scope that asks for an organisation, and the claim that carries it.'),
  COMPANY_REGISTRY_URL: address
    .optional()
    .describe('State registry of legal entities, asked as URL/<register number>; without it the demo answers.'),
  COMPANY_REGISTRY_TOKEN: z.string().optional().describe('Bearer token for the registry.'),
  COMPANY_REGISTRY_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(60)
    .default(5)
    .describe('How long the registry may take to answer, in seconds.'),
  S3_ENDPOINT: address.optional().describe('S3-compatible store of files; without it files lie under DATA_DIR/files.'),
  S3_BUCKET: z.string().optional().describe('Bucket of the store.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the store.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the store.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key of the store.'),
  CLAMD: z
    .string()
    .refine(isScannerAddress, 'it is neither tcp://host:3310 nor unix:/path')
    .optional()
    .describe('Virus scanner (clamd) that looks at what people bring; without it nothing does.'),
  SIGNING_KEY_FILE: z
    .string()
    .optional()
    .describe('PEM with key and certificate that sign documents; without it a demo key is made.'),
  TSA_URL: address
    .optional()
    .describe('Timestamp authority (RFC 3161) asked when documents are signed; without it the demo has its own.'),
  TSA_CA_FILE: z
    .string()
    .optional()
    .describe('PEM with the roots of timestamp authorities that are believed, earlier ones too; TSA_URL needs it.'),
  TSA_USERNAME: z.string().optional().describe('Name at the timestamp authority, if it asks for one.'),
  TSA_PASSWORD: z.string().optional().describe('Password at the timestamp authority.'),
  TSA_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(60)
    .default(5)
    .describe('How long the timestamp authority may take to answer, in seconds.'),
  REVOCATION_URLS: z
    .string()
    .transform(text => text.split(/[\s,]+/).filter(part => part !== ''))
    .pipe(z.array(address))
    .optional()
    .describe('Beginnings of addresses at which lists of revoked certificates may be fetched, with commas between.'),
  TAX_SITE_URL: address
    .default('https://etax.mta.mn')
    .describe('Site of the tax authority at which payers make their tax receipt.'),
  PAYMENT_RECIPIENT: z.string().optional().describe('Holder of the account that fees are paid to.'),
  PAYMENT_BANK: z.string().optional().describe('Bank of that account.'),
  PAYMENT_ACCOUNT: z.string().optional().describe('Number of that account; invoices print it.'),
  EXPIRE_UNPAID_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('Days after the due day of an unpaid invoice at which its request expires.'),
  EXPIRE_RETURNED_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Days after which a returned request that was not sent again expires.'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs short-lived file addresses; without it one is made and kept under DATA_DIR.'),
  BACKUP_PASSWORD: z
    .string()
    .min(12)
    .optional()
    .describe('Locks the keys inside a backup; without it they are left out.'),
  STORAGE_RESERVE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('Room that stays free on the disk of DATA_DIR, in megabytes; with less, uploads are refused.'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https|tel)$/ })
    .optional()
    .describe('Where faults of safety are reported, as mailto:, https: or tel:; stands in /.well-known/security.txt.'),
  SECURITY_EXPIRES: z.iso
    .date()
    .optional()
    .describe('Until which day that contact is good, such as 2027-06-30; at most a year ahead is wise.'),
  SESSION_HOURS: z.coerce
    .number()
    .min(0.01)
    .max(24 * 30)
    .default(12)
    .describe('How long a session lasts without use, in hours.'),
  SECOND_FACTOR: z
    .enum(['required', 'offered'])
    .optional()
    .describe('Whether staff must set up a second factor; clients are offered one. Required in production but demos.'),
  DEMO: z.enum(['0', '1']).optional().describe('1 keeps demo people and the built-in issuer; on unless production.'),
  WITH_SERVICES: z
    .enum(['0', '1'])
    .default('0')
    .describe('1 opens all services and posts at the very first start; later the agency opens them. Demos are open.'),
  RATE_LIMIT: z.coerce.number().int().min(1).default(6000).describe('Calls one address may make in a minute.'),
  WORK_LIMIT: z.coerce
    .number()
    .min(0.1)
    .default(6)
    .describe(
      "Seconds of processor time that one client's calls may take in a minute; staff and signed-out addresses four times.",
    ),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(9)
    .default(0)
    .describe("How many balancers in front tell the caller's address; what stands before theirs is not believed."),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe('How long a process that was told to end (SIGTERM) still answers, no longer ready, in seconds.'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port on which Prometheus finds /metrics; without it there are none.'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address on which Prometheus finds them.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .describe('Collector of traces that speaks OTLP over HTTP; without it there are none.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .optional()
    .describe('How much the server logs; info in production, else warn.'),
})
export type Environment = z.output<typeof environmentSchema>

/** The configuration as the product uses it. */
export type Config = Omit<
  Environment,
  | 'DEMO'
  | 'SECOND_FACTOR'
  | 'LOG_LEVEL'
  | 'DATA_DIR'
  | 'PUBLIC_URL'
  | 'PAYMENT_RECIPIENT'
  | 'PAYMENT_BANK'
  | 'PAYMENT_ACCOUNT'
> & {
  readonly DATA_DIR: string
  readonly PUBLIC_URL: string
  readonly demo: boolean
  readonly SECOND_FACTOR: NonNullable<Environment['SECOND_FACTOR']>
  readonly LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>
  /** Where fees are paid to, if it is known. */
  readonly account: PaymentAccount | null
  /** The keys that were not given and are as the product has them. */
  readonly defaults: readonly string[]
}

/** What keeps the portal from starting: one clear sentence a line, each about one key. */
export class ConfigError extends PlainError {}

/** The status that a process ends with when its configuration must be mended first (EX_CONFIG of sysexits.h). */
export const configExitCode = 78

type Given = Readonly<Record<string, string | undefined>>

/** An empty value is none. */
const readGiven = (environment: NodeJS.ProcessEnv): Given =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))

/** The environment as far as it can be read: what is wrong counts as not given. */
export const readLeniently = (environment: NodeJS.ProcessEnv): Environment => {
  const given = readGiven(environment)
  const parsed = environmentSchema.safeParse(given)
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]))
  const values = environmentSchema.parse(Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.has(key))))
  return { ...values, DATA_DIR: resolve(values.DATA_DIR) }
}

/** What keeps this environment from serving real people, told all at once; none when nothing does. */
export const findProductionFaults = (environment: NodeJS.ProcessEnv, now: Date): string[] => {
  const given = readGiven(environment)
  const parsed = environmentSchema.safeParse(given)
  const wrong = sentencesOf(parsed.error)
  // What the reader put in by itself was not given; what cannot be read is told by its own sentence.
  const { SIGNING_KEY_FILE: file } = given
  const faults = findSettingFaults({
    settings: { ...given, ROLE: parsed.data?.ROLE ?? 'all' } as Settings,
    key: file ? readSigningKeyFacts(file, resolve(given.DATA_DIR ?? 'var')) : null,
    now,
  })
  return onePerKey([...wrong, ...faults, ...combinationFaults(parsed.data ?? (given as Partial<Environment>))])
}

/** The first of the sentences about each key. */
const onePerKey = (sentences: readonly string[]): string[] => {
  const keyOf = (sentence: string | undefined): string | undefined => sentence?.split(' ')[0]
  return sentences.filter((sentence, place) => sentences.findIndex(each => keyOf(each) === keyOf(sentence)) === place)
}

const sentencesOf = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).map(issue => {
    const key = String(issue.path[0] ?? '')
    const meaning = environmentSchema.shape[key as keyof typeof environmentSchema.shape]?.description ?? ''
    return `${key} is wrong: ${sayIssue(issue)}. ${meaning}`
  })

/** Whether the environment asks for production without a demo. */
const servesPeople = ({ NODE_ENV, DEMO }: Given): boolean => NODE_ENV === 'production' && DEMO !== '1'

/**
 * Reads the environment; throws a ConfigError that names every key at fault and says what to do, after the faults that
 * were found where the environment came from.
 */
export const readConfig = (
  environment: NodeJS.ProcessEnv,
  now = new Date(),
  earlier: readonly string[] = [],
): Config => {
  const given = readGiven(environment)
  const parsed = environmentSchema.safeParse(given)
  const found = servesPeople(given)
    ? findProductionFaults(environment, now)
    : [...sentencesOf(parsed.error), ...combinationFaults(parsed.data ?? {})]
  const faults = [...earlier, ...onePerKey(found)]
  if (faults.length > 0 || !parsed.success) throw new ConfigError(faults.join('\n'))
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const demo = values.DEMO === undefined ? !production : values.DEMO === '1'
  const dataDir = resolve(values.DATA_DIR)
  const around = fileFaults({ ...values, DATA_DIR: dataDir })
  if (around.length > 0) throw new ConfigError(around.join('\n'))
  const { PAYMENT_RECIPIENT, PAYMENT_BANK, PAYMENT_ACCOUNT, ...others } = values
  return {
    ...others,
    account: readAccount({ PAYMENT_RECIPIENT, PAYMENT_BANK, PAYMENT_ACCOUNT }),
    DATA_DIR: dataDir,
    LOG_LEVEL: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    PUBLIC_URL: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    SECOND_FACTOR: values.SECOND_FACTOR ?? (production && !demo ? 'required' : 'offered'),
    defaults: Object.keys(environmentSchema.shape).filter(key => given[key] === undefined),
    demo,
  }
}

/** The account whole, or none. */
const readAccount = ({ PAYMENT_RECIPIENT, PAYMENT_BANK, PAYMENT_ACCOUNT }: Given): PaymentAccount | null =>
  PAYMENT_RECIPIENT && PAYMENT_BANK && PAYMENT_ACCOUNT
    ? { recipient: PAYMENT_RECIPIENT, bank: PAYMENT_BANK, number: PAYMENT_ACCOUNT }
    : null
