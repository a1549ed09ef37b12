// Every call that only reads, and the writes that are made all day, over tables of tens of thousands of rows: none may
// read one of them from end to end.
import { login } from '@khyanalt/contract/auth'
import type { Call } from '@khyanalt/contract/call'
import { calls } from '@khyanalt/contract/calls'
import { getCertificate } from '@khyanalt/contract/certificates'
import { confirmReceipt, createInvoice, getInvoice } from '@khyanalt/contract/invoices'
import { getServiceForm, resubmitRequest, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { checkToken } from '@khyanalt/contract/session-checks'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { everyNoun } from '../../seeds/bulk/bulk-sizes.ts'
import { seedBulk } from '../../seeds/bulk/seed-bulk.ts'
import { demoPassword, demoPeople } from '../../seeds/demo/people.ts'
import { smallPdf } from '../../seeds/demo/small-pdf.ts'
import { draftRequest, uploadedAnswers, versionOf } from '../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../test/test-app.ts'

const large = [
  ...[
    'requests',
    'certificates',
    'certificate_versions',
    'holder_names',
    'applicant_names',
    'users',
    'companies',
    'company_members',
  ],
  ...['invoices', 'statement_lines', 'notifications', 'sessions', 'request_events', 'audit_entries', 'workers'],
  ...['equipment_records', 'cases', 'food_registrations', 'fee_reports', 'fee_report_lines'],
]

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
  await seedBulk(test.app.patient, { ...everyNoun(20_000), requests: 30_000, owned: 300, shared: 300, permits: 2_000 })
  client = new pg.Client(test.address)
  await client.connect()
  await client.query('vacuum analyze')
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given
    const statement = typeof first === 'string' ? { text: first, values } : (first as Partial<Statement>)
    asked.push({ text: statement.text ?? '', values: (statement.values ?? []) as unknown[] })
    return Reflect.apply(query, this, given)
  } as typeof query
}, 240_000)
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
  // A loop that brings more than the limit takes stops the table that it walks through, not the one it looks into.
  const walked = plan['Node Type'] === 'Nested Loop' && plan['Plan Rows'] > limit ? limit : below
  return [
    ...(whole ? [table] : []),
    ...(plan.Plans ?? []).flatMap((part, place) => scans(part, place === 0 ? walked : below)),
  ]
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

/** The large tables that statements read from end to end. */
const wholeIn = async (statements: readonly Statement[]): Promise<string[]> => {
  const found: string[] = []
  for (const { text, values } of statements) {
    const plan = await explain({ text, values })
    for (const table of plan ? scans(plan) : []) found.push(`${table}: ${text.slice(0, 300)}`)
  }
  return found
}

/** The large tables that the statements of a call read from end to end. */
const readWhole = async (as: DemoPerson | null, call: Call, input: object): Promise<string[]> => {
  if (as) await test.token(as)
  asked = []
  const { status } = await test.raw(as, call, input)
  expect(status, `${call.name} as ${as}`).toBeLessThan(500)
  if (status === 403) shut.add(`${call.name} ${as}`)
  const statements = asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
  asked = []
  return wholeIn(statements)
}

/** What may read a table from its beginning, and why. */
const allowed: Readonly<Record<string, string>> = {
  'countRegisterRecords {}': 'counts every piece of equipment in the country',
  'listRegisterRecords {"aimag":"Бат"}': 'gathers what the owners of one of twenty-two provinces have',
  'listRegisterRecords {"aimag":"1"}': 'likewise',
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

describe('a call that writes', () => {
  const during = async (act: () => Promise<unknown>): Promise<string[]> => {
    asked = []
    await act()
    const statements = asked.filter(({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text))
    asked = []
    expect(statements.length).toBeGreaterThan(0)
    return wholeIn(statements)
  }

  it('finds its rows by an index, from sign-in over draft, sending, return and payment to the certificate', async () => {
    const { citizen } = demoPeople
    const signIn = { register_number: citizen.register_number, password: demoPassword }
    expect(await during(() => test.call(null, login, signIn)), 'login').toEqual([])
    expect(await during(() => test.call('inspector', checkToken, {})), 'checkToken').toEqual([])
    let number = ''
    const steps: readonly (readonly [name: string, act: () => Promise<unknown>])[] = [
      [
        'create',
        async () => {
          number = await draftRequest(test, 'citizen')
        },
      ],
      [
        'save a draft',
        () => test.call('citizen', saveDraft, { request_number: number, patch: { unit_model: 'Ray-60' } }),
      ],
      [
        'send',
        async () => {
          const data = await uploadedAnswers(test, 'citizen')
          await test.call('citizen', submitRequest, { request_number: number, data, organization_id: 1 })
        },
      ],
      ['receive', async () => test.call('inspector', receiveRequest, await decision())],
      [
        'return',
        async () =>
          test.call('inspector', returnRequest, { ...(await decision()), comments: [{ title: 'A', comment: 'B' }] }),
      ],
      [
        'send again',
        async () => {
          const { request } = await test.call('citizen', getServiceForm, { id: number })
          const data = request.data ?? {}
          await test.call('citizen', resubmitRequest, { request_number: number, data, version: request.version })
        },
      ],
      ['receive again', async () => test.call('inspector', receiveRequest, await decision())],
      [
        'raise and confirm an invoice',
        async () => {
          const { gen_id } = await test.call('inspector', createInvoice, { ...(await decision()), amount: '50000' })
          const { data } = await test.call('citizen', getInvoice, { id: gen_id })
          const receipt = { name: 'receipt.pdf', type: 'application/pdf', bytes: smallPdf('receipt') }
          await test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${data.id}`, receipt)
          await test.call('finance', confirmReceipt, { invoiceid: data.id })
        },
      ],
      ['agree', async () => test.call('inspector', agreeRequest, await decision())],
      ['agree again', async () => test.call('inspector', agreeRequest, await decision())],
      [
        'approve and verify',
        async () => {
          const { cs_id } = await test.call('head', approveRequest, await decision())
          await test.call(null, getCertificate, { cs_id: cs_id ?? '' })
        },
      ],
    ]
    const decision = async () => ({ request_number: number, version: await versionOf(test, 'inspector', number) })
    for (const [name, act] of steps) expect(await during(act), name).toEqual([])
  })
})
