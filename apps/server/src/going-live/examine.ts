// Goes through both tables, of settings and of what stands around, and says of each line whether it is good.
import { findProductionFaults, readLeniently } from '../config.ts'
import type { DatabaseAddress } from '../db/pool.ts'
import { PlainError } from '../plain-error.ts'
import type { Environment } from '../settings/environment-schema.ts'
import { settingChecks } from '../settings/setting-checks.ts'
import type { Said } from '../terminal-language.ts'
import { reachChecks } from './reach-checks.ts'

/** A line of the report; `name` is a key of the environment or a thing around. */
export type Line = { readonly name: Said; readonly good: boolean; readonly told: Said }

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
      if (name.en === 'database' && database.fault) return [{ name, good: false, told: database.fault }]
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
  const faults = findProductionFaults(environment, now).map(({ mn, en }): Line => {
    const afterKey = (sentence: string): string => sentence.slice(sentence.indexOf(' ') + 1)
    const name = keyed(en.slice(0, en.indexOf(' ')))
    return { name, good: false, told: { mn: afterKey(mn), en: afterKey(en) } }
  })
  const wrong = new Set(faults.map(({ name }) => name.en))
  const given = (key: string): boolean => (environment[key] ?? '') !== ''
  const fine = settingChecks.filter(({ key }) => given(key) && !wrong.has(key))
  return [
    ...examineMode(environment),
    ...faults,
    ...fine.map(({ key }): Line => ({ name: keyed(key), good: true, told: { mn: 'өгөгдсөн', en: 'is set' } })),
  ]
}

const examineMode = ({ NODE_ENV, DEMO }: NodeJS.ProcessEnv): Line[] => [
  NODE_ENV === 'production'
    ? { name: keyed('NODE_ENV'), good: true, told: { mn: 'production байна', en: 'is production' } }
    : {
        name: keyed('NODE_ENV'),
        good: false,
        told: {
          mn: 'production биш: туршилтын портал эхэлнэ.',
          en: 'is not production: without it the start is a demo.',
        },
      },
  ...(DEMO === '1'
    ? [
        {
          name: keyed('DEMO'),
          good: false,
          told: {
            mn: '1 байна: нууц үгийг нь бүгд мэдэх хүмүүс нэвтэрч чадна; хасна уу.',
            en: 'is 1: people whose password everybody knows could sign in; take it out.',
          },
        },
      ]
    : []),
]

/** A key is called alike in every language. */
const keyed = (key: string): Said => ({ mn: key, en: key })

/** The reason of a failure without the addresses of the environment, which may hold passwords. */
const reasonOf = (error: unknown): Said => {
  if (error instanceof PlainError) return error.said
  const { message, cause, code } = error as { message?: unknown; cause?: unknown; code?: unknown }
  const deeper = cause as { message?: unknown; code?: unknown } | undefined
  const reason = [deeper?.message, deeper?.code, message, code].find(part => typeof part === 'string' && part !== '')
  const told = String(reason ?? '').replace(/\/\/[^@\s/]+@/g, '//')
  return { mn: told ? `алдаа гарлаа: ${told}` : 'хариулахгүй байна', en: told || 'it does not answer' }
}
