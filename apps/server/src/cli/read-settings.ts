// Where the settings of a command come from: what a release presumes, the configuration file, the environment, the later
// one winning over the earlier.

import { isInstalled } from '../release.ts'
import { environmentSchema } from '../settings/environment-schema.ts'
import type { Said } from '../terminal-language.ts'
import { readConfigurationFile } from './configuration-file.ts'
import { nearest } from './nearest.ts'

const knownKeys = Object.keys(environmentSchema.shape)
/** Read by the libraries or the system rather than by the portal. */
const othersKeys = /^(TZ|LANG|LANGUAGE|LC_[A-Z]+|TMPDIR|OTEL_[A-Z_]+|PG[A-Z]+)$/
/** What Node must know before it reads anything. */
const earlyKeys = /^(NODE_(?!ENV$)|UV_|SSL_CERT_|LD_)/

type Values = Readonly<Record<string, string | undefined>>

/** What an installed release presumes: people reach it by a proxy on the same machine, unless another HOST is given. */
const presumed = (given: Values): Readonly<Record<string, string>> =>
  isInstalled
    ? {
        NODE_ENV: 'production',
        DATA_DIR: '/var/lib/khyanalt',
        HOST: '127.0.0.1',
        ...(given.HOST ? {} : { TRUST_PROXY: '1' }),
      }
    : {}

/** Keys of a configuration file that mean nothing, a sentence each. */
export const faultsOfKeys = (keys: readonly string[], name: string): Said[] =>
  keys.flatMap(key => {
    if (knownKeys.includes(key) || othersKeys.test(key)) return []
    if (earlyKeys.test(key)) {
      return [
        {
          mn: `${name} файл дахь ${key} Node-д оройтно: үйлчилгээнд нь өгнө үү (systemctl edit khyanalt).`,
          en: `${key} in ${name} comes too late for Node: give it to the service (systemctl edit khyanalt).`,
        },
      ]
    }
    const meant = nearest(key, knownKeys)
    return [
      {
        mn: `${name} файл дахь ${key} порталын тохиргоо биш${meant ? `; ${meant} гэх байсан уу?` : '.'}`,
        en: `${key} in ${name} is no setting of the portal${meant ? `; ${meant} was meant?` : '.'}`,
      },
    ]
  })

/** Keys of an environment that are a known one mistyped, a sentence each. */
export const faultsOfNearKeys = (keys: readonly string[]): Said[] =>
  keys.flatMap(key => {
    if (knownKeys.includes(key) || othersKeys.test(key)) return []
    // Two letters lead from HOME to HOST.
    const meant = nearest(key, knownKeys, key.length < 8 ? 1 : 2)
    if (!meant) return []
    return [
      {
        mn: `${key} порталын тохиргоо биш; ${meant} гэх байсан уу?`,
        en: `${key} is no setting of the portal; ${meant} was meant?`,
      },
    ]
  })

export type SettingsRead = {
  /** What to add to the environment. */
  readonly environment: Readonly<Record<string, string>>
  readonly faults: readonly Said[]
}

/** Reads the settings; `file` is the one that --config names. */
export const readSettings = (environment: NodeJS.ProcessEnv, file?: string): SettingsRead => {
  const path = file ?? (isInstalled ? '/etc/khyanalt/portal.env' : undefined)
  const contents = path === undefined ? null : readConfigurationFile(path, file !== undefined)
  const given = { ...contents?.values, ...environment }
  const beside = { ...presumed(given), ...contents?.values }
  const isProduction = (given.NODE_ENV ?? beside.NODE_ENV) === 'production'
  return {
    environment: Object.fromEntries(Object.entries(beside).filter(([key]) => !(key in environment))),
    faults: [
      ...(contents?.faults ?? []),
      ...(contents && path ? faultsOfKeys(Object.keys(contents.values), path) : []),
      ...(isProduction ? faultsOfNearKeys(Object.keys(environment)) : []),
    ],
  }
}
