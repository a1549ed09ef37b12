// Inputs of a call: as its schema wants them, filled with what really exists, and then damaged in one place.
import type { Call } from '@khyanalt/contract/call'
import { z } from 'zod'

/** Numbers in [0, 1). */
export type Chance = () => number

/** What exists in the database, by kind, so that a made-up input sometimes meets a real row. */
export type Known = readonly unknown[]

type Schema = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: string
}

const evil: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  2_147_483_648,
  9_007_199_254_740_992,
  1e308,
  0.1,
  [],
  [[[]]],
  {},
  { $gt: '' },
  { toString: 'x', valueOf: 1 },
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  "' or '1'='1' --",
  "'; select pg_sleep(10); --",
  '%_\\',
  '"><script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '=cmd|"/c calc"!A1',
  '../../etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '99999999999999999999',
  'NaN',
  '１２３',
  'я'.repeat(5000),
  Array.from({ length: 2000 }, (_, index) => index),
]

const words = ['а', 'Бат', 'УХ92100567', '99112233', 'a@b.mn', '2026-11-20', 'R260000001', 'text', '1', '12', '']

const pick = <T>(chance: Chance, from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T

/** A value of a schema; strings and numbers are now and then those of real rows. */
const makeValue = (schema: Schema, chance: Chance, known: Known, depth: number): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(chance, schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return makeValue(pick(chance, options), chance, known, depth)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(one => makeValue(one, chance, known, depth)))
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  switch (type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      const made = fields.flatMap(([name, field]) =>
        schema.required?.includes(name) || chance() < 0.6 ? [[name, makeValue(field, chance, known, depth + 1)]] : [],
      )
      return Object.fromEntries(made)
    }
    case 'array':
      return Array.from({ length: depth > 4 ? 0 : Math.floor(chance() * 4) }, () =>
        makeValue(schema.items ?? {}, chance, known, depth + 1),
      )
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? 0
      const most = Math.min(schema.maximum ?? least + 200, least + 2000)
      return chance() < 0.1 ? pick(chance, known) : least + Math.floor(chance() * (most - least + 1))
    }
    case 'boolean':
      return chance() < 0.5
    case 'null':
      return null
    case 'string':
      return chance() < 0.6 ? String(pick(chance, known)) : pick(chance, words)
    default:
      return chance() < 0.5 ? pick(chance, words) : pick(chance, evil)
  }
}

/** Puts something evil in one place of a value, takes the place away, or adds what nobody asked for. */
const damage = (value: unknown, chance: Chance): unknown => {
  if (Array.isArray(value) && value.length > 0 && chance() < 0.8) {
    const place = Math.floor(chance() * value.length)
    return value.map((one, index) => (index === place ? damage(one, chance) : one))
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0) {
    const way = chance()
    const name = pick(chance, Object.keys(value))
    const { [name]: held, ...rest } = value as Record<string, unknown>
    if (way < 0.1) return rest
    if (way < 0.2) return { ...value, [pick(chance, ['constructor', 'admin', '$where', 'x'])]: pick(chance, evil) }
    if (way < 0.97) return { ...value, [name]: damage(held, chance) }
  }
  return pick(chance, evil)
}

const schemas = new Map<string, Schema>()
const schemaOf = (call: Call): Schema => {
  const made =
    schemas.get(call.name) ?? (z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as unknown as Schema)
  schemas.set(call.name, made)
  return made
}

/** An input of the call, damaged in about two of three. */
export const makeInput = (call: Call, chance: Chance, known: Known): Readonly<Record<string, unknown>> => {
  let made = makeValue(schemaOf(call), chance, known, 0)
  for (let more = chance(); more < 0.65; more = chance() + 0.3) made = damage(made, chance)
  return made !== null && typeof made === 'object' && !Array.isArray(made)
    ? (made as Record<string, unknown>)
    : { made }
}

/** A body as it goes over the wire, now and then with a broken letter in it. */
export const spoil = (body: string, chance: Chance): string => {
  if (chance() > 0.05 || body.length === 0) return body
  const place = Math.floor(chance() * body.length)
  return body.slice(0, place) + pick(chance, ['"', '\\', '{', '\u0000', ',', '1e309', '\ufffd']) + body.slice(place + 1)
}
