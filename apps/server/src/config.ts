// Configuration: read once, through one schema, with a sentence per key.
import { resolve } from 'node:path'
import type { PaymentAccount } from '@khyanalt/domain/agency'
import type { z } from 'zod'
import { PlainError } from './plain-error.ts'
import { combinationFaults } from './settings/combination-faults.ts'
import { type Environment, environmentSchema } from './settings/environment-schema.ts'
import { fileFaults } from './settings/file-faults.ts'
import { sayIssue } from './settings/say-issue.ts'
import { findSettingFaults, type Settings } from './settings/setting-checks.ts'
import { readSigningKeyFacts } from './settings/signing-key-facts.ts'
import { linesOf, type Said } from './terminal-language.ts'

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
export const findProductionFaults = (environment: NodeJS.ProcessEnv, now: Date): Said[] => {
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
const onePerKey = (sentences: readonly Said[]): Said[] => {
  const keyOf = (sentence: Said | undefined): string | undefined => sentence?.en.split(' ')[0]
  return sentences.filter((sentence, place) => sentences.findIndex(each => keyOf(each) === keyOf(sentence)) === place)
}

const sentencesOf = (error: z.ZodError | undefined): Said[] =>
  (error?.issues ?? []).map(issue => {
    const key = String(issue.path[0] ?? '')
    const meaning = environmentSchema.shape[key as keyof typeof environmentSchema.shape]?.description ?? ''
    const { mn, en } = sayIssue(issue)
    return { mn: `${key} буруу: ${mn}.`, en: `${key} is wrong: ${en}. ${meaning}` }
  })

/** Whether the environment asks for production without a demo. */
const servesPeople = ({ NODE_ENV, DEMO }: Given): boolean => NODE_ENV === 'production' && DEMO !== '1'

/**
 * Reads the environment; throws a ConfigError that names every key at fault and says what to do, after the faults that
 * were found where the environment came from.
 */
export const readConfig = (environment: NodeJS.ProcessEnv, now = new Date(), earlier: readonly Said[] = []): Config => {
  const given = readGiven(environment)
  const parsed = environmentSchema.safeParse(given)
  const found = servesPeople(given)
    ? findProductionFaults(environment, now)
    : [...sentencesOf(parsed.error), ...combinationFaults(parsed.data ?? {})]
  const faults = [...earlier, ...onePerKey(found)]
  if (faults.length > 0 || !parsed.success) throw new ConfigError(linesOf(faults))
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const demo = values.DEMO === undefined ? !production : values.DEMO === '1'
  const dataDir = resolve(values.DATA_DIR)
  const around = fileFaults({ ...values, DATA_DIR: dataDir })
  if (around.length > 0) throw new ConfigError(linesOf(around))
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
