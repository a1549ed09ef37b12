// Configuration: read once, through one schema, with a sentence per key.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

/** Every key the product reads from its environment. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development').describe('Kind of environment.'),
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
  PUBLIC_URL: address.optional().describe('Address at which people reach the portal; stands in QR codes and e-mails.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server; without it mail is written to files under DATA_DIR/mail.'),
  MAIL_FROM: z.string().default('Khyanalt <no-reply@khyanalt.test>').describe('Sender of e-mails.'),
  OIDC_ISSUER: address
    .optional()
    .describe('OpenID Connect issuer of the national sign-on; without it the built-in one answers.'),
  OIDC_CLIENT_ID: z.string().default('khyanalt').describe('Client id at the issuer.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret at the issuer.'),
  OIDC_REGISTER_CLAIM: z.string().default('register_number').describe('Claim that carries the register number.'),
  S3_ENDPOINT: address.optional().describe('S3-compatible store of files; without it files lie under DATA_DIR/files.'),
  S3_BUCKET: z.string().optional().describe('Bucket of the store.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the store.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the store.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key of the store.'),
  SIGNING_KEY_FILE: z
    .string()
    .optional()
    .describe('PEM with key and certificate that sign documents; without it a demo key is made.'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs short-lived file addresses; without it one is made and kept under DATA_DIR.'),
  SESSION_HOURS: z.coerce
    .number()
    .min(0.01)
    .max(24 * 30)
    .default(12)
    .describe('How long a session lasts without use, in hours.'),
  DEMO: z.enum(['0', '1']).optional().describe('1 keeps demo people and the built-in issuer; on unless production.'),
  RATE_LIMIT: z.coerce.number().int().min(1).default(6000).describe('Calls one address may make in a minute.'),
  TRUST_PROXY: z.enum(['0', '1']).default('0').describe("1 when a balancer in front tells the caller's address."),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn').describe('How much the server logs.'),
})
type Environment = z.output<typeof environmentSchema>

/** The configuration as the product uses it. */
export type Config = Omit<Environment, 'DEMO' | 'DATA_DIR' | 'PUBLIC_URL'> & {
  readonly DATA_DIR: string
  readonly PUBLIC_URL: string
  readonly demo: boolean
}

/** A wrong value, as one clear sentence. */
export class ConfigError extends Error {}

/** Reads the environment; throws a ConfigError that names the key, the value's fault and the key's meaning. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const key = String(issue?.path[0] ?? '')
    const meaning = environmentSchema.shape[key as keyof typeof environmentSchema.shape]?.description ?? ''
    throw new ConfigError(`${key} is wrong: ${issue?.message}. ${meaning}`)
  }
  const values = parsed.data
  if (values.S3_ENDPOINT && !values.S3_BUCKET)
    throw new ConfigError('S3_BUCKET is missing: S3_ENDPOINT needs a bucket.')
  const production = values.NODE_ENV === 'production'
  const demo = values.DEMO === undefined ? !production : values.DEMO === '1'
  if (production && !demo && !values.OIDC_ISSUER) {
    throw new ConfigError('OIDC_ISSUER is missing: in production the built-in identity provider runs only with DEMO=1.')
  }
  const dataDir = resolve(values.DATA_DIR)
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new ConfigError(`DATA_DIR is wrong: ${dataDir} cannot be made (${(error as Error).message}).`)
  }
  return {
    ...values,
    DATA_DIR: dataDir,
    PUBLIC_URL: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    demo,
  }
}
