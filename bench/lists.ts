// How long the lists of requests take: the own list of somebody who has thousands, the queue of the agency, and the
// search of its console over requests and what stands beside them.
// Usage: npm run bench -- lists [requests] [owned by one] [questions of each kind]; writes bench/results/lists.md and console-search.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { seedBulk } from '../apps/server/seeds/bulk/seed-bulk.ts'
import { describeMachine, today } from './measure/machine.ts'
import { median, ms, quantile } from './measure/statistics.ts'
import { withPortal } from './measure/with-portal.ts'
import { seededRandom } from './seeded-random.ts'

const [requests = 1_200_000, owned = 5000, ofEach = 100] = process.argv.slice(2).map(Number)
const machine = describeMachine()
const words = {
  certificates: 'certificates',
  invoices: 'invoices',
  foods: 'food objects',
  records: 'records of equipment',
  reports: 'fee reports',
}

await withPortal({}, async ({ app, signIn }) => {
  const part = (of: number): number => Math.ceil(requests / of)
  const beside = {
    certificates: part(4),
    invoices: part(8),
    foods: part(8),
    records: part(8),
    reports: part(40),
  }
  await seedBulk(app.patient, { requests, owned, ...beside }, console.log)
  // What is loaded at once waits in no list of an index, as what comes in day by day does not either.
  await sql`vacuum analyze`.execute(app.patient.db)
  const client = await signIn('citizen')
  const inspector = await signIn('inspector')
  const head = await signIn('head')
  const finance = await signIn('finance')
  const admin = await signIn('admin')

  const random = seededRandom(7)
  const pages = Math.floor(owned / 10)
  const page = (most: number): number => 1 + Math.floor(random() * most)
  const day = (): string => `202${1 + Math.floor(random() * 5)}-0${page(9)}-1${page(9)}`
  const own = '/dashboard/myrequest?results=10'
  const queue = '/staff/requests?results=20'
  const kinds: (readonly [kind: string, token: string, address: () => string])[] = [
    ['own, first page', client, () => `${own}&page=1`],
    ['own, any page', client, () => `${own}&page=${page(pages)}`],
    [
      'own, by state',
      client,
      () => `${own}&page=1&status=${['PROCESSING', '900', '1000', '2000', '3000', '5000'][page(6) - 1]}`,
    ],
    ['own, by category', client, () => `${own}&page=1&category=${[1, 14, 65, 21, 22, 23][page(6) - 1]}`],
    ['own, since a day', client, () => `${own}&page=1&date=${day()},2026-12-31`],
    ['own, by number', client, () => `${own}&page=1&reqnumber=${5_000_000 + page(owned)}`],
    ['own, by state of the row', client, () => `${own}&page=${page(20)}&sortField=status&sortOrder=ascend`],
    ['own, counters', client, () => '/dashboard/getstats'],
    ['queue, first page', inspector, () => `${queue}&page=1`],
    ['queue, page of the first twenty', inspector, () => `${queue}&page=${page(20)}`],
    ...(['turn', 'mine', 'unassigned', 'overdue', 'resent', 'payment'] as const).map(
      view => [`queue, ${view}`, inspector, () => `${queue}&page=1&view=${view}`] as const,
    ),
    ['queue, turn of the head of unit', head, () => `${queue}&page=1&view=turn`],
    [
      'queue, by category',
      inspector,
      () => `${queue}&page=1&view=all&category=${[1, 14, 65, 21, 22, 23][page(6) - 1]}`,
    ],
    [
      'queue, by state',
      inspector,
      () => `${queue}&page=1&view=all&status=${['900', '1000', '2000', '3000'][page(4) - 1]}`,
    ],
    ['queue, since a day', inspector, () => `${queue}&page=1&view=all&date=${day()},2026-12-31`],
    ['queue, counters', inspector, () => '/staff/requests/count'],
    ['queue, by number', inspector, () => `${queue}&page=1&view=all&reqnumber=${5_000_000 + page(requests)}`],
    ...['Бат', 'Хулан', 'Дамдин Оюун', 'Алтан Уул', 'Tenger gol group', 'Номин Фарм Агро'].map(
      name => [`queue, by name “${name}”`, inspector, () => `${queue}&page=${page(3)}&view=all&query=${name}`] as const,
    ),
    [
      'queue, turn, by name',
      inspector,
      () => `${queue}&page=1&view=turn&query=${['Бат', 'Oyun', 'Алтан'][page(3) - 1]}`,
    ],
    [
      'queue, by register number',
      inspector,
      () => `${queue}&page=1&view=all&query=8${String(page(100_000)).padStart(7, '0')}`,
    ],
  ]
  const staff = [inspector, head, finance, admin]
  const find = (kind: string, texts: readonly string[], some: readonly string[] = staff): typeof kinds =>
    some.map((token, at) => [
      `search, ${kind}, ${['inspector', 'head of unit', 'accountant', 'administrator'][staff.indexOf(token) ?? at]}`,
      token,
      () => `/staff/search?q=${encodeURIComponent(texts[page(texts.length) - 1] ?? '')}`,
    ])
  const numbers = Array.from({ length: 50 }, () => String(5_000_000 + page(requests)))
  const searches: typeof kinds = [
    ...find(
      'number whole',
      numbers.map(number => `R2${page(6)}${number}`),
    ),
    ...find(
      'any four signs of a number',
      numbers.map(number => number.slice(3)),
    ),
    ...find('four signs that very many share', ['5000', '0000', '2650', 'R255', '6500', '4501']),
    ...find('name', ['Бат', 'Хулан', 'дамдин оюун', 'Алтан Уул', 'Tenger gol', 'Номин Фарм Агро', 'Батбаяр']),
    ...find('name with a slip', ['Хулна', 'Батбаяар', 'Уганбаяр', 'Тенгер Гоол', 'Нарнтуяа Лувсан', 'Жамсрн']),
    ...find('name of nobody', ['Квантум', 'Жжжжжж Ззззз', 'Крипто Биржийн Төв', 'Xylophone']),
    ...find(
      'register number',
      numbers.map(number => `ЯБ0${number}`),
    ),
    ...find('serial number', ['1234', '5571', '90012', '77-12'], [inspector, head, admin]),
  ]
  const isSearch = new Set(searches.map(([kind]) => kind))
  kinds.push(...searches)
  const times = new Map<string, number[]>(kinds.map(([kind]) => [kind, []]))
  // Kinds take turns, so that a disturbance falls on all of them; the first pass warms.
  for (let turn = -10; turn < ofEach; turn++) {
    for (const [kind, token, address] of kinds) {
      const url = `/api${address()}`
      const before = performance.now()
      const reply = await app.http.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
      const took = performance.now() - before
      if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`)
      if (turn >= 0) times.get(kind)?.push(took)
    }
  }

  const sizes = Object.entries(beside).map(
    ([noun, size]) => `${size.toLocaleString('en')} ${words[noun as keyof typeof words]}`,
  )
  const write = (name: string, title: string, search: boolean, also: readonly string[]): void => {
    const kinds = [...times].filter(([kind]) => isSearch.has(kind) === search)
    const report = `# ${title}

Method: ${requests.toLocaleString('en')} requests made by \`npm run seed -- bulk\`, ${owned.toLocaleString('en')} of them of one citizen, beside them ${sizes.join(', ')}; ${ofEach} questions of each kind, in turns, asked one at a time in process (session, parsing, transaction, statements, presenter, JSON), after ten that warm. PostgreSQL is the built-in one with its own settings, without waiting for the disk, since nothing is written while measuring. Milliseconds.

| | |
|---|---|
| date | ${today()} |
| machine | ${machine} |
| p99 of all questions | **${ms(p99Of(kinds))} ms** (goal 50) |
${also.join('\n')}
| list | median | p99 |
|---|---|---|
${kinds.map(([kind, values]) => `| ${kind} | ${ms(median(values))} | ${ms(quantile(values, 0.99))} |`).join('\n')}
`
    console.log(report)
    writeFileSync(join(import.meta.dirname, `results/${name}.md`), report)
  }
  const p99Of = (kinds: readonly (readonly [string, readonly number[]])[]): number =>
    quantile(
      kinds.flatMap(([, took]) => took),
      0.99,
    )
  const lists = [...times].filter(([kind]) => !isSearch.has(kind))
  write('lists', 'Lists of requests', false, [])
  write('console-search', 'The search of the console', true, [
    `| p99 of the lists of the same run | ${ms(p99Of(lists))} ms |`,
    '',
  ])
})
