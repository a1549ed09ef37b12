// Every call that only reads, over tables of tens of thousands of rows: none may read one of them from end to end.
import type { Call } from '@khyanalt/contract/call'
import { calls } from '@khyanalt/contract/calls'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { seedBulk } from '../../seeds/bulk/seed-bulk.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../test/test-app.ts'

const large = ['requests', 'certificates', 'certificate_versions', 'users', 'companies', 'notifications']

type Statement = { readonly text: string; readonly values: readonly unknown[] }
type Plan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Plan Rows': number
  readonly Plans?: readonly Plan[]
}

let test: TestApp
let asked: Statement[] = []
let client: pg.Client
const query = pg.Client.prototype.query

beforeAll(async () => {
  test = await openTestApp()
  await seedBulk(test.app.services, { requests: 30_000, owned: 300, certificates: 20_000 })
  client = new pg.Client(test.address)
  await client.connect()
  await client.query(`
    insert into notifications (id, user_id, type, params, url, created_at)
    select gen_random_uuid(), u.id, 'request_next', '{"number": "R260000001"}', '/', now() from users u, generate_series(1, 10)`)
  await client.query('vacuum analyze')
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given
    const statement = typeof first === 'string' ? { text: first, values } : (first as Partial<Statement>)
    asked.push({ text: statement.text ?? '', values: (statement.values ?? []) as unknown[] })
    return Reflect.apply(query, this, given)
  } as typeof query
}, 120_000)
afterAll(async () => {
  pg.Client.prototype.query = query
  await client.end()
  await test.close()
})

/** What hands rows on as they come, so that a limit above it stops what is below. */
const passing = ['Append', 'Result', 'Subquery Scan']

/** Large tables that the plan reads to their end; a scan that finds more than a limit above it takes stops early. */
const endless = Number.POSITIVE_INFINITY
const scans = (plan: Plan, limit = endless): string[] => {
  const table = plan['Relation Name'] ?? ''
  const whole = plan['Node Type'] === 'Seq Scan' && large.includes(table) && plan['Plan Rows'] <= limit
  const below =
    plan['Node Type'] === 'Limit' ? plan['Plan Rows'] : passing.includes(plan['Node Type']) ? limit : endless
  return [...(whole ? [table] : []), ...(plan.Plans ?? []).flatMap(part => scans(part, below))]
}

/** How a statement would run; null where the database refuses its values, as it did when the call asked. */
const explain = async ({ text, values }: Statement): Promise<Plan | null> => {
  try {
    const { rows } = await Reflect.apply(query, client, [`explain (format json) ${text}`, [...values]])
    return rows[0]['QUERY PLAN'][0].Plan
  } catch (error) {
    if ((error as { code?: string }).code === '22P02') return null
    throw error
  }
}

/** Calls and whom they do not let in. */
const shut = new Set<string>()

/** The large tables that the statements of a call read from end to end. */
const readWhole = async (as: DemoPerson | null, call: Call, input: object): Promise<string[]> => {
  if (as) await test.token(as)
  asked = []
  const { status } = await test.raw(as, call, input)
  expect(status, `${call.name} as ${as}`).toBeLessThan(500)
  if (status === 403) shut.add(`${call.name} ${as}`)
  const statements = asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
  asked = []
  const found: string[] = []
  for (const { text, values } of statements) {
    const plan = await explain({ text, values })
    for (const table of plan ? scans(plan) : []) found.push(`${table}: ${text.slice(0, 300)}`)
  }
  return found
}

/** What may read a table from its beginning, and why. */
const allowed: Readonly<Record<string, string>> = {
  'listStaffCompanies {"search":"Бат"}': 'any part of a name of some thousands of companies, asked a few times a day',
  'listStaffCompanies {"search":"1"}': 'likewise',
}

const people = ['citizen', 'hospitalAdmin', 'operator', 'inspector', 'head', 'finance', 'admin'] as const

const samples = ['Бат', '1', '2025-06-01', '2025-06-01,2025-07-01', 'R260000001', 'descend', crypto.randomUUID()]

/** Nothing but what the address needs, and then each filter of a call alone, with what it may hold. */
const inputsOf = (call: Call): readonly object[] => {
  const parameters = [...call.path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  const needed = Object.fromEntries(parameters.map(name => [name, '1']))
  const shape = (call.input as { readonly shape?: Readonly<Record<string, z.ZodType>> }).shape ?? {}
  const filters = Object.entries(shape).flatMap(([name, field]) => {
    const options = (field as { readonly unwrap?: () => { readonly options?: readonly string[] } }).unwrap?.().options
    const held = (options ?? samples).filter(value => field.safeParse(value).success)
    return parameters.includes(name) ? [] : held.slice(0, options ? 12 : 2).map(value => ({ ...needed, [name]: value }))
  })
  return [needed, ...filters]
}

describe('a call that reads', () => {
  it.each(
    calls
      .filter(call => call.method === 'GET' && (call.answers ?? 'json') === 'json')
      .map(call => [call.name, call] as const),
  )('%s finds its rows by an index, whoever asks', async (name, call) => {
    for (const input of inputsOf(call)) {
      if (allowed[`${name} ${JSON.stringify(input)}`]) continue
      for (const as of people) {
        if (shut.has(`${name} ${as}`)) continue
        expect(await readWhole(as, call, input), `${name} ${JSON.stringify(input)} as ${as}`).toEqual([])
      }
    }
  })
})
