// Whether the time of an answer tells who or what exists: names at sign-in, requests and files of others.
// Usage: npm run bench -- timing [questions of each kind]; writes bench/results/timing.md and exits 1 when it tells.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { seedBulk } from '../apps/server/seeds/bulk/seed-bulk.ts'
import { describeMachine, today } from './measure/machine.ts'
import { median, ms } from './measure/statistics.ts'
import { withPortal } from './measure/with-portal.ts'

const [ofEach = 400] = process.argv.slice(2).map(Number)
const machine = describeMachine()
// Of two answers, one for what exists and one for what does not, how often the first took longer: half says nothing.
const tolerated = 0.1

type Question = { readonly url: string; readonly body?: object; readonly status: number }
type Pair = { readonly what: string; readonly there: readonly Question[]; readonly missing: readonly Question[] }

/** How often a value of the first list is above one of the second; ties count half. */
const share = (first: readonly number[], second: readonly number[]): number => {
  const sum = first.flatMap(one => second.map((other): number => (one > other ? 1 : one === other ? 0.5 : 0)))
  return sum.reduce((a, b) => a + b, 0) / sum.length
}

await withPortal({}, async ({ app, signIn }) => {
  await seedBulk(app.patient, { people: ofEach, requests: ofEach, owned: 0 })
  const { db } = app.services
  // Every name is tried once, or its lock would answer instead.
  await sql`update users set password_hash = (select password_hash from users where password_hash is not null limit 1)
    where password_hash is null and kind = 'client'`.execute(db)
  const people = await db
    .selectFrom('users')
    .select('register_number')
    .where('kind', '=', 'client')
    .where('register_number', 'is not', null)
    .orderBy('id', 'desc')
    .limit(ofEach)
    .execute()
  const requests = await db.selectFrom('requests').select('request_number').limit(ofEach).execute()
  const signingIn = (register_number: string): Question => ({
    url: '/auth/login',
    body: { register_number, password: 'not the password' },
    status: 401,
  })
  const opening = (number: string): Question => ({ url: `/getserviceform?id=${number}`, status: 404 })
  const pairs: readonly Pair[] = [
    {
      what: 'signing in by a register number, with a wrong password',
      there: people.map(({ register_number }) => signingIn(register_number ?? '')),
      missing: people.map((_, index) => signingIn(`ЯЯ${String(10_000_000 + index)}`)),
    },
    {
      what: "opening somebody else's request",
      there: requests.map(({ request_number }) => opening(request_number)),
      missing: requests.map((_, index) => opening(`R26${String(9_000_000 + index)}`)),
    },
  ]
  const token = await signIn('citizen')
  // Each from an address of its own: the limits of one are not what is asked here.
  let asked = 0
  const ask = async ({ url, body, status }: Question): Promise<number> => {
    const headers = body ? {} : { authorization: `Bearer ${token}` }
    asked++
    const remoteAddress = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
    const before = performance.now()
    const reply = await app.http.inject({
      method: body ? 'POST' : 'GET',
      url: `/api${url}`,
      headers,
      remoteAddress,
      ...(body && { payload: body }),
    })
    const took = performance.now() - before
    if (reply.statusCode !== status) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`)
    return took
  }
  const rows: string[] = []
  for (const { what, there, missing } of pairs) {
    const times = { there: [] as number[], missing: [] as number[] }
    for (const [index, question] of there.entries()) {
      const other = missing[index]
      if (!other) break
      // They take turns at being first.
      const order = index % 2 === 0 ? (['there', 'missing'] as const) : (['missing', 'there'] as const)
      for (const which of order) {
        const took = await ask(which === 'there' ? question : other)
        // The first tenth warms.
        if (index >= ofEach / 10) times[which].push(took)
      }
    }
    const told = share(times.there, times.missing)
    if (Math.abs(told - 0.5) > tolerated) process.exitCode = 1
    const cells = [ms(median(times.there)), ms(median(times.missing)), `**${(told * 100).toFixed(0)} %**`]
    rows.push(`| ${[what, ...cells].join(' | ')} |`)
  }
  const report = `# What the time of an answer tells

Method: ${ofEach} names and requests that exist and as many that do not, each asked once, in turns, one at a time in process, so that no network hides a difference; the first tenth warms. Both must be refused in the same words (tests say so). The last column: of two answers, one for what exists and one for what does not, how often the first took longer. Half tells nothing; more than ${tolerated * 100} points away from it ends the command with 1. A register number is tried five times before it is locked, whether it exists or not.

| | |
|---|---|
| date | ${today()} |
| machine | ${machine} |

| asked | exists, median ms | does not, median ms | exists took longer |
|---|---|---|---|
${rows.join('\n')}
`
  console.log(report)
  writeFileSync(join(import.meta.dirname, 'results/timing.md'), report)
})
