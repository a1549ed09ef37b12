// Goes through both tables, of settings and of what stands around, and says of each line whether it is good.
import { findProductionFaults, readLeniently } from '../config.ts'
import type { DatabaseAddress } from '../db/pool.ts'
import type { Environment } from '../settings/environment-schema.ts'
import { settingChecks } from '../settings/setting-checks.ts'
import { reachChecks } from './reach-checks.ts'

/** A line of the report; `name` is a key of the environment or a thing around. */
export type Line = { readonly name: string; readonly good: boolean; readonly told: string }

/** What keeps the environment from serving real people and what does not, also where it asks for a demo as yet. */
export const examine = async (
  environment: NodeJS.ProcessEnv,
  locate: (settings: Environment) => Promise<DatabaseAddress | null>,
  now = new Date(),
): Promise<Line[]> => {
  const settings = readLeniently(environment)
  const database = await locate(settings).then(
    address => ({ address, fault: null }),
    (error: unknown) => ({ address: null, fault: reasonOf(error) }),
  )
  const around = await Promise.all(
    reachChecks.map(async ({ name, look }): Promise<Line[]> => {
      if (name === 'database' && database.fault) return [{ name, good: false, told: database.fault }]
      const found = await look({ settings, database: database.address, now }).catch((error: unknown) => ({
        good: false,
        told: reasonOf(error),
      }))
      return found ? [{ name, ...found }] : []
    }),
  )
  return [...examineSettings(environment, now), ...around.flat()]
}

const examineSettings = (environment: NodeJS.ProcessEnv, now: Date): Line[] => {
  const faults = findProductionFaults(environment, now).map(sentence => {
    const space = sentence.indexOf(' ')
    return { name: sentence.slice(0, space), good: false, told: sentence.slice(space + 1) }
  })
  const wrong = new Set(faults.map(({ name }) => name))
  const given = (key: string): boolean => (environment[key] ?? '') !== ''
  const fine = settingChecks.filter(({ key }) => given(key) && !wrong.has(key))
  return [
    ...examineMode(environment),
    ...faults,
    ...fine.map(({ key }): Line => ({ name: key, good: true, told: 'is set' })),
  ]
}

const examineMode = ({ NODE_ENV, DEMO }: NodeJS.ProcessEnv): Line[] => [
  NODE_ENV === 'production'
    ? { name: 'NODE_ENV', good: true, told: 'is production' }
    : { name: 'NODE_ENV', good: false, told: 'is not production: without it the start is a demo.' },
  ...(DEMO === '1'
    ? [{ name: 'DEMO', good: false, told: 'is 1: people whose password everybody knows could sign in; take it out.' }]
    : []),
]

/** The reason of a failure without the addresses of the environment, which may hold passwords. */
const reasonOf = (error: unknown): string => {
  const { message, cause, code } = error as { message?: unknown; cause?: unknown; code?: unknown }
  const deeper = cause as { message?: unknown; code?: unknown } | undefined
  const reason = [deeper?.message, deeper?.code, message, code].find(part => typeof part === 'string' && part !== '')
  return String(reason ?? 'it does not answer').replace(/\/\/[^@\s/]+@/g, '//')
}
