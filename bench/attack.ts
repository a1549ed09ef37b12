// Every call of the contract with made-up and damaged inputs, as every kind of account: nothing may answer 500 or more,
// and what succeeds must look as the contract says.
// Usage: npm run bench -- attack [calls] [seed]; writes bench/results/attack.md and exits 1 when something broke.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@khyanalt/contract/call'
import { calls } from '@khyanalt/contract/calls'
import { sql } from 'kysely'
import { demoPeople, demoStaff } from '../apps/server/seeds/demo/people.ts'
import type { App } from '../apps/server/src/app.ts'
import { type Chance, type Known, makeInput, spoil } from './attack/hostile.ts'
import { findLeak, onTheWire, type WireRequest } from './attack/on-the-wire.ts'
import { describeMachine, today } from './measure/machine.ts'
import { type Account, withPortal } from './measure/with-portal.ts'
import { seededRandom } from './seeded-random.ts'

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number)
const lanes = 6
const machine = describeMachine()

const accounts = [null, ...Object.keys(demoPeople), ...Object.keys(demoStaff)] as (Account | null)[]

// Whoever presses these ends the session that the others go by.
const endsSessions = new Set(['logout'])
const attacked = calls.filter(call => !endsSessions.has(call.name))

/** Ids and numbers of real rows of every table, some of each. */
const readKnown = async (app: App): Promise<Known> => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name in ('id', 'request_number', 'name', 'cs_id', 'slug', 'invoice_number', 'register_number')
  `.execute(app.services.db)
  const found = await Promise.all(
    rows.map(async ({ table_name, column_name }) => {
      const { rows: values } = await sql<{ value: unknown }>`
        select distinct ${sql.ref(column_name)} as value from ${sql.table(table_name)} limit 12
      `.execute(app.services.db)
      return values.map(({ value }) => value)
    }),
  )
  return found.flat()
}

type Fault = { readonly call: string; readonly what: string; readonly input: string }

/** Sends one input; answers the status and what is wrong with the reply. */
const attack = async (app: App, call: Call, token: string | null, chance: Chance, known: Known) => {
  const fields: Record<string, unknown> = { ...makeInput(call, chance, known) }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name] ?? known[Math.floor(chance() * known.length)]
    delete fields[name]
    return encodeURIComponent(asText(value).slice(0, 500).toWellFormed()) || 'x'
  })
  const query = new URLSearchParams()
  const inQuery = call.method === 'GET' || call.transport === 'upload'
  if (inQuery) for (const [name, value] of Object.entries(fields)) query.set(name, asText(value).slice(0, 2000))
  const url = `/api${path}${query.size > 0 ? `?${query}` : ''}`
  const body = spoil(JSON.stringify(fields), chance)
  const upload = call.transport === 'upload' ? await fileBody(chance) : null
  const plain: WireRequest = {
    method: call.method,
    url,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(upload ? { 'content-type': upload.type } : inQuery ? {} : { 'content-type': 'application/json' }),
    },
    ...(upload ? { payload: upload.bytes } : inQuery ? {} : { payload: body }),
  }
  const bent = chance() < 0.25 ? onTheWire(plain, chance) : { request: plain, strange: false }
  const reply = await app.http.inject(bent.request)
  const sent = String(bent.request.payload ?? '').slice(0, 600)
  const input = `${bent.request.method} ${String(bent.request.url).slice(0, 300)} ${JSON.stringify(bent.request.headers).slice(0, 300)} ${sent}`
  const fault = (what: string): Fault => ({ call: call.name, what, input })
  if (reply.statusCode >= 500) return { status: reply.statusCode, fault: fault(reply.payload.slice(0, 200)) }
  const leak =
    call.answers === undefined || reply.statusCode >= 400 ? findLeak(reply.payload, [app.services.secret]) : null
  if (leak) return { status: reply.statusCode, fault: fault(`gives away ${leak}`) }
  // A call by another method or address is another call, or none.
  if (reply.statusCode === 200 && !bent.strange && (call.answers ?? 'json') === 'json') {
    const { success, error } = call.output.safeParse(reply.json())
    if (!success) return { status: 200, fault: fault(`not as the contract says: ${error.message.slice(0, 300)}`) }
  }
  return { status: reply.statusCode, fault: null }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const fileBody = async (chance: Chance) => {
  const starts = ['%PDF-1.7\n', '\u0089PNG\r\n\u001a\n', 'ÿØÿà', 'PK\u0003\u0004', '<svg/onload=alert(1)>', '']
  const content = (starts[Math.floor(chance() * starts.length)] ?? '') + 'x'.repeat(Math.floor(chance() * 3000))
  const names = ['a.pdf', '../../a.pdf', 'а.png', 'a\u0000.pdf', `${'я'.repeat(300)}.pdf`, '']
  const form = new FormData()
  form.set('file', new Blob([content], { type: 'application/pdf' }), names[Math.floor(chance() * names.length)])
  const encoded = new Response(form)
  return { type: encoded.headers.get('content-type') ?? '', bytes: Buffer.from(await encoded.arrayBuffer()) }
}

await withPortal({ cases: true }, async ({ app, signIn }) => {
  const tokens = new Map<Account | null, string | null>([[null, null]])
  for (const account of accounts) if (account) tokens.set(account, await signIn(account))

  let known = await readKnown(app)
  const statuses = new Map<number, number>()
  const faults: Fault[] = []
  const start = performance.now()
  let done = 0
  const shut = new Set<string>()
  const pickAccount = (chance: Chance): Account | null => accounts[Math.floor(chance() * accounts.length)] ?? null
  const lane = async (number: number) => {
    const chance = seededRandom(seed * 1000 + number)
    while (done < count) {
      done += 1
      if (done % 5000 === 0) {
        known = await readKnown(app)
        console.log(`${done} calls, ${faults.length} faults, ${Math.round((performance.now() - start) / 1000)} s`)
      }
      const call = attacked[Math.floor(chance() * attacked.length)] as Call
      let account = pickAccount(chance)
      // Whom a call never lets in is asked once in a while only.
      for (let tries = 0; tries < 8 && shut.has(`${call.name} ${account}`); tries++) account = pickAccount(chance)
      const { status, fault } = await attack(app, call, tokens.get(account) ?? null, chance, known)
      if (status === 403 || (status === 401 && !account)) shut.add(`${call.name} ${account}`)
      else shut.delete(`${call.name} ${account}`)
      // Calls may lock accounts and end sessions; whoever can still come in goes on.
      if (status === 401 && account && chance() < 0.05) tokens.set(account, await signIn(account).catch(() => null))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  const seconds = (performance.now() - start) / 1000

  const first = new Map(faults.map(fault => [`${fault.call} ${fault.what.slice(0, 60)}`, fault]))
  for (const { call, what, input } of first.values()) console.log(`✗ ${call}: ${what}\n  ${input}`)
  const rows = [...statuses].toSorted(([one], [other]) => one - other)
  const report = `# Attack on every call

Method: ${attacked.length} calls of the contract with inputs made from their schemas out of ids and numbers of real rows, two of three damaged in one place or more (wrong kinds, broken letters, absurd numbers, injections, prototypes, half bodies, files that are none), one of four bent on the wire as well (other methods, kinds of body, headers, addresses, doubled keys, objects fifty thousand deep, bodies of many keys), as ${accounts.length - 1} demo accounts of every role and as nobody, over the demo data, in process. A fault is an answer of 500 or more, a success that is not as the contract says, or a reply that holds a trace, a secret or words of the database. Signing out is left out. Repeat with \`npm run bench -- attack ${count} ${seed}\`.

|         |            |
| ------- | ---------- |
| date    | ${today()} |
| machine | ${machine} |
| calls   | ${done}    |
| seconds | ${Math.round(seconds)} |
| faults  | ${faults.length} |

| status | answers |
| -----: | ------: |
${rows.map(([status, answers]) => `| ${status} | ${answers} |`).join('\n')}
`
  writeFileSync(join(import.meta.dirname, 'results/attack.md'), report)
  console.log(report)
  process.exitCode = faults.length > 0 ? 1 : 0
})
